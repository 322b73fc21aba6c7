// SPDX-License-Identifier: MIT
import Foundation

/// The packages in order of their names, a page at a time.
public actor Catalog {
    /// Where a page begins or ends.
    public enum Place: Hashable, Sendable {
        /// At the first package.
        case first
        /// At the first package whose name is not before this text.
        case from(String)
        /// Behind the package of this name.
        case after(String)
        /// Before the package of this name, which ends the page.
        case before(String)
    }

    /// Some packages that follow each other, and whether there are others around them.
    public struct Page: Hashable, Sendable {
        /// The packages, in order.
        public let packages: [CatalogPackage]
        /// Whether there are some before them.
        public let hasPrevious: Bool
        /// Whether there are some behind them.
        public let hasNext: Bool
    }

    /// How many packages there are.
    public nonisolated let count: Int
    /// Where their descriptions come from, such as `apt-cache dumpavail`.
    public nonisolated let origin: String
    private let database: Database

    /// The catalogue of this machine; makes its file when there is none, or an old one.
    ///
    /// *Errors:* `CatalogError`. *Cost:* two seconds or so when the file has to be made.
    public static func ofThisMachine() throws(CatalogError) -> Catalog {
        let file = CatalogFile.cached(in: ProcessInfo.processInfo.environment)
        if !file.isCurrent { try file.make(from: PackageText.system) }
        return try Catalog(file)
    }

    init(_ file: CatalogFile) throws(CatalogError) {
        database = try Database(path: file.path, isWritable: false)
        count =
            try database.rows("SELECT count(*) FROM packages", row: { $0.integer(0) }).first ?? 0
        origin = try database.rows("SELECT text FROM origin", row: { $0.text(0) }).first ?? ""
    }

    /// Up to `limit` packages at a place. *Errors:* what SQLite says.
    ///
    /// *Cost:* that of the page, wherever it is: it is found by its key and not by counting.
    public func page(_ place: Place, limit: Int) throws(CatalogError) -> Page {
        switch place {
        case .first: try forwards("WHERE name >= ?", "", limit, hasPrevious: false)
        case .from(let name):
            try forwards(
                "WHERE name >= ?", name, limit,
                hasPrevious: !packages("WHERE name < ? LIMIT ?", name, 1).isEmpty)
        case .after(let name): try forwards("WHERE name > ?", name, limit, hasPrevious: true)
        case .before(let name): try backwards(name, limit)
        }
    }

    /// One more than the page is asked for, to see whether there is more.
    private func forwards(
        _ condition: String, _ name: String, _ limit: Int, hasPrevious: Bool
    ) throws(CatalogError) -> Page {
        let found = try packages(condition + " ORDER BY name LIMIT ?", name, limit + 1)
        return Page(
            packages: Array(found.prefix(limit)), hasPrevious: hasPrevious,
            hasNext: found.count > limit)
    }

    private func backwards(_ name: String, _ limit: Int) throws(CatalogError) -> Page {
        let found = try packages("WHERE name < ? ORDER BY name DESC LIMIT ?", name, limit + 1)
        return Page(
            packages: found.prefix(limit).reversed(), hasPrevious: found.count > limit,
            hasNext: true)
    }

    private func packages(
        _ rest: String, _ name: String, _ limit: Int
    ) throws(CatalogError) -> [CatalogPackage] {
        try database.rows(
            "SELECT name, version, section, size, summary, details FROM packages " + rest,
            [.text(name), .integer(limit)]
        ) { columns in
            CatalogPackage(
                name: columns.text(0), version: columns.text(1), section: columns.text(2),
                size: columns.integer(3), summary: columns.text(4), details: columns.text(5))
        }
    }
}
