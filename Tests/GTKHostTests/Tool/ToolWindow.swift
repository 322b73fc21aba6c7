// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The suites in which the tool itself opens windows: one at a time, since each runs a compiler.
@Suite(
    "Windows that the tool opens", .serialized,
    .enabled(if: TestDisplay.hasTools, "needs Xvfb, xdotool and openbox"),
    .timeLimit(.minutes(10)))
struct ToolWindowTests {}

/// What is needed to run the tool in a test.
enum ToolWindow {
    /// The tool that was built with the tests.
    static var tool: String {
        (ProbeProcess.windowProbe as NSString).deletingLastPathComponent + "/scrollwork"
    }

    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardized

    /// An example of the package.
    static func example(_ name: String) -> String {
        package.appending(path: "Examples/\(name).swift").path
    }

    /// The published file that hides a bar; it lies beside the repository where it may.
    static let seed: String? = {
        let path = package.appending(path: "../shared/seeds/HideOnScrollBar.swift").standardized
        return FileManager.default.fileExists(atPath: path.path) ? path.path : nil
    }()

    /// Rows that say what happens to them, under a name that tells two versions apart.
    static func rows(_ name: String) -> String {
        """
        import Foundation
        import SwiftUI

        private func say(_ line: String) {
            FileHandle.standardOutput.write(Data((line + "\\n").utf8))
        }

        struct Rows: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @Environment(\\.colorScheme) private var scheme
            @Environment(\\.dynamicTypeSize) private var textSize
            @State private var size = CGSize.zero

            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<100, id: \\.self) { row in
                            Text("\(name) \\(row)").frame(maxWidth: .infinity).frame(height: 40)
                                .background(row.isMultiple(of: 2) ? Color.blue : Color.orange)
                        }
                    }
                }
                .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, y in
                    say("\(name) offset \\(Int(y))")
                }
                .onGeometryChange(for: CGSize.self) { $0.size } action: { size in
                    say("\(name) \\(Int(size.width))x\\(Int(size.height)) \\(scheme) \\(textSize)"
                        + (reduceMotion ? " still" : " moving"))
                }
                .task {
                    var ticks = 0
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .milliseconds(200))
                        ticks += 1
                        say("\(name) tick \\(ticks)")
                    }
                }
            }
        }

        """
    }
}
