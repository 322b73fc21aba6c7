// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// The published paging file's structure, with rows of its own.
private struct Paginated: View {
    @State private var posts: [UUID] = []
    @State private var page = 0
    @State private var isScrolling = false
    let log: Log

    var body: some View {
        TabView {
            Tab {
                NavigationStack {
                    ScrollView {
                        LazyVStack {
                            ForEach(posts, id: \.self) { _ in
                                Text("Post").frame(maxWidth: .infinity, minHeight: 80)
                                    .background(.gray)
                            }
                        }
                        .scrollTargetLayout()
                    }
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) {
                            Button {
                                posts.insert(contentsOf: (0..<5).map { _ in UUID() }, at: 0)
                            } label: {
                                Text("Prepend")
                            }
                        }
                    }
                    .navigationTitle("Page: \(page)")
                    .onScrollPhaseChange { _, phase in
                        withAnimation { isScrolling = phase != .idle }
                    }
                    .toolbarVisibility(isScrolling ? .hidden : .visible, for: .navigationBar)
                    .toolbarVisibility(isScrolling ? .hidden : .visible, for: .tabBar)
                    .onScrollTargetVisibilityChange(idType: UUID.self) { ids in
                        if let last = posts.last, ids.contains(last) { page += 1 }
                    }
                    .task(id: page) {
                        log.add("\(page)")
                        posts += (0..<5).map { _ in UUID() }
                    }
                }
            } label: {
                Label("Home", systemImage: "house")
            }
        }
    }
}

@MainActor @Suite struct PaginatedBarsTests {
    private func title(_ host: TestHost) -> PresentedElement? {
        host.frame.elements.first { $0.label.hasPrefix("Page: ") }
    }

    /// Rows are 80 high and 8 apart.
    private func rows(_ host: TestHost) -> Int {
        Int(((host.frame.scrolls[0].geometry.contentSize.height + 8) / 88).rounded())
    }

    @Test("each rest has the rows of its page, and no page is asked for twice")
    func pages() throws {
        let log = Log()
        let host = try TestHost(Paginated(log: log)) { $0 = .phoneWithBars }
        try host.wait(0.5)
        for _ in 0..<4 {
            let label = try #require(title(host)).label
            #expect(label == "Page: \(rows(host) / 5 - 1)")
            try host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
            try host.wait(5)
            #expect(host.window.isIdle)
        }
        #expect(log.lines == (0..<log.lines.count).map { "\($0)" })
        #expect(log.lines.count > 3)
        #expect(host.window.reports.isEmpty)
    }

    @Test("both bars are away in every phase but idle, and the content does not jump")
    func hiding() throws {
        let host = try TestHost(Paginated(log: Log())) { $0 = .phoneWithBars }
        try host.wait(0.5)
        let shown = try #require(title(host))
        #expect(host.element("Home")?.isHittable == true)
        try host.touch(.began, 200, 600)
        try host.move(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560), steps: 4)
        let row = try #require(host.frame.elements.filter { $0.label == "Post" }.dropFirst().first)
        // The finger rests; the bars go on leaving, and the row stays where it is.
        try host.wait(1.5)
        let after = try #require(
            host.frame.elements.first { abs($0.frame.minY - row.frame.minY) < 0.5 })
        #expect(after.label == "Post")
        #expect(title(host) == nil)
        #expect(host.element("Home") == nil)
        #expect(host.element("Prepend") == nil)
        try host.touch(.ended, 200, 560)
        try host.wait(3)
        #expect(host.frame.scrolls[0].phase == .idle)
        #expect(try #require(title(host)).frame.minY <= shown.frame.minY)
        #expect(host.element("Home")?.isHittable == true)
        #expect(host.element("Prepend")?.isHittable == true)
    }

    @Test("rows put before the others leave those in sight in place")
    func prepend() throws {
        let host = try TestHost(Paginated(log: Log())) { $0 = .phoneWithBars }
        try host.wait(0.5)
        try host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        try host.wait(5)
        let before = host.frame.elements.filter { $0.label == "Post" }.map(\.frame.minY)
        let count = rows(host)
        let button = try #require(host.element("Prepend"))
        try host.tap(button.frame.midX, button.frame.midY)
        try host.wait(1)
        #expect(rows(host) >= count + 5)
        #expect(host.frame.elements.filter { $0.label == "Post" }.map(\.frame.minY) == before)
    }
}
