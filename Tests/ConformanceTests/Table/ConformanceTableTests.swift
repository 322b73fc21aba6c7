// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Holds the table to the tests, to the list of what is public, and to the page.
@Suite("Every line of the scroll API has its test") @MainActor
struct ConformanceTableTests {
    private var lines: [ConformanceLine] { ConformanceSection.all.flatMap(\.lines) }

    @Test("no line stands twice, and each test that is named exists")
    func tests() throws {
        let sentences = try TestSentences.all()
        #expect(Set(lines.map(\.api)).count == lines.count)
        for line in lines {
            guard case .test(let name) = line.proof else { continue }
            #expect(sentences.contains(name), "\(line.api): no test says \"\(name)\"")
        }
    }

    @Test("each pair of views with and without belongs to a line")
    func pairs() {
        let apis = Set(lines.map(\.api))
        let pairs = ConformanceEffect.all.map(\.api)
        #expect(Set(pairs).count == pairs.count)
        for pair in pairs { #expect(apis.contains(pair), "\(pair) has no line") }
    }

    /// The modifiers of Docs/Parity.md whose names begin so belong to the scroll API.
    private static let beginnings = [
        ".scroll", ".onScroll", ".safeArea", ".contentMargins", ".defaultScrollAnchor",
        ".containerRelativeFrame", ".ignoresSafeArea", ".edgesIgnoringSafeArea", ".refreshable",
        ".onGeometryChange", ".visualEffect", ".coordinateSpace", ".preference(",
        ".transformPreference", ".onPreferenceChange", ".anchorPreference", ".overlayPreference",
        ".transformAnchorPreference", ".backgroundPreference", ".backgroundExtension",
        ".toolbarVisibility", ".toolbarBackground", ".toolbarMinimization", ".toolbarColorScheme",
        ".toolbar(_:for:)", ".tabBarMinimize", ".tabViewBottomAccessory", ".statusBar",
        ".persistentSystemOverlays", "Scroll", "AnyScroll", "PagingScroll", "ViewAlignedScroll",
        "ToolbarMinimization", "TabBarMinimizeBehavior", "SafeAreaRegions", "ContentMargin",
        "PinnedScrollable",
    ]

    @Test("no modifier or type of the scroll API is without a line")
    func completeness() throws {
        let url = ConformancePage.root.appendingPathComponent("Docs/Parity.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let symbols = page.components(separatedBy: "<!-- parity: symbols -->").last?
            .components(separatedBy: "<!-- end -->").first
        let names = (symbols ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.dropFirst(3).prefix { $0 != "`" } }
            .filter { name in Self.beginnings.contains { name.hasPrefix($0) } }
        #expect(names.count > 60)
        for name in names {
            // A type may be listed by its members.
            let isThere = lines.contains { $0.api == name || $0.api.hasPrefix("\(name).") }
            #expect(isThere, "\(name) has no line")
        }
    }

    @Test("the page is the table's; SCROLLWORK_WRITE_CONFORMANCE=1 writes it")
    func page() throws {
        let page = try ConformancePage.read()
        let wanted = page.rewritten(pairs: Set(ConformanceEffect.all.map(\.api)))
        if ProcessInfo.processInfo.environment["SCROLLWORK_WRITE_CONFORMANCE"] != nil {
            try wanted.write()
            return
        }
        #expect(page.text == wanted.text, "Docs/Conformance.md is out of date")
    }
}
