// SPDX-License-Identifier: MIT
import UIGeometry

/// Two gestures of which only one succeeds, the first if it can.
///
/// While the first may still succeed, the second may begin and change but its end has to wait.
/// *Source:* SwiftUI's `ExclusiveGesture`; trust R.
package final class ExclusiveRecognizer: PairRecognizer {
    private var heardFirst = PairedGesture()
    private var heardSecond = PairedGesture()

    override func combine(at time: FrameInstant) {
        heardFirst.listen(to: first)
        heardSecond.listen(to: second)
        if first.state.isClaim, let value = heardFirst.value {
            second.cancel(at: time)
            finish(first, .exclusiveFirst(value), hasNews: heardFirst.hasNews, at: time)
        } else if second.state.isClaim, let value = heardSecond.value {
            if second.state == .ended, first.state == .possible { return }
            finish(second, .exclusiveSecond(value), hasNews: heardSecond.hasNews, at: time)
        } else if first.state.isTerminal, second.state.isTerminal {
            fail(at: time)
        } else if heardFirst.hasNews, let value = heardFirst.value {
            report(.touchDown, .exclusiveFirst(value), at: time)
        } else if heardSecond.hasNews, let value = heardSecond.value {
            report(.touchDown, .exclusiveSecond(value), at: time)
        }
    }

    override func resetTracking() {
        super.resetTracking()
        heardFirst = PairedGesture()
        heardSecond = PairedGesture()
    }

    private func finish(
        _ child: GestureRecognizer, _ value: GestureValue, hasNews: Bool, at time: FrameInstant
    ) {
        if child.state == .ended {
            end(value, at: time)
        } else if hasNews {
            beginOrChange(value, at: time)
        }
    }
}
