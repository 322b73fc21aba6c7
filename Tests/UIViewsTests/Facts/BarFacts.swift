// SPDX-License-Identifier: MIT
import Foundation
import HeadlessHost
import SwiftUI
import Testing

/// Section 4 and the bars of section 12 of the measurements.
@MainActor @Suite struct BarFacts {
    /// A window 320 × 400 without a status bar, as the fixtures have it.
    private func window(
        @ViewBuilder content: (FrameBook) -> some View
    ) throws -> FactWindow {
        try FactWindow(320, 400, content: content)
    }

    private func page(
        _ book: FrameBook, title: Bool = true, inline: Bool = false
    ) -> some View {
        let page = Color.blue.probe("page", book)
        return Group {
            if title {
                page.navigationTitle("Title")
                    .navigationBarTitleDisplayMode(inline ? .inline : .large)
            } else {
                page
            }
        }
    }

    // I ios/nav/scroll, ios/nav/basic, ios/nav/inline, ios/nav/push-noback
    @Test("bar heights: large title 116.5, inline 64, none for an untitled root")
    func heights() throws {
        func top(title: Bool, inline: Bool) throws -> CGFloat? {
            let window = try window { book in
                NavigationStack {
                    page(book, title: title, inline: inline).safeAreaProbe("safe", book)
                }
            }
            return window.book.frames["safe"]?.minY
        }
        #expect(try top(title: true, inline: false) == 116.5)
        #expect(try top(title: true, inline: true) == 64)
        #expect(try top(title: false, inline: false) == 0)
    }

    // I ios/nav/push-noback
    @Test("a pushed screen without title and back button has no bar")
    func pushedWithoutBar() throws {
        let window = try window { book in
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationDestination(for: Int.self) { _ in
                    Color.blue.safeAreaProbe("safe", book).navigationBarBackButtonHidden()
                }
            }
        }
        #expect(window.book.frames["safe"]?.minY == 0)
    }

    private func rows(_ book: FrameBook, _ proxy: @escaping (ScrollViewProxy) -> Void) -> some View
    {
        NavigationStack {
            ScrollViewReader { reader in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<30, id: \.self) { row in
                            Color.gray.frame(height: 40).probe("row\(row)", book)
                        }
                    }
                }
                .safeAreaProbe("scroll", book)
                .onAppear { proxy(reader) }
            }
            .navigationTitle("Title")
        }
    }

    // I ios/nav/scroll row1, row8
    @Test("a 40 pt scroll leaves the bar large; a far one collapses it, content on screen stays")
    func collapse() throws {
        var reader: ScrollViewProxy?
        let window = try window { book in rows(book) { reader = $0 } }
        #expect(window.book.frames["scroll"]?.minY == 116.5)
        #expect(window.book.frames["scroll"]?.height == 283.5)
        try window.act { reader?.scrollTo(1, anchor: .top) }
        #expect(window.book.frames["scroll"]?.minY == 116.5)
        #expect(window.book.frames["row1"]?.minY == 116.5)
        try window.act { reader?.scrollTo(8, anchor: .top) }
        #expect(window.book.frames["scroll"]?.minY == 64)
        #expect(window.book.frames["scroll"]?.height == 336)
        // It lands for the large bar, 52.5 below the collapsed one.
        #expect(window.book.frames["row8"]?.minY == 116.5)
        try window.act { reader?.scrollTo(0, anchor: .top) }
        #expect(window.book.frames["scroll"]?.minY == 116.5)
        #expect(window.book.frames["row0"]?.minY == 116.5)
    }

    // I ios/nav/ignores
    @Test("the content of a scroll view that ignores the top safe area starts at the window's top")
    func ignoring() throws {
        var reader: ScrollViewProxy?
        let window = try window { book in
            NavigationStack {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<30, id: \.self) { row in
                                Color.gray.frame(height: 40).probe("row\(row)", book)
                            }
                        }
                    }
                    .ignoresSafeArea(edges: .top)
                    .onAppear { reader = proxy }
                }
                .navigationTitle("Title")
            }
        }
        #expect(window.book.frames["row0"]?.minY == 0)
        try window.act { reader?.scrollTo(8, anchor: .top) }
        #expect(window.book.frames["row8"]?.minY == 0)
    }

    // I ios/nav/sizing
    @Test("a navigation stack on a phone fills its proposal")
    func sizing() throws {
        let window = try window { book in
            NavigationStack { Text("Small") }.frame(height: 267.5).probe("stack", book)
        }
        #expect(window.book.frames["stack"]?.size == CGSize(width: 320, height: 267.5))
    }

    // I ios/nav/push
    @Test("the back button is a circle of 44 at (10, 10)")
    func backButton() throws {
        let window = try window { _ in
            NavigationStack(path: .constant([1])) {
                Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
        let back = try #require(window.frame.elements.first { $0.label == "Back" })
        #expect(back.frame == CGRect(x: 10, y: 10, width: 44, height: 44))
    }

    // I ios/tabs/basic
    @Test("a tab bar of three is 270 × 58, 23 above the bottom; the safe area ends 83 above it")
    func tabBar() throws {
        let window = try window { book in
            TabView {
                Tab("A", systemImage: "house") { Color.blue.safeAreaProbe("page", book) }
                Tab("B", systemImage: "star") { Text("B") }
                Tab("C", systemImage: "heart") { Text("C") }
            }
        }
        #expect(try #require(window.book.frames["page"]).height == 317)
        let tabs = ["A", "B", "C"].compactMap { label in
            window.frame.elements.first { $0.label == label }?.frame
        }
        #expect(tabs.count == 3)
        #expect(tabs.allSatisfy { $0.size == CGSize(width: 93.5, height: 53.5) })
        let bar = tabs.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -2.25, dy: -2.25)
        #expect(bar == CGRect(x: 25, y: 400 - 23 - 58, width: 270, height: 58))
    }
}

extension View {
    /// Notes the room that the safe area leaves, under a name: what a view of the content's size
    /// behind it gets.
    @MainActor fileprivate func safeAreaProbe(_ name: String, _ book: FrameBook) -> some View {
        overlay { Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity).probe(name, book) }
    }
}
