// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI
import Testing

@Suite("Tracked velocities") @MainActor struct VelocityTrackingTests {
    /// A box that follows a finger, and springs to where it is sent when the finger leaves.
    private struct Puck: View {
        let tracks: Bool
        @State private var place: CGFloat = 0
        var body: some View {
            Text("puck").frame(width: 50, height: 50)
                .offset(y: place)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { value in
                            var transaction = Transaction()
                            transaction.tracksVelocity = tracks
                            withTransaction(transaction) { place = value.translation.height }
                        }
                        .onEnded { _ in withAnimation(.spring) { place = 130 } })
        }
    }

    private func travel(tracks: Bool) throws -> CGFloat {
        let window = HeadlessWindow(
            rootView: AnyView(Puck(tracks: tracks)),
            settings: HostSettings(
                size: CGSize(width: 200, height: 400), scale: 2, safeAreaInsets: .init()))
        var now = 0.0
        func frame(_ phase: TouchPhase?, _ y: CGFloat) throws -> CGFloat {
            if let phase {
                window.send(
                    .touch(
                        TouchEvent(
                            id: TouchID(0), phase: phase, location: CGPoint(x: 100, y: y),
                            time: FrameInstant(seconds: now))))
            }
            let frame = try window.frame(at: FrameInstant(seconds: now))
            now += 1.0 / 60
            return frame.elements.first { $0.label == "puck" }?.frame.midY ?? 0
        }
        _ = try frame(nil, 0)
        _ = try frame(.began, 100)
        for step in 1...10 { _ = try frame(.moved, 100 + CGFloat(step) * 10) }
        let start = try frame(.ended, 200)
        _ = try frame(nil, 0)
        let soon = try frame(nil, 0)
        return soon - start
    }

    @Test("a spring goes on with the velocity of a gesture that was tracked, and only then")
    func tracked() throws {
        // At 600 points a second it is 20 points on after two frames, less what the spring holds.
        let still = try travel(tracks: false)
        #expect(still >= 0)
        #expect(try travel(tracks: true) > still + 5)
    }
}
