// SPDX-License-Identifier: MIT
import UIDisplayList

/// What a display node was turned into.
///
/// It holds what its children were turned into, so that they stay known as long as it does.
final class RenderedNode {
    /// Keeps the display node alive, whose identity is the cache's key.
    let source: DisplayNode
    /// Nil when there is nothing to draw.
    let drawing: Drawing?
    let children: [RenderedNode]
    /// Depends on more than the display node: on what was visible, or what lay beneath.
    let isTransient: Bool
    /// Pictures made of the node, the latest last.
    private var effects: [(key: EffectKey, drawing: Drawing)] = []
    /// An effect that is animated makes another picture in every frame; the last few are kept.
    private static let effectLimit = 3

    init(
        _ source: DisplayNode, _ drawing: Drawing?, children: [RenderedNode] = [],
        isTransient: Bool = false
    ) {
        self.source = source
        self.drawing = drawing
        self.children = children
        self.isTransient = isTransient || children.contains { $0.isTransient }
    }
}

extension RenderedNode {
    /// The picture that was made of the node by this effect, if it is kept.
    subscript(effect: EffectKey) -> Drawing? {
        get { effects.first { $0.key == effect }?.drawing }
        set {
            effects.removeAll { $0.key == effect }
            if let newValue { effects.append((effect, newValue)) }
            if effects.count > Self.effectLimit { effects.removeFirst() }
        }
    }
}

/// What was done to a node to make a picture of it.
enum EffectKey: Hashable {
    case shadow(DisplayColor, radius: CGFloat)
    case blur(radius: CGFloat)
    case colorMatrix([Double])
}

/// Rendered nodes by the identity of their display nodes.
///
/// Only the last two frames' roots are held on to; a node that neither reaches is forgotten.
final class RenderedNodeCache {
    private struct Entry {
        weak var node: RenderedNode?
    }
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var roots: [RenderedNode] = []
    private var framesSincePurge = 0
    private static let purgeInterval = 120

    subscript(node: DisplayNode) -> RenderedNode? {
        guard let rendered = entries[ObjectIdentifier(node)]?.node, rendered.source === node else {
            return nil
        }
        return rendered
    }

    func insert(_ rendered: RenderedNode) {
        guard !rendered.isTransient else { return }
        entries[ObjectIdentifier(rendered.source)] = Entry(node: rendered)
    }

    func endFrame(root: RenderedNode) {
        roots.append(root)
        if roots.count > 2 { roots.removeFirst() }
        framesSincePurge += 1
        guard framesSincePurge >= Self.purgeInterval else { return }
        framesSincePurge = 0
        entries = entries.filter { $0.value.node != nil }
    }

    func removeAll() {
        entries = [:]
        roots = []
    }

    /// How many display nodes are known; counts what is still alive.
    var count: Int { entries.values.count { $0.node != nil } }
}
