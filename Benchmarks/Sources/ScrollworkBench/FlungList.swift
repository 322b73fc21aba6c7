// SPDX-License-Identifier: MIT
import CListBaseline
import FrameMeter

/// GTK's own list, scrolled to where a window's content was in the same frame.
@MainActor final class FlungList: Contestant {
    private let list: OpaquePointer?
    private let target = raster_target_new(390, 844, 2)
    private(set) var costs: [FrameCost] = []
    private let leader: FlungWindow

    init(rows: Int, following leader: FlungWindow) {
        list = list_baseline_new(Int32(rows), 390, 844)
        self.leader = leader
        list_baseline_scroll(list, 0)
        raster_target_draw(target, list_baseline_snapshot(list))
    }

    isolated deinit {
        list_baseline_free(list)
        raster_target_free(target)
    }

    func run(frames: Range<Int>) {
        list_baseline_settle(list)
        for index in frames {
            let start = ThreadClock.now
            list_baseline_scroll(list, leader.offsets[index])
            let walked = ThreadClock.now
            let node = list_baseline_snapshot(list)
            let painted = ThreadClock.now
            raster_target_draw(target, node)
            costs.append(
                FrameCost(
                    walk: walked - start, paint: painted - walked,
                    raster: ThreadClock.now - painted))
        }
    }

    func writePicture(_ path: String) { _ = raster_target_write(target, path) }
}
