// SPDX-License-Identifier: MIT
import Foundation

/// One frame as the probe tells it.
struct ProbeFrame {
    let phase: String
    let offset: Double
    let size: String
    let appearance: String
    let motion: String
    let textSize: String
    let voice: String
    let labels: [String]

    init?(_ line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 9, fields[0] == "frame", let offset = Double(fields[2]) else {
            return nil
        }
        phase = fields[1]
        self.offset = offset
        size = fields[3]
        appearance = fields[4]
        motion = fields[5]
        textSize = fields[6]
        voice = fields[7]
        labels = fields[8].split(separator: ",").map(String.init)
    }
}

extension ProbeProcess {
    /// The program that opens the probe's window; it is built beside the tests.
    static var windowProbe: String {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        let program = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return program.deletingLastPathComponent().appendingPathComponent("WindowProbe").path
    }

    /// The next frame that meets a condition.
    @discardableResult
    func frame(where condition: (ProbeFrame) -> Bool) throws -> ProbeFrame {
        let line = try line { ProbeFrame($0).map(condition) ?? false }
        guard let frame = ProbeFrame(line) else {
            throw Failure(description: "not a frame: \(line)")
        }
        return frame
    }
}
