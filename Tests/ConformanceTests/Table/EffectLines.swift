// SPDX-License-Identifier: MIT

extension ConformanceSection {
    private static let drawn = "every effect draws what the modifier of its name draws"

    static let effects: [ConformanceLine] = [
        .line("ScrollTransitionPhase", "scroll positions answer what they were made with"),
        .line(
            "ScrollTransitionConfiguration",
            "each side has a configuration; identity changes nothing"),
        .line(
            "ScrollTransitionConfiguration.animated(_:)",
            "an animated transition begins at its threshold and takes its time"),
        .line(
            "ScrollTransitionConfiguration.interactive(timingCurve:)",
            "an interactive transition is as far as the view is out, along its curve"),
        .line(
            "ScrollTransitionConfiguration.animation(_:)",
            "an animation on an interactive transition lets the effect lag behind the finger"),
        .line(
            "ScrollTransitionConfiguration.Threshold", "thresholds move where the view counts as in"
        ),
        .line(
            ".scrollTransition(_:axis:transition:)",
            "an interactive transition is as far as the view is out, along its curve"),
        .line(
            ".scrollTransition(topLeading:bottomTrailing:axis:transition:)",
            "each side has a configuration; identity changes nothing"),
        .line(
            ".visualEffect(_:)",
            "while the view scrolls the effect follows: no body runs, nothing is laid out"),
        .line("EmptyVisualEffect", drawn),
        .line("VisualEffect.offset(_:)", drawn),
        .line("VisualEffect.offset(x:y:)", drawn),
        .line("VisualEffect.transformEffect(_:)", drawn),
        .line("VisualEffect.rotationEffect(_:anchor:)", drawn),
        .line("VisualEffect.scaleEffect(_:anchor:)", drawn),
        .line("VisualEffect.scaleEffect(x:y:anchor:)", drawn),
        .line("VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)", drawn),
        .line("VisualEffect.blendMode(_:)", drawn),
        .line("VisualEffect.blur(radius:opaque:)", drawn),
        .line("VisualEffect.brightness(_:)", drawn),
        .line("VisualEffect.contrast(_:)", drawn),
        .line("VisualEffect.grayscale(_:)", drawn),
        .line("VisualEffect.hueRotation(_:)", drawn),
        .line("VisualEffect.saturation(_:)", drawn),
        .line("VisualEffect.opacity(_:)", drawn),
    ]

    static let areas: [ConformanceLine] = [
        .line(
            "ContentMarginPlacement",
            "content margins add up across the axis and move the content along it"),
        .line(
            ".contentMargins(_:_:for:)",
            "content margins add up across the axis and move the content along it"),
        .line(
            ".contentMargins(_:for:)",
            "content margins add up across the axis and move the content along it"),
        .line(
            ".safeAreaInset(edge:alignment:spacing:content:)",
            "safeAreaInset on a scroll view: it keeps its frame, and rows run under the bar"),
        .line(
            ".safeAreaBar(edge:alignment:spacing:content:)",
            "content that runs under a bar fades there; at rest, and without a bar, nothing does"),
        .line(
            ".safeAreaPadding(_:)",
            "safeAreaPadding leaves a scroll view's frame and puts its content 20 lower"),
        .line(
            ".safeAreaPadding(_:_:)",
            "safeAreaPadding leaves a scroll view's frame and puts its content 20 lower"),
        .line(
            "SafeAreaRegions",
            "a keyboard that comes and goes moves no content at rest, but what rests at the end"),
        .line(
            ".ignoresSafeArea(_:edges:)",
            "only an edge that touches the boundary of the safe area extends under it"),
        .line(".edgesIgnoringSafeArea(_:)", "safe areas and containers"),
        .line(
            ".backgroundExtensionEffect()",
            "a background is continued under the safe area as in a mirror"),
        .line(
            ".backgroundExtensionEffect(isEnabled:)",
            "a background is continued under the safe area as in a mirror"),
        .line(
            ".containerRelativeFrame(_:alignment:)",
            "in a scroll view a view takes its length, less safe area and margins"),
        .line(
            ".containerRelativeFrame(_:count:span:spacing:alignment:)",
            "a part of the container, spanning and spaced, aligned within"),
        .line(
            ".containerRelativeFrame(_:alignment:_:)",
            "a closure makes the length of that of the container, anew when the window is resized"),
    ]

    static let geometry: [ConformanceLine] = [
        .line(
            "GeometryReader", "ten nested geometry readers are right in the first presented frame"),
        .line(
            "GeometryProxy", "an anchor of bounds is resolved in the space of the view that asks"),
        .line(
            "CoordinateSpaceProtocol",
            "an effect sees where its view is in the scroll view, in the first frame"),
        .line("NamedCoordinateSpace", "geometry and preferences"),
        .line(".coordinateSpace(_:)", "geometry and preferences"),
        .line(".coordinateSpace(name:)", "geometry and preferences"),
        .line(
            ".onGeometryChange(for:of:action:)",
            "a geometry observer hears of the place that its frame presents"),
        .line(
            "PreferenceKey",
            "a preference is the reduction of all that is said below, in the very same frame"),
        .line(
            ".preference(key:value:)",
            "a preference is the reduction of all that is said below, in the very same frame"),
        .line(".transformPreference(_:_:)", "geometry and preferences"),
        .line(".onPreferenceChange(_:perform:)", "geometry and preferences"),
        .line("Anchor", "anchors are equal when view and value are"),
        .line(
            "Anchor.Source",
            "points, unit points, rectangles, lists and missing sources are resolved"),
        .line(
            ".anchorPreference(key:value:transform:)",
            "an anchor of bounds is resolved in the space of the view that asks"),
        .line(".transformAnchorPreference(key:value:transform:)", "geometry and preferences"),
        .line(
            ".overlayPreferenceValue(_:alignment:_:)",
            "a layer made from a preference follows it, in front, behind and aligned"),
        .line(
            ".overlayPreferenceValue(_:_:)",
            "a layer made from a preference follows it, in front, behind and aligned"),
        .line(
            ".backgroundPreferenceValue(_:alignment:_:)",
            "a layer made from a preference follows it, in front, behind and aligned"),
        .line(
            ".backgroundPreferenceValue(_:_:)",
            "a layer made from a preference follows it, in front, behind and aligned"),
    ]

    static let bars: [ConformanceLine] = [
        .line(
            ".toolbarVisibility(_:for:)",
            "visibility is animated by the write that changes it; the content has the room at once"),
        .line(
            ".toolbar(_:for:)",
            "visibility is animated by the write that changes it; the content has the room at once"),
        .line(
            ".toolbarBackgroundVisibility(_:for:)",
            "backgrounds are drawn in what was asked for, and not where they are hidden"),
        .line(
            ".toolbarBackground(_:for:)",
            "backgrounds are drawn in what was asked for, and not where they are hidden"),
        .line(
            ".toolbarColorScheme(_:for:)",
            "a bar's colour scheme reaches its items and nothing else"),
        .line(".toolbar(content:)", "each placement has its place in the bars"),
        .line(
            ".toolbar(removing:)",
            "the title can be removed, and its display modes are large, inline and in the row"),
        .line(
            ".toolbarTitleDisplayMode(_:)",
            "the title can be removed, and its display modes are large, inline and in the row"),
        .line(
            ".navigationBarTitleDisplayMode(_:)",
            "the title can be removed, and its display modes are large, inline and in the row"),
        .line(".navigationBarHidden(_:)", "bars"),
        .line(".navigationTitle(_:)", "a title that changes shows in the same frame"),
        .line(
            "ToolbarMinimizationBehavior",
            "the navigation bar minimizes with a scroll down, and comes back as it was told to"),
        .line(
            ".toolbarMinimizationBehavior(_:for:)",
            "the navigation bar minimizes with a scroll down, and comes back as it was told to"),
        .line(
            "ToolbarMinimizationRestoration",
            "the navigation bar minimizes with a scroll down, and comes back as it was told to"),
        .line(
            ".toolbarMinimizationRestoration(_:for:)",
            "the navigation bar minimizes with a scroll down, and comes back as it was told to"),
        .line(
            "ToolbarMinimizationSafeAreaAdjustment",
            "a bar that minimizes gives its room to the content, unless it is told not to"),
        .line(
            ".toolbarMinimizationSafeAreaAdjustment(_:for:)",
            "a bar that minimizes gives its room to the content, unless it is told not to"),
        .line(
            "TabBarMinimizeBehavior",
            "the tab bar minimizes with a scroll down and comes back with one up, as it was told to"
        ),
        .line(
            ".tabBarMinimizeBehavior(_:)",
            "the tab bar minimizes with a scroll down and comes back with one up, as it was told to"
        ),
        .line(
            ".tabViewBottomAccessory(content:)",
            "the search tab stands apart, and an accessory that is disabled takes no room"),
        .line(
            ".tabViewBottomAccessory(isEnabled:content:)",
            "the search tab stands apart, and an accessory that is disabled takes no room"),
        .line(
            ".statusBarHidden(_:)",
            "a phone shows a status bar and a home indicator; views hide the one and the other"),
        .line(".statusBar(hidden:)", "bars"),
        .line(
            ".persistentSystemOverlays(_:)",
            "a phone shows a status bar and a home indicator; views hide the one and the other"),
    ]
}
