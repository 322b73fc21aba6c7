// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@Suite("Stacks, as measured") @MainActor struct StackFacts {
    @Test("content that does not fill its window is centred in it")
    func rootIsCentred() throws {
        // M2 layout/root-centering
        let window = try FactWindow(200, 100) { book in box(50, 30).probe("box", book) }
        window.expect("box", 75, 35, 50, 30)
    }

    @Test("the default spacing between views that are no text is 8")
    func defaultSpacing() throws {
        // M2 layout/spacing-default, layout/vstack-spacing-default
        let row = try FactWindow(300, 100) { book in
            HStack {
                box(50, 50).probe("a", book)
                box(50, 50).probe("b", book)
                box(50, 50).probe("c", book)
            }
            .probe("stack", book)
        }
        row.expect("stack", 67, 25, 166, 50)
        row.expect("b", x: 125)
        row.expect("c", x: 183)
        let column = try FactWindow(100, 300) { book in
            VStack {
                box(50, 50).probe("a", book)
                box(50, 50).probe("b", book)
            }
            .probe("stack", book)
        }
        column.expect("stack", 25, 96, 50, 108)
        column.expect("b", y: 154)
    }

    @Test("the least flexible view is served first, the rest shares equally")
    func distribution() throws {
        // M2 layout/hstack-distribution
        let window = try FactWindow(300, 100) { book in
            HStack(spacing: 0) {
                Color.red.probe("a", book)
                Color.blue.frame(width: 50).probe("b", book)
                Color.green.probe("c", book)
            }
        }
        window.expect("a", 0, 0, 125, 100)
        window.expect("b", 125, 0, 50, 100)
        window.expect("c", 175, 0, 125, 100)
    }

    @Test("a higher priority is served first, and lower ones are left their minimum")
    func priority() throws {
        // M2 layout/hstack-priority
        let window = try FactWindow(300, 100) { book in
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).probe("a", book)
                Color.blue.frame(minWidth: 20).layoutPriority(1).probe("b", book)
                Color.green.frame(width: 60).probe("c", book)
            }
        }
        window.expect("a", x: 0, width: 20)
        window.expect("b", x: 20, width: 220)
        window.expect("c", x: 240, width: 60)
    }

    @Test("a stack lines its views up at their leading or trailing edges")
    func crossAlignment() throws {
        // M2 layout/vstack-alignment, layout/hstack-alignment
        let window = try FactWindow(300, 200) { book in
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(100, 20).probe("l1", book)
                    box(50, 20).probe("l2", book)
                }
                VStack(alignment: .trailing, spacing: 4) {
                    box(100, 20).probe("t1", book)
                    box(50, 20).probe("t2", book)
                }
                HStack(alignment: .bottom, spacing: 4) {
                    box(20, 60).probe("b1", book)
                    box(20, 30).probe("b2", book)
                }
            }
        }
        window.expect("l1", x: 28)
        window.expect("l2", x: 28)
        window.expect("t1", x: 128)
        window.expect("t2", x: 178)
        window.expect("b1", y: 70)
        window.expect("b2", y: 100)
    }

    @Test("stacks within stacks share what the fixed ones leave")
    func nested() throws {
        // M2 layout/nested-stacks
        let window = try FactWindow(300, 200) { book in
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    Color.red.probe("a", book)
                    Color.blue.frame(width: 80).probe("b", book)
                }
                .padding(10)
                .probe("row", book)
                HStack {
                    box(40, 40).probe("c", book)
                    Spacer()
                    box(40, 40).probe("d", book)
                }
                .frame(height: 60)
                .probe("bottom", book)
            }
        }
        window.expect("row", 0, 0, 300, 130)
        window.expect("a", 10, 10, 190, 110)
        window.expect("b", 210, 10, 80, 110)
        window.expect("bottom", 0, 140, 300, 60)
        window.expect("c", 0, 150, 40, 40)
        window.expect("d", 260, 150, 40, 40)
    }

    @Test("a ZStack is as large as its largest view and lines the others up in it")
    func depth() throws {
        // M2 layout/zstack, layout/zstack-fill
        let window = try FactWindow(200, 200) { book in
            ZStack(alignment: .bottomTrailing) {
                box(100, 100).probe("a", book)
                box(30, 30).probe("b", book)
            }
            .probe("stack", book)
        }
        window.expect("stack", 50, 50, 100, 100)
        window.expect("b", 120, 120, 30, 30)
        let filled = try FactWindow(200, 200) { book in
            ZStack(alignment: .topLeading) {
                Color.red.probe("fill", book)
                box(30, 30).probe("b", book)
            }
        }
        filled.expect("fill", 0, 0, 200, 200)
        filled.expect("b", 0, 0, 30, 30)
    }

    @Test("a modifier on a Group applies to each of its views")
    func groupModifier() throws {
        // M2 layout/group-modifier
        let window = try FactWindow(300, 100) { book in
            HStack(spacing: 0) {
                Group {
                    Color.red.probe("a", book)
                    Color.blue.probe("b", book)
                }
                .frame(width: 50, height: 50)
                .padding(5)
                Color.green.probe("c", book)
            }
        }
        window.expect("a", 5, 25, 50, 50)
        window.expect("b", 65, 25, 50, 50)
        window.expect("c", 120, 0, 180, 100)
    }

    @Test("what overflows its stack is centred, and the stack in its window")
    func overflow() throws {
        // M2 layout/spacer-min-length
        let window = try FactWindow(300, 100) { book in
            HStack(spacing: 0) {
                box(250, 20).probe("a", book)
                Spacer(minLength: 20).probe("spacer", book)
                box(100, 20).probe("b", book)
            }
            .probe("stack", book)
        }
        window.expect("stack", x: -35, width: 370)
        window.expect("a", x: -35)
        window.expect("b", x: 235)
    }
}
