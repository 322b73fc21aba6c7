// SPDX-License-Identifier: MIT

/// What makes a bar hide and show.
public enum BarTrigger: UInt8, Hashable, Sendable, Codable, CaseIterable {
    /// It always shows.
    case never
    /// It hides on the way down and shows on the way up; the top is its home.
    case onScrollDown
    /// It hides on the way up and shows on the way down; the end is its home.
    case onScrollUp
    /// It hides while anything moves (seed document 003).
    case whileScrolling
    /// It hides or shows by the direction at lift and at rest (seed document 004).
    case onLift
}

/// When a hidden bar comes back.
public enum BarRestoration: UInt8, Hashable, Sendable, Codable {
    /// When the direction reverses.
    case onReversal
    /// Only at its home edge.
    case atScrollEdge
}

/// How a bar follows.
public enum BarMode: Hashable, Sendable, Codable {
    /// It is shown or hidden.
    case binary
    /// It follows 1:1 over `travel` points and settles at rest.
    case proportional(travel: Double)
}

/// What the bar does to the safe area.
public enum BarSafeArea: UInt8, Hashable, Sendable, Codable {
    /// The safe area stays as if the bar were shown.
    case keep
    /// The safe area follows the bar.
    case adjust
    /// The bar lies over the content and takes no part in the safe area.
    case overlay
}

/// What happens to the bar when another tab is selected.
public enum BarTabPolicy: UInt8, Hashable, Sendable, Codable {
    /// It shows.
    case show
    /// Each tab keeps its own state.
    case remember
}

/// How one group of bars decides.
public struct BarRules: Hashable, Sendable, Codable {
    /// What makes the bar hide and show.
    public var trigger: BarTrigger
    /// How it follows.
    public var mode: BarMode
    /// The travel that hides it.
    public var hideAfter: Double
    /// The travel that shows it.
    public var showAfter: Double
    /// When it comes back.
    public var restoration: BarRestoration
    /// It does not hide nearer to its home than this.
    public var startingBelow: Double
    /// Whether it shows at the end of the content.
    public var showsAtEnd: Bool
    /// The least range for which it hides.
    public var leastScrollableRange: Double
    /// Its height at rest, never one measured during its own animation.
    public var height: Double
    /// What it does to the safe area.
    public var safeArea: BarSafeArea
    /// Whether it begins hidden where it can be brought back.
    public var startsHidden: Bool
    /// What happens when another tab is selected.
    public var tabs: BarTabPolicy
    /// How far content has to go between two phases for the direction to count at rest.
    public var liftThreshold = BarConstants.liftThreshold
    /// How long it stays without activity; for ever if nothing is said.
    public var inactivity: Double?
    /// Whether a tap on the content brings it back.
    public var restoresOnTap: Bool
    /// What an animated programmatic scroll does unless the request says otherwise.
    public var animatedPrograms: ProgramPolicy
    /// What an unanimated one does.
    public var unanimatedPrograms: ProgramPolicy

    /// Makes rules; the defaults are the first seed's.
    public init(
        trigger: BarTrigger = .onScrollDown, mode: BarMode = .binary,
        hideAfter: Double = BarConstants.threshold, showAfter: Double? = nil,
        restoration: BarRestoration = .onReversal, startingBelow: Double = 0,
        showsAtEnd: Bool = false,
        leastScrollableRange: Double = BarConstants.leastScrollableRange, height: Double = 0,
        safeArea: BarSafeArea = .keep, startsHidden: Bool = false, tabs: BarTabPolicy = .show,
        inactivity: Double? = nil, restoresOnTap: Bool = false,
        animatedPrograms: ProgramPolicy = .follow, unanimatedPrograms: ProgramPolicy = .keep
    ) {
        self.trigger = trigger
        self.mode = mode
        self.hideAfter = hideAfter
        self.showAfter = showAfter ?? hideAfter
        self.restoration = restoration
        self.startingBelow = startingBelow
        self.showsAtEnd = showsAtEnd
        self.leastScrollableRange = leastScrollableRange
        self.height = height
        self.safeArea = safeArea
        self.startsHidden = startsHidden
        self.tabs = tabs
        self.inactivity = inactivity
        // What goes by itself has to come back without a scroll.
        self.restoresOnTap = restoresOnTap || inactivity != nil
        self.animatedPrograms = animatedPrograms
        self.unanimatedPrograms = unanimatedPrograms
    }

    /// The travel that hides, never below the floor and never something that is not a number.
    @inline(__always) public var hideTravel: Double { Self.floored(hideAfter) }

    /// The travel that shows, never below the floor.
    @inline(__always) public var showTravel: Double { Self.floored(showAfter) }

    /// The range below which hiding is not worth while or could not be undone.
    @inline(__always) public var neededRange: Double {
        switch mode {
        case .binary: max(hideTravel + showTravel, leastScrollableRange)
        case .proportional(let travel): max(travel, height) + showTravel
        }
    }

    @inline(__always) var isMirrored: Bool { trigger == .onScrollUp }

    @inline(__always) private static func floored(_ travel: Double) -> Double {
        travel.isFinite ? max(travel, BarConstants.leastThreshold) : BarConstants.threshold
    }
}
