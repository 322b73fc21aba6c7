// SPDX-License-Identifier: MIT

/// What a type of view says of the boxes that its values resolve to, before any is made.
///
/// Lazy containers ask: what is always one box can wait until it comes into sight, and what may
/// hold sections must be looked into. A type that does not know says neither.
public struct _ItemTraits: Equatable, Sendable {
    /// Each value resolves to exactly one box.
    public var isOne: Bool
    /// A value may hold sections.
    public var hasSections: Bool

    public init(isOne: Bool = false, hasSections: Bool = false) {
        self.isOne = isOne
        self.hasSections = hasSections
    }

    /// One box.
    public static let one = _ItemTraits(isOne: true)
}

extension View {
    /// A view that is described by its body is what its body is.
    @MainActor public static var _itemTraits: _ItemTraits {
        Body.self == Never.self ? _ItemTraits() : _ItemTraitsMemo.of(Body.self)
    }
}

/// Answers a type gave; a type that is made of itself gets an end here.
@MainActor private enum _ItemTraitsMemo {
    private static var known: [ObjectIdentifier: _ItemTraits] = [:]

    static func of<V: View>(_ type: V.Type) -> _ItemTraits {
        if let traits = known[ObjectIdentifier(type)] { return traits }
        known[ObjectIdentifier(type)] = _ItemTraits()
        let traits = V._itemTraits
        known[ObjectIdentifier(type)] = traits
        return traits
    }
}

extension _ItemTraits {
    /// What a modifier leaves of the traits of its content.
    @MainActor static func modified<C: View, M: ViewModifier>(
        _ content: C.Type, by modifier: M.Type
    ) -> _ItemTraits {
        var traits = C._itemTraits
        guard M.Body.self != Never.self else { return traits }
        // A body may show its content many times, or never; a placeholder says neither.
        let body = _ItemTraitsMemo.of(M.Body.self)
        traits.isOne = body.isOne
        traits.hasSections = traits.hasSections || body.hasSections
        return traits
    }
}
