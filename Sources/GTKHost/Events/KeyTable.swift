// SPDX-License-Identifier: MIT
import CGTK
import UIInput

/// The keys of GDK by their meaning.
enum KeyTable {
    private static let named: [UInt32: KeyEvent.Key] = [
        key(GDK_KEY_Up): .upArrow, key(GDK_KEY_KP_Up): .upArrow,
        key(GDK_KEY_Down): .downArrow, key(GDK_KEY_KP_Down): .downArrow,
        key(GDK_KEY_Left): .leftArrow, key(GDK_KEY_KP_Left): .leftArrow,
        key(GDK_KEY_Right): .rightArrow, key(GDK_KEY_KP_Right): .rightArrow,
        key(GDK_KEY_Page_Up): .pageUp, key(GDK_KEY_KP_Page_Up): .pageUp,
        key(GDK_KEY_Page_Down): .pageDown, key(GDK_KEY_KP_Page_Down): .pageDown,
        key(GDK_KEY_Home): .home, key(GDK_KEY_KP_Home): .home,
        key(GDK_KEY_End): .end, key(GDK_KEY_KP_End): .end,
        key(GDK_KEY_Tab): .tab, key(GDK_KEY_KP_Tab): .tab, key(GDK_KEY_ISO_Left_Tab): .tab,
        key(GDK_KEY_Return): .return, key(GDK_KEY_KP_Enter): .return,
        key(GDK_KEY_ISO_Enter): .return,
        key(GDK_KEY_Escape): .escape,
        key(GDK_KEY_space): .space, key(GDK_KEY_KP_Space): .space,
        key(GDK_KEY_BackSpace): .delete,
        key(GDK_KEY_Delete): .forwardDelete, key(GDK_KEY_KP_Delete): .forwardDelete,
    ]

    /// The key that GDK names by a number; nil when it means nothing by itself, as shift does.
    static func key(value: UInt32) -> KeyEvent.Key? {
        if let key = named[value] { return key }
        let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value))
        guard let scalar, !scalar.properties.generalCategory.isControl else { return nil }
        return .character(Character(scalar))
    }

    private static func key(_ value: Int32) -> UInt32 { UInt32(value) }
}

extension Unicode.GeneralCategory {
    fileprivate var isControl: Bool { self == .control || self == .unassigned }
}
