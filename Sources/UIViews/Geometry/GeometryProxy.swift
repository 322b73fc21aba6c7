// SPDX-License-Identifier: MIT

/// A proxy for access to the size and coordinate space (for anchor resolution) of the container
/// view.
public struct GeometryProxy: @unchecked Sendable {
    let box: _LayoutNode
    let reading: _FrameReading

    /// The size of the container view. *Units:* points.
    public var size: CGSize { _onMainUnchecked(box) { $0.frame.size } }

    /// The safe area inset of the container view.
    public var safeAreaInsets: EdgeInsets { _onMainUnchecked(box) { $0.safeInsets } }

    /// Resolves the value of an anchor to the container view.
    public subscript<T>(anchor: Anchor<T>) -> T {
        _onMainUnchecked((self, anchor)) { proxy, anchor in
            proxy.reading.readsOutside = true
            return anchor.value(in: proxy.box)
        }
    }

    /// Returns the container view's bounds rectangle, converted to a defined coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        rect(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the container view's bounds rectangle, converted to a defined coordinate space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { rect(in: coordinateSpace) }

    private func rect(in space: CoordinateSpace) -> CGRect {
        _onMainUnchecked((self, space)) { proxy, space in
            let bounds = CGRect(origin: .zero, size: proxy.box.frame.size)
            let (target, isFound) = proxy.box.box(of: space)
            if !space.isLocal { proxy.reading.readsOutside = true }
            guard isFound else {
                proxy.box.graph?.report(
                    "No coordinate space \(space) encloses this view; the global one is used.")
                return proxy.box.convert(bounds, to: nil)
            }
            if let scroll = target as? _ScrollBox, scroll !== proxy.box {
                return proxy.box.convert(bounds, to: scroll)
            }
            return proxy.box.convert(bounds, to: target)
        }
    }

    /// Gets the bounds of the container that a named coordinate space belongs to, in local
    /// coordinates; nil without such a container.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        _onMainUnchecked((self, coordinateSpace.coordinateSpace)) { proxy, space in
            proxy.reading.readsOutside = true
            let (target, isFound) = proxy.box.box(of: space)
            guard isFound, let target else { return nil }
            let origin = proxy.box.convert(.zero, to: target).origin
            let bounds =
                (target as? _ScrollBox)?.containerRect
                ?? CGRect(origin: .zero, size: target.frame.size)
            return bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        }
    }
}

/// What one reader has read: whether its answers depend on what lies around it.
@MainActor final class _FrameReading {
    var readsOutside = false
    nonisolated init() {}
}

/// Someone whose content or action depends on where its box is.
@MainActor protocol _FrameReader: AnyObject {
    /// Boxes or scroll offsets moved: read again, and act if something is different.
    func readFrames()
    var isReading: Bool { get }
    /// Whether `willRelease()` means anything to it.
    var hearsOfRelease: Bool { get }
    /// A lazy container lets go of the row that the reader is in.
    func willRelease()
}

extension _FrameReader {
    var hearsOfRelease: Bool { false }
    func willRelease() {}
}

/// The readers of a graph, asked after layout and after scrolling.
@MainActor package final class _FrameReaders {
    private var readers: [_FrameReader] = []
    /// Some box or offset moved since the readers were asked.
    package var needsReading = false
    nonisolated package init() {}

    func add(_ reader: _FrameReader) {
        readers.append(reader)
        needsReading = true
    }

    /// Asks every reader once.
    package func read() {
        needsReading = false
        readers.removeAll { !$0.isReading }
        for reader in readers { reader.readFrames() }
    }

    /// Tells those in some boxes that a lazy container lets these go.
    func willRelease(_ boxes: [_LayoutItem]) {
        let listening = readers.filter(\.hearsOfRelease)
        guard !listening.isEmpty else { return }
        let leaving = Set(boxes.map(ObjectIdentifier.init))
        for reader in listening {
            var item = reader as? _LayoutItem
            while let current = item {
                if leaving.contains(ObjectIdentifier(current)) {
                    reader.willRelease()
                    break
                }
                item = current.parentItem
            }
        }
    }
}

extension _ViewGraph {
    /// Those who read where boxes are.
    package var frameReaders: _FrameReaders { value(_FrameReaders.self) { _FrameReaders() } }
}
