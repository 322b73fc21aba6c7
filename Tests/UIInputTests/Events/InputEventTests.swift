// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import UIInput

@Suite struct InputEventTests {
    @Test("Every kind of event tells its own time")
    func time() {
        let wheel = WheelEvent(
            location: .zero, delta: CGVector(dx: 0, dy: -120), isPrecise: false, phase: .none,
            time: at(2))
        let key = KeyEvent(key: .character("a"), modifiers: [.shift, .command], time: at(3))
        #expect(InputEvent.touch(touch(.began, 0, 0, at: 1)).time == at(1))
        #expect(InputEvent.wheel(wheel).time == at(2))
        #expect(InputEvent.key(key).time == at(3))
        #expect(key.isDown)
    }

    @Test("Touches and recognisers have an order and can be read")
    func order() {
        #expect(TouchID(1) < TouchID(2))
        let node = NodeID(rawValue: 4)
        #expect(RecognizerID(node: node) < RecognizerID(node: node, index: 1))
        #expect(RecognizerID(node: node, index: 9) < RecognizerID(node: NodeID(rawValue: 5)))
        #expect(RecognizerID(node: node).description == "#4")
        #expect(RecognizerID(node: node, index: 2).description == "#4.2")
    }
}
