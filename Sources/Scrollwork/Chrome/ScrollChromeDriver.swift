// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// A scroll view's number within its scope.
@available(iOS 17.0, macOS 14.0, *)
@MainActor final class ScrollSource {
    private weak var chrome: ScrollChrome?
    private var number: UInt32 = 0
    private(set) var isAttached = false
    /// What was told last.
    private var last: ScrollSample?

    /// A sample of the newest geometry: a phase may tell one that is older than what the same
    /// frame has told.
    func newest(_ sample: ScrollSample) -> ScrollSample {
        var sample = sample
        if sample.phase != nil, let last, sample.time - last.time < Self.frame {
            sample.offset = last.offset
            sample.extents = last.extents
        }
        last = sample
        return sample
    }

    /// What counts as the same frame. *Units:* seconds. *Source:* chosen: half a frame at 120 Hz.
    private static let frame = 0.004

    /// Makes a source that belongs to no scope yet.
    init() {}

    func number(in newChrome: ScrollChrome) -> UInt32 {
        if chrome !== newChrome {
            chrome = newChrome
            number = newChrome.makeSource()
        }
        return number
    }

    /// Drives from now on. A scroll view that appears is another screen; one that is switched on is
    /// another part of the same.
    func attach(to newChrome: ScrollChrome, appears: Bool) {
        let source = number(in: newChrome)
        isAttached = true
        if appears { newChrome.attach(source) } else { newChrome.swap(to: source) }
    }

    func detach() {
        guard isAttached else { return }
        isAttached = false
        chrome?.detach(number)
    }
}

/// Tells the chrome of its scope what a scroll view does.
@available(iOS 18.0, macOS 15.0, *)
struct ScrollChromeDriver: ViewModifier {
    let isActive: Bool
    private let given: ScrollChrome?
    private let adjust: (ScrollSample) -> ScrollSample
    @Environment(ScrollChrome.self) private var around: ScrollChrome?
    @State private var source = ScrollSource()

    /// Tells the chrome of the scope around, unless another is given, of samples as `adjust` leaves
    /// them.
    init(
        isActive: Bool, chrome: ScrollChrome? = nil,
        adjust: @escaping (ScrollSample) -> ScrollSample = { $0 }
    ) {
        self.isActive = isActive
        given = chrome
        self.adjust = adjust
    }

    private var chrome: ScrollChrome? { given ?? around }

    func body(content: Content) -> some View {
        content
            .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, geometry in
                tell(geometry)
            }
            .onScrollPhaseChange { _, phase, context in
                tell(context.geometry, phase: phase, velocity: context.velocity)
            }
            .onAppear {
                guard let chrome else {
                    ScrollworkLog.report(
                        "drivesScrollChrome() has no scope: put scrollChromeScope() around the "
                            + "scroll view and its bars.")
                    return
                }
                if isActive { source.attach(to: chrome, appears: true) }
            }
            .onDisappear { source.detach() }
            .onChange(of: isActive) { _, isActive in
                guard let chrome else { return }
                if isActive { source.attach(to: chrome, appears: false) } else { source.detach() }
            }
    }

    private func tell(
        _ geometry: ScrollGeometry, phase: ScrollPhase? = nil, velocity: CGVector? = nil
    ) {
        // The first call comes before the layout, with an empty geometry.
        guard isActive, let chrome, geometry.containerSize.height > 0 else { return }
        if !source.isAttached { source.attach(to: chrome, appears: true) }
        let sample = ScrollSample(
            time: chrome.now, source: source.number(in: chrome), geometry, phase: phase,
            velocity: velocity)
        chrome.send(.sample(adjust(source.newest(sample))))
    }
}

@available(iOS 18.0, macOS 15.0, *)
extension ScrollSample {
    /// A sample of the vertical axis, as SwiftUI tells it.
    init(
        time: Double, source: UInt32, _ geometry: ScrollGeometry, phase: ScrollPhase?,
        velocity: CGVector?
    ) {
        self.init(
            time: time, source: source, offset: geometry.contentOffset.y,
            extents: ChromeExtents(
                content: geometry.contentSize.height, viewport: geometry.containerSize.height,
                leading: geometry.contentInsets.top, trailing: geometry.contentInsets.bottom),
            phase: phase.map(ChromePhase.init), velocity: velocity.map { $0.dy })
    }
}

@available(iOS 18.0, macOS 15.0, *)
extension ChromePhase {
    init(_ phase: ScrollPhase) {
        switch phase {
        case .idle: self = .idle
        case .tracking: self = .tracking
        case .interacting: self = .interacting
        case .decelerating: self = .decelerating
        case .animating: self = .animating
        @unknown default: self = .idle
        }
    }
}

@available(iOS 18.0, macOS 15.0, *)
extension View {
    /// Makes the first scroll view in this view drive the bars of the scope around it.
    ///
    /// Of several scroll views, the one that appeared last or that a finger moves drives. Switching
    /// one on while the other is switched off changes no bar.
    public func drivesScrollChrome(_ isActive: Bool = true) -> some View {
        modifier(ScrollChromeDriver(isActive: isActive))
    }
}
