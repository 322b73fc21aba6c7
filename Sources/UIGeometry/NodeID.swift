// SPDX-License-Identifier: MIT

/// The identity of one resolved node, unique within its host, never reused.
@frozen public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
    public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }
    public var description: String { "#\(rawValue)" }
}
