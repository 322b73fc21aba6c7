// SPDX-License-Identifier: MIT
import CGTK

/// What an element is, in the words of the accessibility bus.
enum ElementRole: Hashable {
    case button, heading, link, searchBox, image, label, toggle, tabList, slider, progress,
        textField
    case group

    /// *Range:* roles that the bus has no word for are groups.
    init(_ element: PresentedElement) {
        switch element.role {
        case "button", "keyboardKey": self = .button
        case "header": self = .heading
        case "link": self = .link
        case "searchField": self = .searchBox
        case "image": self = .image
        case "staticText": self = .label
        case "toggle": self = .toggle
        case "tabBar": self = .tabList
        case "slider", "adjustable": self = .slider
        case "progressIndicator": self = .progress
        case "textField": self = .textField
        default: self = .group
        }
    }

    var gtk: GtkAccessibleRole {
        switch self {
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .searchBox: GTK_ACCESSIBLE_ROLE_SEARCH_BOX
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .toggle: GTK_ACCESSIBLE_ROLE_SWITCH
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .textField: GTK_ACCESSIBLE_ROLE_TEXT_BOX
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        }
    }

    /// The state that a selected element of this role shows beside being selected.
    var switchState: GtkAccessibleState? { self == .toggle ? GTK_ACCESSIBLE_STATE_CHECKED : nil }
}
