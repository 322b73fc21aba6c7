// SPDX-License-Identifier: MIT
import Foundation

/// The file that a catalogue is read from, and how it is made.
struct CatalogFile {
    /// Of the tables; a file of another version is made anew.
    static let version = 1
    /// What changes when the system knows of other packages.
    static let stamps = ["/var/lib/apt/lists", "/var/lib/dpkg/status"]

    let path: String

    /// The one in the user's cache directory: `XDG_CACHE_HOME`, else `.cache` at home.
    static func cached(in environment: [String: String]) -> CatalogFile {
        var cache = environment["XDG_CACHE_HOME"] ?? ""
        // A relative path is to be ignored, says the specification.
        if !cache.hasPrefix("/") { cache = (environment["HOME"] ?? NSHomeDirectory()) + "/.cache" }
        return CatalogFile(path: cache + "/scrollwork/packages.sqlite")
    }

    /// Whether it can be read, has this version's tables, and is no older than what it tells of.
    var isCurrent: Bool {
        guard let made = Self.date(of: path),
            let database = try? Database(path: path, isWritable: false),
            let version = try? database.rows("PRAGMA user_version", row: { $0.integer(0) }).first
        else { return false }
        return version == Self.version
            && Self.stamps.allSatisfy { Self.date(of: $0).map { $0 <= made } ?? true }
    }

    private static func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Makes the file from the first text that tells of a package.
    ///
    /// It is made beside its place and renamed when it is whole: who reads meanwhile reads the old
    /// one, and of two who make it at a time the later wins.
    ///
    /// *Errors:* no text, a directory that cannot be written, what SQLite says.
    func make(from texts: [PackageText]) throws(CatalogError) {
        let directory = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true)
        } catch {
            throw CatalogError("\(directory) cannot be made: \(error.localizedDescription)")
        }
        let partial = "\(path).\(UUID().uuidString).partial"
        defer { unlink(partial) }
        for text in texts where try fill(partial, from: text) {
            guard rename(partial, path) == 0 else {
                throw CatalogError("\(path) cannot be made: \(String(cString: strerror(errno)))")
            }
            return
        }
        throw CatalogError(
            "there is no text about packages; looked for "
                + texts.map(\.title).joined(separator: ", "))
    }

    /// Whether the text had a package.
    private func fill(_ partial: String, from text: PackageText) throws(CatalogError) -> Bool {
        let database = try Database(path: partial, isWritable: true)
        // Nobody reads it before it is whole, so nothing has to survive a crash.
        try database.execute(
            """
            PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;
            DROP TABLE IF EXISTS packages; DROP TABLE IF EXISTS origin;
            CREATE TABLE packages (name TEXT PRIMARY KEY, version TEXT, section TEXT, size INTEGER,
                summary TEXT, details TEXT) WITHOUT ROWID;
            CREATE TABLE origin (text TEXT);
            """)
        let count: Int
        do {
            // The first of several versions is the newest.
            count = try text.read { package in
                try database.rows(
                    "INSERT OR IGNORE INTO packages VALUES (?, ?, ?, ?, ?, ?)",
                    [
                        .text(package.name), .text(package.version), .text(package.section),
                        .integer(package.size), .text(package.summary), .text(package.details),
                    ], row: { _ in })
            }
        } catch let error as CatalogError {
            throw error
        } catch {
            throw CatalogError("\(error)")
        }
        try database.rows("INSERT INTO origin VALUES (?)", [.text(text.title)], row: { _ in })
        try database.execute("COMMIT; PRAGMA user_version = \(Self.version)")
        return count > 0
    }
}
