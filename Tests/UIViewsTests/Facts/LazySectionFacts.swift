// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Sections of lazy stacks, as measured") @MainActor struct LazySectionFacts {
    private let holder = ProxyHolder()

    /// Two sections of 20-point rows, headers of 24 and footers of 16 points, in 200 points.
    private func sections(_ pinned: PinnedScrollableViews, rows: Int = 10) throws -> FactWindow {
        try FactWindow(300, 200) { book in
            ScrollViewReader { proxy in
                let _ = holder.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pinned) {
                        ForEach(["a", "b", "c"], id: \.self) { name in
                            Section {
                                ForEach((0..<rows).map { "\(name)\($0)" }, id: \.self) { row in
                                    box(120, 20).probe(row, book)
                                }
                            } header: {
                                box(300, 24).probe("head \(name)", book)
                            } footer: {
                                box(300, 16).probe("foot \(name)", book)
                            }
                        }
                    }
                }
            }
        }
    }

    private func scroll(_ window: FactWindow, to id: String, _ anchor: UnitPoint? = .top) throws {
        try window.act { holder.proxy?.scrollTo(id, anchor: anchor) }
        try window.next()
    }

    @Test("a section's header is a plain line above its content")
    func plain() throws {
        // M2 lazy/stacks: spacing 0 gives 16 + 20 + 20
        let window = try FactWindow(320, 240) { book in
            LazyVStack(spacing: 0) {
                Section {
                    box(40, 20).probe("first", book)
                    box(40, 20).probe("second", book)
                } header: {
                    Text("Header").probe("header", book)
                }
            }
            .probe("stack", book)
        }
        window.expect("header", y: window["stack"]!.minY)
        window.expect("header", height: 16)
        window.expect("first", y: window["stack"]!.minY + 16)
        window.expect("stack", height: 56)
    }

    @Test("a pinned header lies at the top while its section runs, the next at its own place")
    func pinnedHeader() throws {
        // M6 lazy/pinned-headers b3: b3 lies at 0, underneath the header
        let window = try sections(.sectionHeaders)
        try scroll(window, to: "b3")
        window.expect("b3", y: 0)
        window.expect("head b", 0, 0, 300, 24)
        // Rows 3-9 and the footer are 156 long; the next header is where it belongs.
        window.expect("head c", y: 156)
        #expect(window["head a"] == nil)
    }

    @Test("a header is pushed out by the end of its section")
    func push() throws {
        let window = try sections(.sectionHeaders)
        try scroll(window, to: "b9")
        // Row 9 and the footer leave 36 points: the header still fits.
        window.expect("head b", y: 0)
        let drag = try sections(.sectionHeaders)
        try scroll(drag, to: "c0")
        // c0 is at the top: its own header is pinned over it, that of b has left.
        drag.expect("head c", y: 0)
        #expect(drag["head b"] == nil)
    }

    @Test("a pinned footer lies at the bottom, also for a section that is just coming in")
    func pinnedFooter() throws {
        // M6 lazy/pinned-footers
        let window = try sections(.sectionFooters)
        window.expect("foot a", 0, 184, 300, 16)
        try scroll(window, to: "a4")
        // a4-a9 and the footer are 136 long, then comes b's header of 24: its footer is at the end.
        window.expect("foot a", y: 120)
        window.expect("head b", y: 136)
        window.expect("foot b", y: 184)
    }

    @Test("both are pinned at once; unpinned headers out of view do not exist")
    func both() throws {
        // M6 lazy/pinned-both
        let window = try sections([.sectionHeaders, .sectionFooters], rows: 20)
        try scroll(window, to: "b5")
        window.expect("head b", y: 0)
        window.expect("foot b", y: 184)
        let plain = try sections([], rows: 20)
        try scroll(plain, to: "b5")
        #expect(plain["head b"] == nil)
        #expect(plain["foot b"] == nil)
        #expect(plain["head a"] == nil)
    }

    @Test("outside of lazy containers and lists header, content and footer stand in a row")
    func flattened() throws {
        // M2 section/title, section/vstack: 4 × 16
        let window = try FactWindow(320, 240) { book in
            VStack(spacing: 0) {
                Section {
                    Text("One")
                    Text("Two").probe("two", book)
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
            }
            .probe("stack", book)
            VStack { Section("Title") { Text("One").probe("titled", book) } }.hidden()
        }
        window.expect("stack", height: 64)
        window.expect("two", y: window["stack"]!.minY + 32)
    }
}
