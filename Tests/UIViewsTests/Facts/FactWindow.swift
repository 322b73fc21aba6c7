// SPDX-License-Identifier: MIT
import Foundation
import GSKRenderer
import HeadlessHost
import SwiftUI
import Testing

//  The facts are measurements of Apple's SwiftUI that the public project iamcgn/swiftui-web reports.
//  Each test names the fixture behind its numbers and, by a tag, the host that it was measured on:
//
//  M2  macOS 26.2 (SwiftUI 7.2.5), an off-screen window at 2x
//  M6  macOS 26.6 (SwiftUI 7.6.1), the same
//  I   iPhone SE simulator, iOS 26.0 (SwiftUI 7.0.71), 2x
//
//  Our face is not Apple's: where the width of a text matters, only what does not depend on it is
//  asserted.

/// Where the probed views of a window lie. *Space:* the window's, points.
@MainActor final class FrameBook {
    fileprivate(set) var frames: [String: CGRect] = [:]
}

extension View {
    /// Notes where the view is laid out, scroll offsets included, under a name.
    @MainActor func probe(_ name: String, _ book: FrameBook) -> some View {
        onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
        } action: {
            book.frames[name] = $0
        }
        .onDisappear { book.frames[name] = nil }
    }
}

/// A window of a fixture's size, without a safe area, whose default font is macOS' 13 points.
@MainActor final class FactWindow {
    let window: HeadlessWindow
    let book: FrameBook
    private(set) var frame: PresentedFrame { didSet { pixels = nil } }
    private var pixels: PixelImage?

    init(
        _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(),
        change: (inout HostSettings) -> Void = { _ in },
        @ViewBuilder content: (FrameBook) -> some View
    ) throws {
        let book = FrameBook()
        self.book = book
        var settings = HostSettings(
            size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: safeArea)
        change(&settings)
        let root = content(book).font(.system(size: 13))
        window = HeadlessWindow(rootView: AnyView(root), settings: settings)
        frame = try window.frame(at: .zero)
    }

    /// Does something that changes what the views show, and presents the next frame.
    func act(_ body: () -> Void) throws {
        body()
        try next()
    }

    /// What the elements of the presented frame say, in reading order.
    var labels: [String] { frame.elements.map(\.label) }

    /// Presents the next frame, a sixtieth of a second later.
    func next() throws {
        frame = try window.frame(at: FrameInstant(seconds: window.now.seconds + 1 / 60))
    }

    /// Lets time pass, a frame each sixtieth of a second.
    func run(_ seconds: TimeInterval) throws {
        for _ in 0..<Int((seconds * 60).rounded()) { try next() }
    }

    subscript(name: String) -> CGRect? { book.frames[name] }

    /// What is painted at a point: red, green and blue. *Range:* 0…255.
    func rgb(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let image = pixels ?? window.pixels(of: frame)
        pixels = image
        let color = image.pixel(Int(x * 2), Int(y * 2))
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    /// Expects a probe where it was measured; nil leaves a number open. *Units:* points.
    func expect(
        _ name: String, x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil,
        height: CGFloat? = nil, within tolerance: CGFloat = 0.001,
        _ location: SourceLocation = #_sourceLocation
    ) {
        guard let frame = book.frames[name] else {
            Issue.record("no probe says where \(name) is", sourceLocation: location)
            return
        }
        let pairs: [(String, CGFloat, CGFloat?)] = [
            ("x", frame.minX, x), ("y", frame.minY, y), ("width", frame.width, width),
            ("height", frame.height, height),
        ]
        for (label, actual, expected) in pairs {
            guard let expected, abs(actual - expected) > tolerance else { continue }
            Issue.record(
                "\(name).\(label) is \(actual), measured was \(expected)",
                sourceLocation: location)
        }
    }

    /// Expects a probe exactly where it was measured. *Units:* points.
    func expect(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        _ location: SourceLocation = #_sourceLocation
    ) {
        expect(name, x: x, y: y, width: width, height: height, location)
    }
}

/// A box of a colour and a size.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

/// The paragraph that the text fixtures wrap: 72 characters, 12 words.
let sampleParagraph = "Layout must wrap this sentence onto several lines inside a narrow frame."
