// SPDX-License-Identifier: MIT
import Testing

@testable import GTKHost
@testable import UIFrameLoop

@Suite("Elements that stay the same to whoever reads them")
@MainActor struct ElementTreeTests {
    private func element(_ label: String, role: String = "staticText") -> PresentedElement {
        PresentedElement(
            label: label, role: role, frame: .zero, opacity: 1, isHittable: true, traits: [])
    }

    private func match(_ new: [PresentedElement], _ old: [PresentedElement]) -> [Int?] {
        ElementTree.match(new, with: old) { ElementRole(old[$0]) == ElementRole($1) }
    }

    @Test("rows that have scrolled keep their places by their labels")
    func scrolled() {
        let old = ["1", "2", "3"].map { element($0) }
        let new = ["2", "3", "4"].map { element($0) }
        #expect(match(new, old) == [1, 2, 0])
    }

    @Test("a label that changes goes on with what has its role")
    func relabelled() {
        let old = [element("ticks 1"), element("Go", role: "button")]
        let new = [element("ticks 2"), element("Go", role: "button"), element("more")]
        #expect(match(new, old) == [0, 1, nil])
    }

    @Test("equal labels are used once each, in order")
    func equalLabels() {
        let old = ["a", "a"].map { element($0) }
        #expect(match(["a", "a", "a"].map { element($0) }, old) == [0, 1, nil])
    }

    @Test("an element whose role changes is another one")
    func otherRole() {
        #expect(match([element("Go", role: "link")], [element("Go", role: "button")]) == [nil])
    }
}
