// SPDX-License-Identifier: MIT

/// What a node, or anything below it, asks of a renderer beyond drawing on top.
package struct DisplayTraits: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shows what lies beneath it: a material.
    package static let readsBackdrop = DisplayTraits(rawValue: 1)
    /// Mixes with what lies beneath the node; ends at the next command that makes one picture of
    /// its child.
    package static let blends = DisplayTraits(rawValue: 2)
}

extension DisplayContent {
    var traits: DisplayTraits {
        switch self {
        case .group(let nodes): nodes.reduce(into: []) { $0.formUnion($1.traits) }
        case .transform(_, let node), .clip(_, let node), .aliased(let node): node.traits
        case .material: .readsBackdrop
        case .blend(let mode, let node):
            mode == .normal ? node.traits : node.traits.union(.blends)
        case .opacity(_, let node), .shadow(_, _, _, let node), .blur(_, let node),
            .colorMatrix(_, let node), .project(_, _, let node):
            node.traits.subtracting(.blends)
        case .mask(let node, let mask):
            node.traits.union(mask.traits).subtracting(.blends)
        case .fill, .stroke, .text: []
        }
    }
}
