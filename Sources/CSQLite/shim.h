// SPDX-License-Identifier: MIT

// SQLite, with a function for what Swift cannot import: the destructor that makes SQLite copy a text
// is a macro that casts.

#ifndef SCROLLWORK_CSQLITE_SHIM_H
#define SCROLLWORK_CSQLITE_SHIM_H

#include <sqlite3.h>

static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

#endif
