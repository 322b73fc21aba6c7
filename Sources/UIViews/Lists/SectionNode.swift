// SPDX-License-Identifier: MIT

/// How a container around wants the headers and footers of its sections to look.
struct _SectionLook: Equatable {
    var change: @MainActor (_LazyKind.Role, inout EnvironmentValues) -> Void
    var name: String
    static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}

private struct SectionLookKey: EnvironmentKey {
    static var defaultValue: _SectionLook? { nil }
}

extension EnvironmentValues {
    /// The look that headers and footers of sections have here; nil leaves them plain.
    var _sectionLook: _SectionLook? {
        get { self[SectionLookKey.self] }
        set { self[SectionLookKey.self] = newValue }
    }
}

/// Gives a header or a footer the look that the container around wants.
nonisolated struct _SectionPartModifier: _EnvironmentModifier, Equatable {
    typealias Body = Never
    let role: _LazyKind.Role

    @MainActor func modify(_ environment: inout EnvironmentValues) {
        environment._sectionLook?.change(role, &environment)
        // A section inside a header is a plain one.
        environment._sectionLook = nil
    }
}

/// Keeps header, content and footer of a section; in a lazy container header and footer are made
/// when they come into sight. Elsewhere the three stand in a row (measured).
final class _SectionNode<Parent: View, Content: View, Footer: View>:
    _TypedNode<Section<Parent, Content, Footer>>
{
    private var header: _ViewNode?
    private var content: _ViewNode?
    private var footer: _ViewNode?

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
        super.init(view, inputs)
        if !isLazy {
            makeHeader()
            makeFooter()
        }
        if isExpanded { makeContent() }
    }

    override var children: [_ViewNode] { [header, content, footer].compactMap { $0 } }

    private var isExpanded: Bool {
        guard let binding = view.isExpanded else { return true }
        return tracking { binding.wrappedValue }
    }

    private func makeHeader() {
        guard Parent.self != EmptyView.self else { return }
        let part = ModifiedContent(
            content: view.header, modifier: _SectionPartModifier(role: .header))
        _reconcile(&header, with: part, under: self)
    }

    private func makeContent() { _reconcile(&content, with: view.content, under: self) }

    private func makeFooter() {
        guard Footer.self != EmptyView.self else { return }
        let part = ModifiedContent(
            content: view.footer, modifier: _SectionPartModifier(role: .footer))
        _reconcile(&footer, with: part, under: self)
    }

    override func viewDidChange(from old: Section<Parent, Content, Footer>) {
        if header != nil { makeHeader() }
        if footer != nil { makeFooter() }
        updateContent()
    }

    /// The binding that says whether the section is expanded has another value.
    override func evaluate() { updateContent() }

    private func updateContent() {
        needsEvaluation = false
        guard isExpanded else {
            guard let old = content else { return }
            graph.retire(old)
            content = nil
            contentItemsDidChange()
            return
        }
        let isNew = content == nil
        makeContent()
        guard isNew, let content else { return }
        graph.noteArrival(of: content)
        contentItemsDidChange()
    }

    override func collectItems(into items: inout [_LayoutItem]) {
        if !graph.collectsOnlyWhatIsMade {
            makeHeader()
            makeFooter()
        }
        super.collectItems(into: &items)
    }

    override func collectLazySources(into sources: inout [any _LazySource]) {
        let section = ObjectIdentifier(self)
        if Parent.self != EmptyView.self {
            sources.append(
                _DeferredSource(owner: self, place: 0, kind: _LazyKind(.header, section: section)) {
                    [unowned self] in
                    if header == nil { makeHeader() }
                    return header
                } made: { [weak self] in
                    self?.header
                } release: { [weak self] in
                    self?.header?.discard()
                    self?.header = nil
                })
        }
        let start = sources.count
        content?.collectLazySources(into: &sources)
        for index in start..<sources.count where sources[index].kind.section == nil {
            sources[index] = _SectionedSource(sources[index], kind: _LazyKind(section: section))
        }
        if Footer.self != EmptyView.self {
            sources.append(
                _DeferredSource(owner: self, place: 1, kind: _LazyKind(.footer, section: section)) {
                    [unowned self] in
                    if footer == nil { makeFooter() }
                    return footer
                } made: { [weak self] in
                    self?.footer
                } release: { [weak self] in
                    self?.footer?.discard()
                    self?.footer = nil
                })
        }
    }
}
