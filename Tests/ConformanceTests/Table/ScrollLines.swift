// SPDX-License-Identifier: MIT

extension ConformanceSection {
    static let positions: [ConformanceLine] = [
        .line(
            "ScrollView.init(_:content:)",
            "along its axis a scroll view takes what is proposed, across it its content's size"),
        .line(
            "ScrollView.init(_:showsIndicators:content:)",
            "hidden indicators and disabled scrolling change no layout"),
        .line(
            "ScrollViewReader.init(content:)",
            "with an anchor the target's point meets the viewport's"),
        .line(
            "ScrollViewProxy.scrollTo(_:anchor:)",
            "without an anchor it makes the smallest move that shows the whole target"),
        .line(
            "ScrollPosition.init(id:anchor:)", "every initialiser says where to, and nothing else"),
        .line("ScrollPosition.init(idType:)", "every initialiser says where to, and nothing else"),
        .line(
            "ScrollPosition.init(idType:edge:)", "every initialiser says where to, and nothing else"
        ),
        .line(
            "ScrollPosition.init(idType:point:)",
            "every initialiser says where to, and nothing else"),
        .line(
            "ScrollPosition.init(idType:x:y:)", "every initialiser says where to, and nothing else"),
        .line(
            "ScrollPosition.init(idType:x:)", "every initialiser says where to, and nothing else"),
        .line(
            "ScrollPosition.init(idType:y:)", "every initialiser says where to, and nothing else"),
        .line(
            "ScrollPosition.scrollTo(id:anchor:)",
            "every scrollTo replaces what was there, the user's position too"),
        .line(
            "ScrollPosition.scrollTo(edge:)",
            "an edge is kept while content grows, until the user scrolls"),
        .line("ScrollPosition.scrollTo(point:)", "edges and points are met, within the range"),
        .line(
            "ScrollPosition.scrollTo(x:y:)",
            "every scrollTo replaces what was there, the user's position too"),
        .line(
            "ScrollPosition.scrollTo(x:)",
            "every scrollTo replaces what was there, the user's position too"),
        .line(
            "ScrollPosition.scrollTo(y:)",
            "every scrollTo replaces what was there, the user's position too"),
        .line(
            "ScrollPosition.isPositionedByUser",
            "the user's scroll is told: no edge any more, and the view at the top as it changes"),
        .line(
            "ScrollPosition.edge",
            "the user's scroll is told: no edge any more, and the view at the top as it changes"),
        .line("ScrollPosition.point", "every initialiser says where to, and nothing else"),
        .line("ScrollPosition.x", "every initialiser says where to, and nothing else"),
        .line("ScrollPosition.y", "every initialiser says where to, and nothing else"),
        .line("ScrollPosition.viewID", "with an anchor the view at that place is told"),
        .line(
            "ScrollPosition.viewID(type:)",
            "a fling in lazy rows ends with the view that is at the top"),
        .line(
            ".scrollPosition(_:anchor:)",
            "the anchor of the modifier holds for views, unless the transaction says another"),
        .line(
            ".scrollPosition(id:anchor:)",
            "an id that is written is shown with the smallest move; nil moves nothing"),
        .line(
            "ScrollContentOffsetAdjustmentBehavior", "with adjustments disabled the offset stays"),
        .line(
            "Transaction.scrollPositionUpdatePreservesVelocity",
            "without an animation a fling ends, unless its velocity is to be kept"),
        .line("ScrollAnchorRole", "content that is shorter than the viewport lies at the anchor"),
        .line(".defaultScrollAnchor(_:)", "the initial offset is at the anchor, eager and lazy"),
        .line(
            ".defaultScrollAnchor(_:for:)",
            "at the edge of the anchor growing content is followed, elsewhere not"),
        .line(
            "PinnedScrollableViews",
            "a pinned header lies at the top while its section runs, the next at its own place"),
    ]

    static let targets: [ConformanceLine] = [
        .line(
            "ScrollTarget",
            "a behavior is asked once a gesture, and its target is where the content rests"),
        .line("ScrollTarget.anchor", "a target with an anchor is placed by it"),
        .line(
            "ScrollTargetBehavior.updateTarget(_:context:)",
            "a behavior is asked once a gesture, and its target is where the content rests"),
        .line(
            "ScrollTargetBehavior.properties(context:)",
            "a wrapped behavior is the same, its properties too; limits make ways shorter"),
        .line(
            "ScrollTargetBehaviorContext",
            "a behavior is asked once a gesture, and its target is where the content rests"),
        .line(
            "ScrollTargetBehaviorProperties.limitsScrolls",
            "a wrapped behavior is the same, its properties too; limits make ways shorter"),
        .line(
            "ScrollTargetBehaviorPropertiesContext",
            "a wrapped behavior is the same, its properties too; limits make ways shorter"),
        .line(
            "PagingScrollTargetBehavior",
            "a page is turned by half its width, or by a fling, one at a time"),
        .line("ViewAlignedScrollTargetBehavior", "a scroll rests where the nearest view begins"),
        .line(
            "ViewAlignedScrollTargetBehavior.LimitBehavior",
            "limits hold a fling to one view, to a few, or to none"),
        .line(
            "AnyScrollTargetBehavior",
            "a wrapped behavior is the same, its properties too; limits make ways shorter"),
        .line(".scrollTargetBehavior(_:)", "a wheel that stops is asked like a finger"),
        .line(
            ".scrollTargetLayout(isEnabled:)", "without an enabled target layout nothing is told"),
    ]

    static let settings: [ConformanceLine] = [
        .line(
            "ScrollIndicatorVisibility",
            "indicators are not painted at rest, nor right after a programmatic scroll"),
        .line(
            ".scrollIndicators(_:axes:)",
            "hidden indicators and disabled scrolling change no layout"),
        .line(
            ".scrollIndicatorsFlash(trigger:)",
            "indicators flash when the value of the trigger changes"),
        .line(
            ".scrollIndicatorsFlash(onAppear:)",
            "indicators flash when a scroll view appears, and are gone soon after"),
        .line(".scrollDisabled(_:)", "hidden indicators and disabled scrolling change no layout"),
        .line(
            ".scrollClipDisabled(_:)",
            "without clipping content is drawn and hit beyond the viewport"),
        .line(
            "ScrollBounceBehavior", "content that fits bounces unless bouncing is based on its size"
        ),
        .line(
            ".scrollBounceBehavior(_:axes:)",
            "content that fits bounces unless bouncing is based on its size"),
        .line(
            "ScrollDismissesKeyboardMode",
            "interactively: the keyboard follows a finger into it, and goes or comes back after it"),
        .line(
            ".scrollDismissesKeyboard(_:)",
            "immediately: the keyboard goes as soon as a finger scrolls, and nothing jumps"),
        .line(
            ".scrollContentBackground(_:)",
            "its ground can be hidden, and headers and footers have their look"),
        .nothing("ScrollInputBehavior", "no kind of input that it configures exists on a phone"),
        .nothing("ScrollInputKind", "its only kinds are those of visionOS and watchOS"),
        .nothing(
            ".scrollInputBehavior(_:for:)", "no kind of input that it configures exists on a phone"),
        .line(
            "ScrollEdgeEffectStyle",
            "a hard edge is a ground with a line, and a hidden one is not drawn"),
        .line(
            ".scrollEdgeEffectStyle(_:for:)",
            "a hard edge is a ground with a line, and a hidden one is not drawn"),
        .line(
            ".scrollEdgeEffectHidden(_:for:)",
            "a hard edge is a ground with a line, and a hidden one is not drawn"),
        .line("RefreshAction", "a list refreshes too, and the action can be run by hand"),
        .line(
            ".refreshable(action:)",
            "a pull past the threshold runs the action once and holds an inset until it is over"),
    ]

    static let observers: [ConformanceLine] = [
        .line("ScrollPhase", "isScrolling is every phase but idle"),
        .line(
            "ScrollPhaseChangeContext",
            "a fling decelerates, with its velocity and geometry in the transition"),
        .line(
            ".onScrollPhaseChange(_:)",
            "whoever hears of phases and of geometry never sees the content go back in a drag"),
        .line(
            "ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:)",
            "the public initialiser shows what the container holds, and setters move it along"),
        .line(
            "ScrollGeometry",
            "offset, container, visible rectangle and bounds are those of the golden table"),
        .line(
            ".onScrollGeometryChange(for:of:action:)",
            "the geometry action is called 2 times by rest, 3 after one scroll; the phase action 1"),
        .line(
            ".onScrollVisibilityChange(threshold:_:)",
            "a row is told when it crosses the threshold, once each way"),
        .line(
            ".onScrollTargetVisibilityChange(idType:threshold:_:)",
            "the targets in sight are told by ids of the type, in order, at first and at a change"),
    ]
}
