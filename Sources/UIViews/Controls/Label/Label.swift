// SPDX-License-Identifier: MIT

/// A standard label for user interface items, consisting of an icon with a title.
nonisolated public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// Creates a label with a custom title and icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a system icon image and a title generated from a localized string.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a system icon image and a title generated from a string.
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label representing the configuration of a style.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

extension Label: View, _PrimitiveView {
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode {
        _LabelNode(view, inputs)
    }
}

/// Hands a label's title and icon to the style that is in the environment.
private final class _LabelNode<Title: View, Icon: View>: _TypedNode<Label<Title, Icon>> {
    private let title: _ContentSource<Title>
    private let icon: _ContentSource<Icon>
    private var style: _AnyLabelStyle
    private var child: _ViewNode?

    override init(_ view: Label<Title, Icon>, _ inputs: _NodeInputs) {
        title = _ContentSource(view.title)
        icon = _ContentSource(view.icon)
        style = inputs.environment._labelStyle
        super.init(view, inputs)
        evaluate()
    }

    override var children: [_ViewNode] { child.map { [$0] } ?? [] }

    override func viewDidChange(from old: Label<Title, Icon>) {
        if spokenTitle(of: old) != spokenTitle(of: view) { graph.evaluateNow(self) }
        title.content = view.title
        icon.content = view.icon
    }

    override func environmentDidChange() {
        let new = environment._labelStyle
        if !_isEqual(new, style) {
            style = new
            graph.evaluateNow(self)
        }
        propagateEnvironment()
    }

    /// What the title says, where it is plain text: an icon alone is read by it.
    private func spokenTitle(of label: Label<Title, Icon>) -> String? {
        (label.title as? Text)?.plainString
    }

    override func evaluate() {
        let configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(source: title),
            icon: LabelStyleConfiguration.Icon(source: icon),
            spokenTitle: spokenTitle(of: view))
        _reconcile(&child, with: style.makeBody(configuration), under: self)
    }
}
