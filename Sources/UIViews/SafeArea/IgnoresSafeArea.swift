// SPDX-License-Identifier: MIT

/// A set of symbolic safe area regions.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The safe area defined by the device and containers within the user interface.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The safe area matching the current extent of any software keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Lets its content reach under the safe area at the edges that touch it.
nonisolated struct _SafeAreaIgnoringLayout: _BoxModifier, Equatable {
    typealias Body = Never
    let edges: Edge.Set
    @MainActor func makeBox(owner: _ViewNode) -> _SafeAreaIgnoringBox {
        _SafeAreaIgnoringBox(edges, owner: owner)
    }
    @MainActor func update(_ box: _SafeAreaIgnoringBox, from old: Self) { box.edges = edges }
}

@MainActor final class _SafeAreaIgnoringBox: _UnaryNode {
    var edges: Edge.Set { didSet { setNeedsPlacement() } }
    init(_ edges: Edge.Set, owner: _ViewNode) {
        self.edges = edges
        super.init(layoutOwner: owner)
    }

    override func placeChildren() {
        guard let child else { return }
        var taken = EdgeInsets.zero
        var left = safeInsets
        for edge in Edge.allCases where edges.contains(edge) {
            taken[edge] = safeInsets[edge]
            left[edge] = 0
        }
        guard taken != .zero else {
            place(child, at: .zero, proposal: placedProposal)
            return
        }
        let proposal = ProposedViewSize(
            width: frame.width + taken.leading + taken.trailing,
            height: frame.height + taken.top + taken.bottom)
        place(
            child, at: CGPoint(x: -taken.leading, y: -taken.top), proposal: proposal,
            safeInsets: left)
    }
}

extension View {
    /// Expands the safe area of a view: the keyboard's region counts with the container's.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaIgnoringLayout(edges: regions.contains(.container) ? edges : []))
    }

    /// Changes the view's proposed area to extend outside the screen's safe areas.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
