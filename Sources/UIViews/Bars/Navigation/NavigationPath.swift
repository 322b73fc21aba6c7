// SPDX-License-Identifier: MIT
import Foundation

/// A type-erased list of data representing the content of a navigation stack.
nonisolated public struct NavigationPath: Equatable {
    /// One value, and how it is written down when it can be.
    struct Element: Equatable {
        let value: AnyHashable
        let encode: (() throws -> CodableRepresentation.Item)?

        init<V: Hashable>(_ value: V) {
            self.value = AnyHashable(value)
            encode = nil
        }

        init<V: Hashable & Codable>(codable value: V) {
            self.value = AnyHashable(value)
            encode = {
                CodableRepresentation.Item(
                    typeName: _mangledTypeName(V.self) ?? "",
                    json: String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
            }
        }

        static func == (a: Self, b: Self) -> Bool { a.value == b.value }
    }
    var elements: [Element] = []

    /// The number of elements in this path.
    public var count: Int { elements.count }
    /// A Boolean that indicates whether this path is empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// A value that describes the contents of this path in a serializable format; nil when one of
    /// its values cannot be encoded.
    public var codable: CodableRepresentation? {
        var items: [CodableRepresentation.Item] = []
        for element in elements {
            guard let encode = element.encode, let item = try? encode() else { return nil }
            items.append(item)
        }
        return CodableRepresentation(items: items)
    }

    /// Creates a new, empty navigation path.
    public init() {}

    /// Creates a new navigation path from the contents of a sequence.
    @_disfavoredOverload
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { Element($0) }
    }

    /// Creates a new navigation path from the contents of a sequence that contains codable elements.
    public init<S>(_ elements: S)
    where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
        self.elements = elements.map { Element(codable: $0) }
    }

    /// Creates a new navigation path from a serializable version; values of types that are not
    /// known any more end it.
    public init(_ codable: CodableRepresentation) {
        for item in codable.items {
            guard let type = _typeByName(item.typeName) as? any (Hashable & Codable).Type,
                let element = Self.element(type, item.json)
            else { return }
            elements.append(element)
        }
    }

    private static func element<V: Hashable & Codable>(
        _ type: V.Type, _ json: String
    ) -> Element? {
        guard let value = try? JSONDecoder().decode(V.self, from: Data(json.utf8)) else {
            return nil
        }
        return Element(codable: value)
    }

    /// Appends a new value to the end of this path.
    @_disfavoredOverload
    public mutating func append<V>(_ value: V) where V: Hashable {
        elements.append(Element(value))
    }

    /// Appends a new codable value to the end of this path.
    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
        elements.append(Element(codable: value))
    }

    /// Removes values from the end of this path.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// A serializable representation of a navigation path.
    public struct CodableRepresentation: Codable, Equatable {
        struct Item: Equatable {
            let typeName: String
            let json: String
        }
        var items: [Item]

        init(items: [Item]) { self.items = items }

        /// Reads type names and values by turns, the last value first.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var items: [Item] = []
            while !container.isAtEnd {
                let typeName = try container.decode(String.self)
                items.append(Item(typeName: typeName, json: try container.decode(String.self)))
            }
            self.items = items.reversed()
        }

        /// Writes type names and values by turns, the last value first.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for item in items.reversed() {
                try container.encode(item.typeName)
                try container.encode(item.json)
            }
        }
    }
}
