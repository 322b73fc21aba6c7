// SPDX-License-Identifier: MIT
import Testing

/// The rules, held against this repository.
@Suite("The house")
struct HouseTests {
    private func expectNone(_ violations: [Violation]) {
        let list = violations.map(\.description).joined(separator: "\n")
        #expect(violations.isEmpty, "\(Comment(rawValue: "\n" + list))")
    }

    @Test("the repository is found, with its manifest and its first target")
    func found() throws {
        let files = try Repository.files.get()
        #expect(files.contains { $0.path == "Sources/UIGeometry/UIGeometry.swift" })
        let names = ManifestRule.declarations(in: try Repository.manifest()).map(\.name)
        #expect(names.contains("UIGeometry") && names.contains("SwiftUI"))
    }

    @Test("no import goes a step backwards")
    func imports() throws {
        expectNone(
            ImportRule.violations(in: try Repository.files.get(), of: .scrollwork))
    }

    @Test("no target depends on one below it")
    func manifest() throws {
        expectNone(ManifestRule.violations(in: try Repository.manifest(), of: .scrollwork))
    }

    @Test("each target has its door")
    func doors() throws {
        expectNone(FileRules.doors(in: try Repository.files.get()))
    }

    @Test("every file begins with the license")
    func licenses() throws {
        expectNone(FileRules.licenses(in: try Repository.files.get()))
    }

    @Test("no file is too long")
    func lengths() throws {
        expectNone(FileRules.lengths(in: try Repository.files.get()))
    }

    @Test("nothing is left undone")
    func markers() throws {
        expectNone(FileRules.markers(in: try Repository.files.get()))
    }

    @Test("no path of one machine is written down")
    func machinePaths() throws {
        expectNone(
            FileRules.machinePaths(in: try Repository.files.get()))
    }

    @Test("no type carries a module's name")
    func moduleNames() throws {
        let targets = ManifestRule.declarations(in: try Repository.manifest()).map(\.name)
        let modules = House.runtime.union(House.scrollwork.rooms.keys).union(targets)
        expectNone(
            DeclarationRules.moduleNames(
                in: try Repository.files.get(), modules: modules))
    }

    @Test("what is public or package is documented")
    func documentation() throws {
        expectNone(DeclarationRules.documentation(in: try Repository.files.get()))
    }
}
