// SPDX-License-Identifier: MIT
import UIGeometry

/// Two gestures at the same time; it begins with either and ends when both are over.
package final class SimultaneousRecognizer: PairRecognizer {
    private var heardFirst = PairedGesture()
    private var heardSecond = PairedGesture()

    override func combine(at time: FrameInstant) {
        heardFirst.listen(to: first)
        heardSecond.listen(to: second)
        let value = GestureValue.simultaneous(heardFirst.value, heardSecond.value)
        let states = [first.state, second.state]
        let hasNews = heardFirst.hasNews || heardSecond.hasNews
        if states.allSatisfy(\.isTerminal) {
            if states.contains(.ended) { end(value, at: time) } else { fail(at: time) }
        } else if states.contains(where: \.isClaim) {
            if hasNews { beginOrChange(value, at: time) }
        } else if hasNews, heardFirst.value != nil || heardSecond.value != nil {
            report(.touchDown, value, at: time)
        }
    }

    override func resetTracking() {
        super.resetTracking()
        heardFirst = PairedGesture()
        heardSecond = PairedGesture()
    }
}
