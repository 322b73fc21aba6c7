// SPDX-License-Identifier: MIT
import UIDisplayList

/// A view that displays an image.
nonisolated public struct Image: Equatable, Sendable {
    package let systemName: String
    private(set) var isResizable = false

    /// A scale to apply to vector images relative to text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// Creates a system symbol image.
    public init(systemName: String) { self.systemName = systemName }

    /// Sets the mode by which the image fills its space: stretched to the room it is given.
    public func resizable() -> Image {
        var result = self
        result.isResizable = true
        return result
    }

    package func symbolContent(in environment: EnvironmentValues) -> TextRun.Content {
        .symbol(name: systemName, scale: environment.imageScale.factor)
    }

    /// The symbol as a paragraph of one glyph.
    package func block(in environment: EnvironmentValues) -> TextBlock {
        let color = ForegroundStyle()._paint(in: environment).representativeColor
        let run = TextRun(
            symbolContent(in: environment), font: environment._fontDescriptor(), color: color)
        return TextBlock(runs: [run], lineLimit: 1, pixelLength: environment.pixelLength)
    }

    /// What a screen reader says of a symbol without a label: its name, in words.
    package var spokenName: String {
        systemName.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
}

extension Image.Scale {
    /// Against medium. *Source:* measured at 13 pt on macOS.
    var factor: CGFloat {
        switch self {
        case .small: 0.81
        case .medium: 1
        case .large: 1.28
        }
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The image scale for this environment.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Scales images within the view according to one of the relative sizes available.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}

extension Image: View, _PrimitiveView {
    @MainActor public static var _itemTraits: _ItemTraits { .one }
    @MainActor public static func _makeNode(_ view: Image, _ inputs: _NodeInputs) -> _ViewNode {
        _ImageNode(view, inputs)
    }
}

private final class _ImageNode: _TypedNode<Image> {
    private var symbol: _TextBox?
    private var box: _LayoutNode?

    override init(_ view: Image, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        let symbol = _TextBox(
            view.block(in: environment), label: view.spokenName, role: "image", owner: self)
        self.symbol = symbol
        box = symbol
        if view.isResizable {
            let stretch = _StretchBox(layoutOwner: self)
            stretch.setChildItems([symbol])
            box = stretch
        }
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        if let box { items.append(box) }
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        sources.append(_EagerSource(self))
    }

    override func viewDidChange(from old: Image) {
        symbol?.set(view.block(in: environment), label: view.spokenName)
        guard old.isResizable != view.isResizable, let symbol else { return }
        let stretch = view.isResizable ? _StretchBox(layoutOwner: self) : nil
        box?.setChildItems([])
        stretch?.setChildItems([symbol])
        box = stretch ?? symbol
        contentItemsDidChange()
    }

    override func environmentDidChange() {
        symbol?.set(view.block(in: environment), label: view.spokenName)
    }

    override func willDiscard() {
        symbol = nil
        box = nil
    }
}

/// Draws its child as large as the room it is given.
private final class _StretchBox: _UnaryNode {
    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child?.size(.unspecified) ?? .zero)
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { .unspecified }

    private func scale(to size: CGSize) -> CGAffineTransform {
        guard let inner = child?.frame.size, inner.width > 0, inner.height > 0 else {
            return .identity
        }
        return CGAffineTransform(scaleX: size.width / inner.width, y: size.height / inner.height)
    }

    override func makeDisplay(_ context: _PaintContext) -> DisplayNode {
        DisplayNode(
            .transform(
                scale(to: presentedFrame(at: context.now).size), displayChildren(context)))
    }

    override func contentPoint(_ point: CGPoint, at now: FrameInstant) -> CGPoint? {
        point.applying(scale(to: presentedFrame(at: now).size).inverted())
    }

    override func rectFromContent(_ rect: CGRect) -> CGRect {
        rect.applying(scale(to: frame.size))
    }

    override func collectAccessibility(_ collector: _AccessibilityCollector) {
        collector.transformed(by: scale(to: presentedFrame(at: collector.now).size)) {
            super.collectAccessibility(collector)
        }
    }
}
