// SPDX-License-Identifier: MIT
import SwiftUI
import Testing

@testable import HeadlessHost

@MainActor @Observable private final class Generation {
    var number = 0
    @ObservationIgnored var told: [String] = []
}

private struct GenerationFeed: View {
    let generation: Generation
    let isLazy: Bool

    var body: some View {
        ScrollView {
            if isLazy {
                LazyVStack(spacing: 0) { rows }
            } else {
                VStack(spacing: 0) { rows }
            }
        }
    }

    private var rows: some View {
        ForEach(0..<20, id: \.self) { row in
            Text("Row \(row)")
                .frame(maxWidth: .infinity, minHeight: 80)
                .onGeometryChange(for: CGFloat.self) {
                    $0.frame(in: .global).minY
                } action: { _ in
                    generation.told.append("\(generation.number).\(row)")
                }
                .id("\(generation.number).\(row)")
        }
    }
}

@Suite("What rows of a lazy stack are told of their geometry") @MainActor
struct LazyGeometryTests {
    @Test(
        "rows that take the place of others are told where they are, though nothing has moved",
        arguments: [false, true])
    func replaced(isLazy: Bool) throws {
        let generation = Generation()
        let window = HeadlessWindow(
            rootView: AnyView(GenerationFeed(generation: generation, isLazy: isLazy)))
        for step in 0..<3 { _ = try window.frame(at: FrameInstant(seconds: Double(step) / 60)) }
        #expect(generation.told.contains("0.0") && generation.told.contains("0.5"))
        generation.told = []
        generation.number = 1
        for step in 3..<6 { _ = try window.frame(at: FrameInstant(seconds: Double(step) / 60)) }
        #expect(generation.told.contains("1.0"))
        #expect(generation.told.contains("1.5"))
    }
}
