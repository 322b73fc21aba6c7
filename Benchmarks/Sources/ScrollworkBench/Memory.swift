// SPDX-License-Identifier: MIT
import CListBaseline
import Foundation
import FrameMeter

/// Peak memory, measured in a process that does one thing alone.
@MainActor enum Memory {
    /// The first argument of such a process.
    static let childArgument = "--memory-of"
    /// How long its feed is flung. *Units:* seconds.
    private static let seconds = 3.0

    /// The most resident memory that a workload had. *Units:* megabytes; NaN when it cannot be run.
    static func peak(of workload: String) -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [childArgument, workload]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return .nan }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    }

    /// Does a workload, `feed-COUNT` or `list-COUNT`, and prints this process's peak.
    static func runChild(_ workload: String) {
        let parts = workload.split(separator: "-")
        guard parts.count == 2, let count = Int(parts[1]) else { return }
        let frames = 0..<Int(seconds * Pace.framesPerSecond)
        let isList = parts[0] == "list"
        if isList, !list_baseline_init() { return }
        let feed = FlungWindow(Feed(count: isList ? 1000 : count))
        feed.run(frames: frames)
        if isList { FlungList(rows: count, following: feed).run(frames: frames) }
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let words = line?.split { $0 == " " || $0 == "\t" } ?? []
        if words.count > 1, let kilobytes = Double(words[1]) { print(kilobytes * 1024 / 1e6) }
    }
}
