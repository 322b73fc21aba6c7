// SPDX-License-Identifier: MIT
import Foundation

/// A page of memory in which the child says where it is, and which outlives it.
///
/// The child writes with plain stores, so nothing is lost when it crashes and nothing waits; the
/// parent reads while it supervises.
final class ProgressPage {
    /// What the child is doing.
    enum Stage: UInt32 {
        case starting, loading, running, writing, done

        var description: String {
            switch self {
            case .starting: "while it started"
            case .loading: "while its library was loaded"
            case .running: "while it ran"
            case .writing: "while the outputs were written"
            case .done: "after everything was written"
            }
        }
    }

    private enum Offset {
        static let beats = 0
        static let time = 8
        static let stage = 16
        static let body = 64
    }
    /// *Units:* bytes.
    static let size = 4_096

    private let memory: UnsafeMutableRawPointer

    /// Opens a page's file, making it when there is none.
    ///
    /// *Errors:* set-up incomplete.
    init(path: String) throws(ToolFailure) {
        func fail() -> ToolFailure {
            ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: \(path) cannot be mapped: \(String(cString: strerror(errno)))")
        }
        let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
        guard descriptor >= 0 else { throw fail() }
        defer { close(descriptor) }
        guard ftruncate(descriptor, Self.size) == 0,
            let memory = mmap(
                nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
            memory != MAP_FAILED
        else { throw fail() }
        self.memory = memory
    }

    deinit { munmap(memory, Self.size) }

    /// Grows with everything that gets done; it is what the watchdog watches.
    var beats: UInt64 {
        get { memory.load(fromByteOffset: Offset.beats, as: UInt64.self) }
        set { memory.storeBytes(of: newValue, toByteOffset: Offset.beats, as: UInt64.self) }
    }

    /// The virtual time. *Units:* seconds since the host began.
    var time: Double {
        get { memory.load(fromByteOffset: Offset.time, as: Double.self) }
        set { memory.storeBytes(of: newValue, toByteOffset: Offset.time, as: Double.self) }
    }

    var stage: Stage {
        get { Stage(rawValue: memory.load(fromByteOffset: Offset.stage, as: UInt32.self)) ?? .done }
        set {
            memory.storeBytes(of: newValue.rawValue, toByteOffset: Offset.stage, as: UInt32.self)
            beats += 1
        }
    }

    /// Room for a C string: the name of the view whose body ran last. The last byte stays zero.
    var bodyBuffer: UnsafeMutableBufferPointer<CChar> {
        let start = (memory + Offset.body).assumingMemoryBound(to: CChar.self)
        return UnsafeMutableBufferPointer(start: start, count: Self.size - Offset.body - 1)
    }

    /// The view whose body ran last, or nil when none has run.
    var body: String? {
        let name = String(cString: bodyBuffer.baseAddress!)
        return name.isEmpty ? nil : name
    }
}
