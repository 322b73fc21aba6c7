// SPDX-License-Identifier: MIT
import Foundation

/// The wire between the compiler and the plugin: each message is its length, eight bytes
/// little-endian, and that many bytes of JSON.
struct PluginChannel {
    let input: FileHandle
    let output: FileHandle

    /// How long a request may be. *Units:* bytes. *Source:* ours; a preview's text is far below.
    static let longestMessage: UInt64 = 1 << 28

    /// The ways in which the wire can break.
    enum Failure: Error, Equatable {
        /// The compiler hung up in the middle of a message.
        case endedEarly
        /// The length is no length of a message; the two sides have lost step.
        case impossibleLength(UInt64)
    }

    /// The next message, or nil when the compiler has closed its end.
    func receive() throws -> Data? {
        let header = try read(8)
        if header.isEmpty { return nil }
        guard header.count == 8 else { throw Failure.endedEarly }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.longestMessage else { throw Failure.impossibleLength(length) }
        let message = try read(Int(length))
        guard message.count == Int(length) else { throw Failure.endedEarly }
        return message
    }

    /// Sends one answer.
    func send(_ answer: PluginAnswer) throws {
        let message = try JSONEncoder().encode(answer)
        var frame = Data()
        withUnsafeBytes(of: UInt64(message.count).littleEndian) { frame.append(contentsOf: $0) }
        frame.append(message)
        try output.write(contentsOf: frame)
    }

    /// `count` bytes, fewer only at the end: a pipe hands over what it has.
    private func read(_ count: Int) throws -> Data {
        var data = Data()
        while data.count < count,
            let part = try input.read(upToCount: count - data.count), !part.isEmpty
        {
            data.append(part)
        }
        return data
    }
}
