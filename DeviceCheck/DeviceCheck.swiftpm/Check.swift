// SPDX-License-Identifier: MIT
import SwiftUI

/// One thing to do on the device.
enum Check: String, CaseIterable, Identifiable {
    // The components of the kit.
    case hidingBar, revealingSections, pagedNotes, jumpingTitle, singAlong
    // What nobody has published about scrolling.
    case column, program, paging, lock, targets, insets

    static let components: [Check] = [
        .hidingBar, .revealingSections, .pagedNotes, .jumpingTitle, .singAlong,
    ]
    static let measurements: [Check] = [.column, .program, .paging, .lock, .targets, .insets]

    var id: Self { self }

    var title: String { words.title }

    /// What to do on its screen, in order.
    var steps: String { words.steps }

    private var words: (title: String, steps: String) {
        switch self {
        case .hidingBar:
            (
                "A bar that hides",
                "Read on slowly, go back a little, fling to the end, tap the status bar."
            )
        case .revealingSections:
            ("Sections that appear", "Read on slowly, then fling to the end.")
        case .pagedNotes:
            ("A list by pages", "Fling on three times, then back beyond where it began.")
        case .jumpingTitle:
            ("A title that jumps", "Move up and down around the top, then fling.")
        case .singAlong:
            ("A song to follow", "Let it play, drag away and wait; tap a line.")
        case .column:
            (
                "Drags, flings, edges",
                "Drag slowly from rest. Fling into the end, from near and from far. Pull beyond the "
                    + "top, hold, let go. Stop a fling with a tap. Tap. Then wheel and trackpad."
            )
        case .program:
            ("Scrolls by code", "Press each button and wait until it says how long it took.")
        case .paging:
            (
                "Pages",
                "Drag a third of a page, hold, let go; then two thirds; then flick shortly."
            )
        case .lock:
            (
                "Two axes",
                "Drag straight up, then at ever larger angles, until both axes move."
            )
        case .targets: ("Rows in view", "Scroll slowly, then fling; read in which order they come.")
        case .insets: ("Insets", "Turn the device, scroll, and turn it back.")
        }
    }

    @MainActor @ViewBuilder var screen: some View {
        switch self {
        case .hidingBar: HidingBar()
        case .revealingSections: RevealingSections()
        case .pagedNotes: PagedNotes()
        case .jumpingTitle: JumpingTitle()
        case .singAlong: SingAlong()
        case .column: ColumnMeasurement()
        case .program: ProgramMeasurement()
        case .paging: PagingMeasurement()
        case .lock: LockMeasurement()
        case .targets: TargetMeasurement()
        case .insets: InsetMeasurement()
        }
    }
}
