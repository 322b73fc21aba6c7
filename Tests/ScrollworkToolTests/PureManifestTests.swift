// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ScrollworkTool

private let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized.path

extension ToolTests {
    @Suite struct PureManifestTests {
        private struct Manifest: Decodable {
            struct Target: Decodable {
                var name: String
                var type: String
            }
            var targets: [Target]
        }

        @Test("with SCROLLWORK_PURE the package has the engine and its tests, and no C library")
        func pure() async throws {
            let scratch = try ScratchDirectory()
            let child = try Subprocess(
                try #require(Toolchain.find("swift")),
                [
                    "package", "--package-path", package, "--scratch-path",
                    scratch.file("build"), "dump-package",
                ],
                environment: ProcessInfo.processInfo.environment.merging(
                    ["SCROLLWORK_PURE": "1"], uniquingKeysWith: { $1 }),
                standardOutput: scratch.file("out"), standardError: scratch.file("err"))
            #expect(try child.wait() == .exited(0), "\(scratch.text("err"))")
            let manifest = try JSONDecoder().decode(
                Manifest.self, from: Data(scratch.text("out").utf8))
            let names = Set(manifest.targets.map(\.name))
            #expect(names.isSuperset(of: ["ChromeEngine", "ChromeEngineTests"]))
            #expect(names.isDisjoint(with: ["GSKRenderer", "SwiftUI", "ScrollworkTool"]))
            #expect(!manifest.targets.contains { $0.type == "system" })
        }
    }
}
