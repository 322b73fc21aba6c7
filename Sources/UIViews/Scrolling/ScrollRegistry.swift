// SPDX-License-Identifier: MIT
import ScrollEngine

/// The scroll views of a graph, and those who observe them.
@MainActor package final class _ScrollRegistry {
    package private(set) var boxes: [_ScrollBox] = []
    private var observers: [any _ScrollObserver] = []
    private var layouts: [_WeakLayout] = []
    /// Something happened that observers have not been told yet; false when there are none.
    package var needsTelling: Bool { hasNews && !observers.isEmpty }
    private var hasNews = false
    /// Hears of everything that moves a scroll view, with its cause, before any observer does.
    package var onUpdate: ((_ScrollBox, ScrollUpdate) -> Void)?
    nonisolated package init() {}

    func add(_ box: _ScrollBox) {
        boxes.append(box)
        noteNews()
    }

    /// Something happened that observers want to hear of.
    func noteNews() { hasNews = true }

    func remove(_ box: _ScrollBox) { boxes.removeAll { $0 === box } }

    func add(_ observer: any _ScrollObserver) {
        observers.append(observer)
        noteNews()
    }

    func add(_ layout: _ScrollTargetLayoutBox) { layouts.append(_WeakLayout(box: layout)) }

    /// The layouts in the tree whose views are scroll targets, oldest first.
    var targetLayouts: [_ScrollTargetLayoutBox] {
        layouts.removeAll { $0.box?.graph == nil }
        return layouts.compactMap(\.box)
    }

    private struct _WeakLayout { weak var box: _ScrollTargetLayoutBox? }

    /// Step 3: brings every scroll view to the instant of the walk.
    package func advance(to now: FrameInstant) {
        for box in boxes { box.advance(to: now) }
    }

    /// Step 4: tells the observers what happened, in their order in the tree; actions run here.
    ///
    /// Phases come before geometries: a phase's context is the geometry of its own moment, which
    /// may lie before the frame's, so that whoever hears both never sees time go back. (Apple's
    /// order is not specified.)
    package func tell() {
        guard hasNews else { return }
        hasNews = false
        observers.removeAll { !$0.isObserving }
        var updates: [ObjectIdentifier: ScrollUpdate] = [:]
        for box in boxes { updates[ObjectIdentifier(box)] = box.takeUpdate() }
        let ordered = observers.filter(\.hearsFirst) + observers.filter { !$0.hearsFirst }
        for observer in ordered {
            guard let box = observer.scrollBox, box.isPlaced else { continue }
            observer.tell(box, updates[ObjectIdentifier(box)])
        }
    }

    /// Whether any scroll view moves or is held.
    package var isIdle: Bool { boxes.allSatisfy { $0.engine.phase == .idle } }

    /// The scroll views that are attached to the tree below `root`, outermost first.
    package func attached(to root: _LayoutNode) -> [_ScrollBox] {
        boxes.filter { box in
            guard box.isPlaced else { return false }
            var node: _LayoutNode? = box
            while let current = node {
                if current === root { return true }
                node = current.parent
            }
            return false
        }
    }
}

/// Someone who wants to hear of a scroll view.
@MainActor protocol _ScrollObserver: AnyObject {
    var isObserving: Bool { get }
    var scrollBox: _ScrollBox? { get }
    /// Whether it is told before those who hear of the frame's own state.
    var hearsFirst: Bool { get }
    func tell(_ box: _ScrollBox, _ update: ScrollUpdate?)
}

extension _ScrollObserver {
    var hearsFirst: Bool { false }
}

extension _ViewGraph {
    /// The scroll views of the graph.
    package var scrolls: _ScrollRegistry { value(_ScrollRegistry.self) { _ScrollRegistry() } }

    /// A name for a node that takes input, never given twice.
    package func makeNodeID() -> NodeID {
        let names = value(_NodeNames.self) { _NodeNames() }
        names.last += 1
        return NodeID(rawValue: names.last)
    }
}

@MainActor private final class _NodeNames {
    var last: UInt64 = 0
    nonisolated init() {}
}

extension _LayoutNode {
    /// The first scroll view at or below this box, in drawing order, breadth first.
    var firstScrollBox: _ScrollBox? {
        var level: [_LayoutNode] = [self]
        while !level.isEmpty {
            if let box = level.lazy.compactMap({ $0 as? _ScrollBox }).first { return box }
            level = level.flatMap(\.children)
        }
        return nil
    }
}

extension _ScrollBox {
    /// Where the scroll view is among the scroll views around it, such as `ScrollView0/ScrollView1`.
    package var structuralPath: String {
        let outer = enclosingScrollBox
        let siblings = (graph?.scrolls.boxes ?? [self]).filter {
            $0.graph != nil && $0.enclosingScrollBox === outer
        }
        let index = siblings.firstIndex { $0 === self } ?? 0
        let own = "ScrollView\(index)"
        return outer.map { $0.structuralPath + "/" + own } ?? own
    }
}
