// SPDX-License-Identifier: MIT
import CSQLite

/// An open file of SQLite. It belongs to whoever made it: one caller at a time.
final class Database {
    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// *Errors:* what SQLite says.
    init(path: String, isWritable: Bool) throws(CatalogError) {
        var handle: OpaquePointer?
        let flags =
            isWritable ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw CatalogError("\(path) cannot be opened: \(reason)")
        }
        self.handle = handle
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(handle)
    }

    /// Runs statements that give no rows. *Errors:* what SQLite says.
    func execute(_ sql: String) throws(CatalogError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    /// Runs a statement and gives what `row` makes of each row. The statement stays prepared.
    ///
    /// *Errors:* what SQLite says.
    @discardableResult func rows<Row>(
        _ sql: String, _ values: [Value] = [], row: (Columns) -> Row
    ) throws(CatalogError) -> [Row] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            let code =
                switch value {
                case .text(let text):
                    csqlite_bind_text(statement, place, text, Int32(text.utf8.count))
                case .integer(let number):
                    sqlite3_bind_int64(statement, place, Int64(number))
                }
            guard code == SQLITE_OK else { throw failure }
        }
        var rows: [Row] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows.append(row(Columns(statement: statement)))
            case SQLITE_DONE: return rows
            default: throw failure
            }
        }
    }

    private func prepared(_ sql: String) throws(CatalogError) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement
        else { throw failure }
        statements[sql] = statement
        return statement
    }

    private var failure: CatalogError { CatalogError(String(cString: sqlite3_errmsg(handle))) }

    /// What a statement is given.
    enum Value {
        case text(String)
        case integer(Int)
    }

    /// The columns of the row at hand.
    struct Columns {
        fileprivate let statement: OpaquePointer

        func text(_ index: Int32) -> String {
            sqlite3_column_text(statement, index).map { String(cString: $0) } ?? ""
        }

        func integer(_ index: Int32) -> Int { Int(sqlite3_column_int64(statement, index)) }
    }
}
