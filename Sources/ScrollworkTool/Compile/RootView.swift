// SPDX-License-Identifier: MIT

/// The view that a run begins with.
enum RootView: Equatable {
    /// An app, whose first scene is shown.
    case app(String)
    /// A type that gives previews in the older way.
    case provider(String)
    /// A `#Preview`, by the type that it expands to, and what to call it.
    case preview(type: String, title: String)
    /// A view whose initialiser needs no arguments.
    case view(String)

    /// What to call it in messages.
    var title: String {
        switch self {
        case .app(let name), .provider(let name), .view(let name): name
        case .preview(_, let title): title
        }
    }

    /// The view to run: `requested`, else that of the app, else the first preview, else the last
    /// view that needs no arguments.
    ///
    /// *Errors:* usage, with the views that there are.
    init(in tree: SyntaxTree, requested: String?, files: [String]) throws(ToolFailure) {
        let choices = RootView.choices(in: tree)
        let place = files.joined(separator: ", ")
        if let requested {
            if let match = choices.first(where: { $0.answers(to: requested) }) {
                self = match
                return
            }
            if let view = tree.views.first(where: { $0.answers(to: requested) }) {
                throw .usage(
                    "the view \(view.name) in \(place) cannot be made alone: \(view.obstacle); "
                        + "add a #Preview that makes it")
            }
            throw .usage(
                "there is no view '\(requested)' in \(place)" + RootView.list(choices, tree))
        }
        let foremost = choices.filter { !$0.isView }.min { $0.rank < $1.rank }
        guard let choice = foremost ?? choices.last else {
            throw .usage(
                "\(place) has no view that can be run: no App, no #Preview and no View that needs "
                    + "no arguments" + RootView.list(choices, tree))
        }
        self = choice
    }

    /// All that can be run, in the order of the source.
    static func choices(in tree: SyntaxTree) -> [RootView] {
        var choices = tree.types(conformingTo: .app).filter { !$0.isGeneric }
            .map { RootView.app($0.name) }
        for (index, preview) in tree.previews.enumerated() {
            guard let type = tree.types.first(where: { $0.usr == preview.usr }) else { continue }
            choices.append(
                .preview(type: type.name, title: preview.title ?? "#Preview \(index + 1)"))
        }
        choices += tree.types(conformingTo: .provider).filter { !$0.isGeneric }
            .map { .provider($0.name) }
        return choices + tree.views.filter(\.canBeMadeAlone).map { .view($0.name) }
    }

    /// Lower ones are taken first.
    private var rank: Int {
        switch self {
        case .app: 0
        case .preview: 1
        case .provider: 2
        case .view: 3
        }
    }

    private var isView: Bool { if case .view = self { true } else { false } }

    private func answers(to name: String) -> Bool {
        title == name || title.hasSuffix("." + name)
    }

    private static func list(_ choices: [RootView], _ tree: SyntaxTree) -> String {
        var text = ""
        if !choices.isEmpty {
            text += "\nscrollwork: note: --view takes: "
            text += choices.map(\.title).joined(separator: ", ")
        }
        let others = tree.views.filter { !$0.canBeMadeAlone }
        if !others.isEmpty {
            text += "\nscrollwork: note: not alone: "
            text += others.map { "\($0.name) (\($0.obstacle))" }.joined(separator: ", ")
        }
        return text
    }
}

extension SyntaxTree {
    /// The views that the user wrote.
    var views: [TypeDeclaration] { types(conformingTo: .view) }

    /// The types that the user wrote and that conform to a protocol.
    func types(conformingTo conformance: Conformance) -> [TypeDeclaration] {
        types.filter { $0.conformances.contains(conformance) && !$0.isExpanded }
    }
}

extension SyntaxTree.TypeDeclaration {
    fileprivate func answers(to other: String) -> Bool {
        name == other || name.hasSuffix("." + other)
    }

    /// Whether `Name()` makes one.
    var canBeMadeAlone: Bool {
        !isGeneric && initializers.contains { $0.isPlain && $0.required.isEmpty }
    }

    /// Why `Name()` does not.
    var obstacle: String {
        if isGeneric { return "it is generic" }
        guard let closest = initializers.min(by: { $0.required.count < $1.required.count }) else {
            return "it has no initialiser"
        }
        return closest.required.isEmpty
            ? "its initialiser may fail or wait"
            : "it needs \(closest.required.joined(separator: ", "))"
    }
}
