// SPDX-License-Identifier: MIT
import Foundation
import FrameMeter

/// All benchmarks, in the order in which they run.
@main @MainActor enum Benchmarks {
    struct Benchmark: Sendable {
        let name: String
        let measure: @MainActor @Sendable (Run) -> Report
    }

    nonisolated static let all: [Benchmark] = [
        Benchmark(name: "feed") { FeedBenchmarks.feed($0) },
        Benchmark(name: "rows") { FeedBenchmarks.rows($0) },
        Benchmark(name: "shadow") { FeedBenchmarks.shadow($0) },
        Benchmark(name: "state") { ChangeBenchmarks.state($0) },
        Benchmark(name: "spring") { StepBenchmarks.spring($0) },
        Benchmark(name: "bar") { StepBenchmarks.bar($0) },
        Benchmark(name: "kit") { KitBenchmark.kit($0) },
        Benchmark(name: "carousel") { ScrollBenchmarks.carousel($0) },
        Benchmark(name: "targets") { ScrollBenchmarks.targets($0) },
        Benchmark(name: "prepend") { ScrollBenchmarks.prepend($0) },
        Benchmark(name: "trace") { TraceBenchmark.trace($0) },
    ]

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.count == 2, arguments[0] == Memory.childArgument {
            Memory.runChild(arguments[1])
            return
        }
        if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
            print(Run.usage)
            return
        }
        guard let run = Run(arguments) else {
            FileHandle.standardError.write(Data((Run.usage + "\n").utf8))
            exit(2)
        }
        if let directory = run.pictures {
            try? FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true)
        }
        print(
            "Thread time in milliseconds a frame; 390 × 844 points at 2 pixels each, "
                + "120 frames a second\(run.isQuick ? "; quick: rough figures" : "").\n")
        var reports: [Report] = []
        for benchmark in all where run.includes(benchmark.name) {
            let report = benchmark.measure(run)
            print(report.text)
            fflush(nil)
            reports.append(report)
        }
        guard let path = run.json else { return }
        let json = "[\(reports.map(\.json).joined(separator: ","))]\n"
        if path == "-" {
            print(json, terminator: "")
        } else if !FileManager.default.createFile(atPath: path, contents: Data(json.utf8)) {
            let message = "scrollwork: error: \(path) cannot be written\n"
            FileHandle.standardError.write(Data(message.utf8))
            exit(1)
        }
    }
}
