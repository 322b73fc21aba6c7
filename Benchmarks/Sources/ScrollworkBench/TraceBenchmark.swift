// SPDX-License-Identifier: MIT
import FrameMeter

/// Recording a trace, without pictures, against the time that passes in it.
@MainActor enum TraceBenchmark {
    private static let script = """
        wait 0.5
        fling 200,600 up 3000
        wait 1.5
        fling 200,600 up 3000
        wait 1.5
        fling 200,300 down 2000
        wait 1.5
        drag 200,600 to 200,300 in 0.5
        wait idle
        wait 2
        """

    static func trace(_ run: Run) -> Report {
        var report = Report("trace: a recording that writes a trace alone, against real time")
        var slowest = Double.infinity
        let feeds = [
            ("plain feed", AnyView(Feed())), ("shadowed feed with a bar", AnyView(BarFeed())),
        ]
        for (name, view) in feeds {
            var best = 0.0
            for _ in 0..<run.repeats {
                do {
                    let recording = try MeteredRecording(view, script: script)
                    best = max(best, recording.virtualSeconds / recording.threadSeconds)
                } catch {
                    report.note("\(name): \(error)")
                }
            }
            report.note("\(name): \(Report.text(best)) times real time")
            report.figure(name, best)
            slowest = min(slowest, best)
        }
        report.aim("times real time", slowest, atLeast: 50)
        return report
    }
}
