// SPDX-License-Identifier: MIT

/// Why no window can be opened.
package enum GTKHostFailure: Error, CustomStringConvertible {
    /// Neither a Wayland nor an X display, nor Broadway, answers.
    case noDisplay

    package var description: String {
        "There is no display to open a window on. Set DISPLAY or WAYLAND_DISPLAY, or record instead."
    }
}
