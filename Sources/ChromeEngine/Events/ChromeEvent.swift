// SPDX-License-Identifier: MIT

/// Everything that can happen to the chrome of a screen.
///
/// It can be written and read, so that what a device recorded can be replayed elsewhere.
public enum ChromeEvent: Hashable, Sendable, Codable {
    /// A scroll view told its geometry, its phase, or both.
    case sample(ScrollSample)
    /// A layout change that the caller knows of.
    case layout(LayoutChange)
    /// A programmatic scroll is about to begin.
    case program(ProgramRequest)
    /// A finger moved over content that another scroll view moved with it.
    case foreign(delta: Double)
    /// This scroll view drives from now on.
    case attach(source: UInt32)
    /// The driver went away; it will come back or another will.
    case detach
    /// A bar, or another view that follows, appeared.
    case followerAppeared(time: Double)
    /// Another tab or screen was selected.
    case tab(UInt32)
    /// The focus entered or left a bar.
    case barFocus(Bool)
    /// Assistive technology or settings changed.
    case assistance(ChromeAssistance)
    /// Hiding was switched on or off.
    case enabled(Bool)
    /// The host asks the bars for something.
    case command(ChromeCommand)
    /// A section that is to be revealed appeared or moved.
    case place(RevealPlacement, time: Double)
    /// A section's view went away.
    case remove(section: UInt64)
    /// Something happened to paged data.
    case page(PageEvent, time: Double)
    /// Something happened to a text that is played or grows.
    case reader(ReaderEvent, time: Double)
    /// The content was tapped where nothing else takes the tap.
    case tap(time: Double)
    /// A control, such as a slider, is held or let go.
    case hold(Bool, time: Double)
    /// Time passed.
    case tick(time: Double)
}
