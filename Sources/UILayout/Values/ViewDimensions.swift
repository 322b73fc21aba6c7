// SPDX-License-Identifier: MIT

/// A view's size and alignment guides in its own coordinate space. *Units:* points.
public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat
    let node: _LayoutNode?
    let proposal: ProposedViewSize

    init(node: _LayoutNode?, size: CGSize, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.node = node
        self.proposal = proposal
    }

    /// The dimensions of a box that sets no guide.
    package init(plain size: CGSize) {
        self.init(node: nil, size: size, proposal: ProposedViewSize(size))
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package func value(of key: _AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self)
    }

    package func explicit(_ key: _AlignmentKey) -> CGFloat? {
        guard let node else { return nil }
        return _onMainUnchecked((self, node, key)) { dimensions, node, key in
            node.guide(key, size: dimensions.size, proposal: dimensions.proposal)
        }
    }
}

extension ViewDimensions: Equatable {
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.node === b.node
    }
}

/// Runs main-actor code from a call that is known to come from there, without asking the runtime.
///
/// `Layout` is not isolated, but only the layout pass calls it, and that runs on the main actor.
@inline(__always)
package func _onMainUnchecked<A, T>(_ argument: A, _ body: @MainActor (A) -> T) -> T {
    withoutActuallyEscaping(body) { body in
        unsafeBitCast(body, to: ((A) -> T).self)(argument)
    }
}
