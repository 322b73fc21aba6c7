// SPDX-License-Identifier: MIT

//  PackageCatalog: the descriptions of this machine's Debian packages, read by pages.
//
//  In:      what `apt-cache dumpavail` prints, or the list of installed packages.
//  Out:     a file of SQLite in the cache directory, made on first use; pages of it by key.
//  Imports: CSQLite and Foundation.
//
//  The gallery needs a source that is large, real and slow enough to be asked for pages: some sixty
//  thousand rows that every Debian has. A page is found by the name of the row before or behind
//  it, so it costs the same anywhere, and rows that come or go meanwhile shift nothing.
