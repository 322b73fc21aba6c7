// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// ARCHITECTURE.md, held against what is there.
@Suite("The description of the architecture")
struct DocumentTests {
    private func page() throws -> String {
        let url = Repository.root.appending(path: "ARCHITECTURE.md")
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
    }

    @Test("every path that it names is there, below Sources or below the root")
    func paths() throws {
        let paths = try page().matches(of: /`([\w.+-]+(?:\/[\w.+-]+)+)`/).map { String($0.1) }
        #expect(paths.count > 40)
        let missing = paths.filter { !Self.exists("Sources/" + $0) && !Self.exists($0) }
        #expect(missing == [])
    }

    @Test("the table of the house has each target, on the level that the rules give it")
    func house() throws {
        var levels: [String: String] = [:]
        for row in try page().matches(of: /\n\| (\d+|–) \| ([^|]+) \|/) {
            for name in row.2.matches(of: /`(\w+)`/) { levels[String(name.1)] = String(row.1) }
        }
        let targets = Set(try Repository.files.get().filter(\.isSource).map(\.target))
        #expect(Set(levels.keys).symmetricDifference(targets) == [])
        for (name, level) in levels where level != "–" {
            guard let room = House.scrollwork.rooms[name] else { continue }
            #expect(level == "\(room.level)", "\(name)")
        }
    }
}
