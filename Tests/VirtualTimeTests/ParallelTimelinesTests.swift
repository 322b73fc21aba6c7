// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import VirtualTime

@MainActor
@Suite("Eight timelines in parallel", .timeLimit(.minutes(10)))
struct ParallelTimelinesTests {
    /// What a small busy screen does: sleeps, a stream, a group, a timer, cancellation.
    static func scene(seed: Int) async throws -> [String] {
        let timeline = VirtualTimeline(epoch: Date(timeIntervalSince1970: 1_700_000_000))
        let log = Log(timeline)
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        timeline.drive {
            _ = Task {
                for index in 0..<20 {
                    try await Task.sleep(for: .milliseconds(30 + seed))
                    log.note("sleep\(index)")
                    continuation.yield(index)
                }
                continuation.finish()
            }
            Task {
                for await value in stream { log.note("stream\(value)") }
            }
            _ = Task {
                await withTaskGroup(of: Int.self) { group in
                    for index in 0..<5 {
                        group.addTask {
                            try? await Task.sleep(for: .milliseconds(100))
                            return index
                        }
                    }
                    for await index in group { log.note("group\(index)") }
                }
            }
            let sleeper = Task {
                try? await Task.sleep(for: .seconds(100))
                log.note("cancelled")
            }
            _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
                MainActor.assumeIsolated {
                    log.note("timer")
                    sleeper.cancel()
                }
            }
        }
        for frame in 1...100 {
            try timeline.advance(to: Double(frame) / 60)
            log.note("frame\(frame)")
            // Give the main actor away between frames, so that the eight really interleave.
            if frame % 5 == 0 { await Task.yield() }
        }
        return log.lines
    }

    static let reference = Shared<[Int: [String]]>([:])

    @Test("each see only their own time, and the same one every time", arguments: 0..<8)
    func interleaved(seed: Int) async throws {
        let start = ContinuousClock().now
        let lines = try await Self.scene(seed: seed)
        #expect(start.duration(to: .now) > .zero)
        #expect(lines.filter { $0.hasPrefix("frame") }.count == 100)
        #expect(lines.filter { $0.hasPrefix("sleep") }.count == 20)
        #expect(lines.filter { $0.hasPrefix("stream") }.count == 20)
        #expect(lines.contains("timer@0.25"))
        #expect(lines.contains("cancelled@0.25"))
        #expect(lines.filter { $0.hasPrefix("group") }.allSatisfy { $0.hasSuffix("@0.1") })
        let first = Double(30 + seed) / 1000
        #expect(lines.first { $0.hasPrefix("sleep0") } == "sleep0@\(first)")
    }

    @Test("repeat exactly, twenty times")
    func determinism() async throws {
        let first = try await Self.scene(seed: 3)
        for _ in 1..<20 {
            #expect(try await Self.scene(seed: 3) == first)
        }
    }

    @Test("leave the real time of others alone")
    func realTime() async throws {
        let start = ContinuousClock().now
        // The one test that waits: it is what this is about.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: 0.3)
                continuation.resume()
            }
        }
        let waited = start.duration(to: .now)
        #expect(waited >= .seconds(0.3))
        #expect(waited < .seconds(600))
        try await Task.sleep(for: .milliseconds(10))
        #expect(start.duration(to: .now) >= waited + .milliseconds(10))
    }
}
