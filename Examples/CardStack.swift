// SPDX-License-Identifier: MIT
import SwiftUI

/// Cards that follow the finger. One that is let go far out, or fast, flies away and goes to the
/// bottom of the stack; the others spring back.
struct CardStack: View {
    private struct Card: Identifiable, Equatable {
        var id: Int
        var title: String
        var color: Color
    }

    @State private var cards = [
        Card(id: 0, title: "Drag me", color: .blue), Card(id: 1, title: "Throw me", color: .orange),
        Card(id: 2, title: "Or tap", color: .purple),
        Card(id: 3, title: "And again", color: .green),
    ]
    @State private var offset = CGSize.zero
    @State private var isTurned = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// How far a card has to be, or would fly, to leave. *Units:* points.
    private let reach: CGFloat = 180

    var body: some View {
        VStack(spacing: 28) {
            ZStack {
                ForEach(cards.reversed()) { card in
                    face(card, depth: cards.firstIndex(of: card) ?? 0)
                }
            }
            .frame(width: 260, height: 340)
            Text("\(cards[0].title)")
                .font(.headline)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func face(_ card: Card, depth: Int) -> some View {
        let isTop = depth == 0
        return RoundedRectangle(cornerRadius: 28, style: .continuous)
            .fill(card.color.gradient)
            .overlay {
                Text(isTop && isTurned ? "Card \(card.id + 1) of \(cards.count)" : card.title)
                    .font(.title)
                    .foregroundStyle(.white)
            }
            .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
            .scaleEffect(1 - 0.06 * CGFloat(depth))
            .rotationEffect(.degrees(isTop ? Double(offset.width) / 18 : 0))
            .offset(x: isTop ? offset.width : 0, y: isTop ? offset.height : CGFloat(depth) * 18)
            .allowsHitTesting(isTop)
            .gesture(drag)
            .onTapGesture { isTurned.toggle() }
            .accessibilityElement()
            .accessibilityLabel(card.title)
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { next() }
            .accessibilityHidden(!isTop)
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
                let end = value.predictedEndTranslation
                guard abs(value.translation.width) > reach || abs(end.width) > reach * 2 else {
                    withAnimation(reduceMotion ? nil : .bouncy) { offset = .zero }
                    return
                }
                withAnimation(reduceMotion ? nil : .easeOut(duration: 0.2)) {
                    offset = CGSize(width: end.width > 0 ? 600 : -600, height: end.height / 2)
                } completion: {
                    next()
                }
            }
    }

    private func next() {
        isTurned = false
        offset = .zero
        withAnimation(reduceMotion ? nil : .snappy) {
            cards.append(cards.removeFirst())
        }
    }
}

#Preview {
    CardStack()
}
