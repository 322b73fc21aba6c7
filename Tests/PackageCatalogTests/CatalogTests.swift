// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import PackageCatalog

/// A directory of a test's own, gone with it.
final class TemporaryDirectory {
    let path = NSTemporaryDirectory() + "/catalog-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws -> PackageText {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        return .file(path + "/" + name)
    }

    var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// A catalogue of so many packages, `package-000` and on.
    func catalog(of count: Int) throws -> Catalog {
        let text = (0..<count).map { number in
            let name = String(format: "package-%03d", number)
            return "Package: \(name)\nVersion: 1.\(number)\nDescription: Number \(number)\n"
        }
        let file = CatalogFile(path: path + "/packages.sqlite")
        try file.make(from: [try write(text.joined(separator: "\n"), to: "status")])
        return try Catalog(file)
    }
}

@Suite struct CatalogTests {
    @Test("pages follow each other by key in both directions, each package once")
    func pages() async throws {
        let directory = try TemporaryDirectory()
        let catalog = try directory.catalog(of: 53)
        #expect(catalog.count == 53)
        var names: [String] = []
        var place = Catalog.Place.first
        while true {
            let page = try await catalog.page(place, limit: 10)
            #expect(page.hasPrevious == !names.isEmpty)
            names += page.packages.map(\.name)
            guard page.hasNext, let last = page.packages.last else { break }
            place = .after(last.name)
        }
        #expect(names == (0..<53).map { String(format: "package-%03d", $0) })
        var back: [String] = []
        place = .before("package-052")
        while true {
            let page = try await catalog.page(place, limit: 10)
            #expect(page.hasNext)
            back = page.packages.map(\.name) + back
            guard page.hasPrevious, let first = page.packages.first else { break }
            place = .before(first.name)
        }
        #expect(back == Array(names.dropLast()))
    }

    @Test("a page from a text begins with the first name that is not before it")
    func middle() async throws {
        let directory = try TemporaryDirectory()
        let catalog = try directory.catalog(of: 30)
        let page = try await catalog.page(.from("package-01"), limit: 3)
        #expect(page.packages.map(\.name) == ["package-010", "package-011", "package-012"])
        #expect(page.hasPrevious && page.hasNext)
        let last = try await catalog.page(.from("package-028"), limit: 3)
        #expect(last.packages.count == 2 && !last.hasNext)
        #expect(try await catalog.page(.from("z"), limit: 3).packages.isEmpty)
        #expect(try await !catalog.page(.from(""), limit: 3).hasPrevious)
    }

    @Test("stanzas give names, sizes and descriptions; what says nothing is left out")
    func stanzas() throws {
        let directory = try TemporaryDirectory()
        let text = try directory.write(
            """
            Package: alpha
            Installed-Size: 120
            Version: 1.0-1
            Description: The first
             It does one thing,
             and does it well.
             .
             Second paragraph:
               - a list
            Homepage: https://example.org/
            Section: misc

            Package: silent
            Version: 2

            Tag: nothing
            Description: No name

            Package: ünïcode
            Description-en: Letters of all kinds
            """, to: "status")
        var packages: [CatalogPackage] = []
        #expect(text.read { packages.append($0) } == 2)
        #expect(packages.map(\.name) == ["alpha", "ünïcode"])
        let first = try #require(packages.first)
        #expect(first.version == "1.0-1" && first.section == "misc" && first.size == 120)
        #expect(first.summary == "The first")
        #expect(
            first.details
                == "It does one thing, and does it well.\n\nSecond paragraph:\n  - a list")
    }

    @Test("the file appears whole or not at all, and replaces one that is broken or old")
    func atomic() throws {
        let directory = try TemporaryDirectory()
        let file = CatalogFile(path: directory.path + "/cache/packages.sqlite")
        #expect(!file.isCurrent)
        let none = #expect(throws: CatalogError.self) {
            try file.make(from: [.file("/nowhere/status")])
        }
        #expect(none?.description == "there is no text about packages; looked for /nowhere/status")
        #expect(directory.files == ["cache"])
        let cache = try FileManager.default.contentsOfDirectory(atPath: directory.path + "/cache")
        #expect(cache.isEmpty)
        try Data("no database".utf8).write(to: URL(fileURLWithPath: file.path))
        #expect(!file.isCurrent)
        let text = try directory.write("Package: a\nDescription: A\n", to: "status")
        // The first text that tells of something is taken.
        try file.make(from: [.command("exit 3"), text])
        #expect(file.isCurrent)
        #expect(try Catalog(file).count == 1)
        #expect(try Catalog(file).origin == directory.path + "/status")
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path + "/cache")
        #expect(names == ["packages.sqlite"])
        let old = try Database(path: file.path, isWritable: true)
        try old.execute("PRAGMA user_version = 0")
        #expect(!file.isCurrent)
    }

    @Test("a catalogue that is open goes on while another takes its file's place")
    func replaced() async throws {
        let directory = try TemporaryDirectory()
        let first = try directory.catalog(of: 5)
        let second = try directory.catalog(of: 7)
        #expect(try await first.page(.first, limit: 100).packages.count == 5)
        #expect(try await second.page(.first, limit: 100).packages.count == 7)
    }

    @Test("the file is in the cache directory that the environment names")
    func place() {
        func path(_ environment: [String: String]) -> String {
            CatalogFile.cached(in: environment).path
        }
        #expect(path(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/scrollwork/packages.sqlite")
        #expect(path(["HOME": "/h"]) == "/h/.cache/scrollwork/packages.sqlite")
        #expect(
            path(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/scrollwork/packages.sqlite")
    }

    @Test("a text that cannot be kept is an error that names the place")
    func unwritable() throws {
        let directory = try TemporaryDirectory()
        let text = try directory.write("Package: a\nDescription: A\n", to: "status")
        let file = CatalogFile(path: directory.path + "/status/packages.sqlite")
        let error = #expect(throws: CatalogError.self) { try file.make(from: [text]) }
        #expect(error?.description.contains("/status cannot be made") == true)
    }
}
