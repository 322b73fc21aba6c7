// SPDX-License-Identifier: MIT
import Testing

/// The order, held against small inventions, so that each rule is seen to fail.
@Suite("The rule of imports")
struct ImportRuleTests {
    private func violations(_ text: String, in target: String) -> [String] {
        let file = SourceFile(path: "Sources/\(target)/File.swift", text: text)
        return ImportRule.violations(in: [file], of: .scrollwork).map(\.description)
    }

    @Test(
        "finds the module of an import in every spelling",
        arguments: [
            ("import UIViews", "UIViews"), ("  @_exported import Foundation", "Foundation"),
            ("@_spi(A) public import struct UIViews.Text", "UIViews"),
            ("import Foundation.NSDate", "Foundation"), ("let important = 1", nil),
            ("x.import(UIViews)", nil), ("func f() { import_(x) }", nil),
        ] as [(String, String?)])
    func spelling(line: String, module: String?) {
        #expect(ImportRule.module(importedBy: line) == module)
    }

    @Test("names the place of a step backwards, and what is allowed")
    func backwards() {
        #expect(
            violations("//\nimport UIViews\nimport UIGeometry\n", in: "ScrollPhysics") == [
                "Sources/ScrollPhysics/File.swift:2: ScrollPhysics must not import UIViews; "
                    + "it may import Accessibility, CoreGraphics, Foundation, UIGeometry"
            ])
    }

    @Test(
        "refuses equals, hosts under the façade, GTK outside its two rooms",
        arguments: [
            ("UIMotion", "ScrollPhysics"), ("SwiftUI", "HeadlessHost"), ("SwiftUI", "UIFrameLoop"),
            ("UIViews", "CGTK"), ("HeadlessHost", "CGTK"), ("HeadlessHost", "CWebP"),
            ("HeadlessHost", "GTKHost"), ("VirtualTime", "UIGeometry"), ("VirtualTime", "Glibc"),
            ("ChromeEngine", "Foundation"), ("Scrollwork", "UIViews"), ("UIMotion", "Dispatch"),
            ("SwiftUIMacros", "UIGeometry"), ("UIGeometry", "SwiftUIMacros"),
            ("ScrollworkTool", "CVirtualTime"), ("ScrollworkTool", "CWebP"),
        ])
    func refused(target: String, module: String) {
        #expect(violations("import \(module)", in: target).count == 1)
    }

    @Test(
        "lets pass what the order allows",
        arguments: [
            ("UIViews", "ScrollEngine"), ("GSKRenderer", "CGTK"), ("GSKRenderer", "CWebP"),
            ("HeadlessHost", "GSKRenderer"), ("HeadlessHost", "VirtualTime"),
            ("VirtualTime", "CVirtualTime"), ("VirtualTime", "_Concurrency"),
            ("SwiftUI", "UIViews"), ("Scrollwork", "ChromeEngine"), ("UIViewGraph", "Observation"),
            ("ScrollworkTesting", "Testing"), ("ScrollworkTool", "HeadlessHost"),
        ])
    func passed(target: String, module: String) {
        #expect(violations("import \(module)", in: target) == [])
    }

    @Test("an import in a comment or a string is none")
    func masked() {
        #expect(
            violations(
                "/*\nimport UIViews\n*/\nlet s = \"\"\"\nimport UIViews\n\"\"\"", in: "UIInput")
                == [])
    }

    @Test("a target without a place is reported once")
    func unknown() {
        let files = ["A", "B"].map { SourceFile(path: "Sources/Attic/\($0).swift", text: "//") }
        let found = ImportRule.violations(in: files, of: .scrollwork)
        #expect(found.map(\.path) == ["Sources/Attic/A.swift"])
    }

    @Test("reads the manifest's targets, their constants, and refuses a dependency backwards")
    func manifest() {
        let manifest = SourceFile(
            path: "Package.swift",
            text: """
                let upper: [Target.Dependency] = [
                    "UIGeometry", "GTKHost",
                ]
                targets += [
                    .target(name: "UIGeometry"),
                    .target(
                        name: "UIInput", dependencies: ["UIGeometry", "UIViews"]),
                    .testTarget(name: "UIInputTests", dependencies: ["UIViews"]),
                    .executableTarget(name: "SwiftUI", dependencies: upper),
                    .macro(name: "Attic"),
                ]
                """)
        #expect(
            ManifestRule.declarations(in: manifest) == [
                .init(name: "UIGeometry", dependencies: [], line: 5),
                .init(name: "UIInput", dependencies: ["UIGeometry", "UIViews"], line: 6),
                .init(name: "UIInputTests", dependencies: ["UIViews"], line: 8, isTest: true),
                .init(name: "SwiftUI", dependencies: ["UIGeometry", "GTKHost"], line: 9),
                .init(name: "Attic", dependencies: [], line: 10),
            ])
        let found = ManifestRule.violations(in: manifest, of: .scrollwork)
        #expect(found.map(\.line) == [6, 9, 10])
        #expect(found.first?.message.hasPrefix("UIInput must not depend on UIViews") == true)
    }
}
