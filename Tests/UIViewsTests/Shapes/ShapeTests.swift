// SPDX-License-Identifier: MIT
import Testing
import UIDisplayList
import UILayout

@testable import UIViews

@MainActor @Suite struct ShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

    @Test("Plain shapes keep their cheap forms")
    func cheapForms() {
        #expect(Rectangle()._displayShape(in: rect) == .rect(rect))
        #expect(Ellipse()._displayShape(in: rect) == .ellipse(rect))
        #expect(
            Circle()._displayShape(in: rect)
                == .ellipse(CGRect(x: 30, y: 0, width: 40, height: 40)))
        #expect(
            Capsule()._displayShape(in: rect)
                == .roundedRect(rect, CornerRadii(20), continuous: true))
        #expect(
            RoundedRectangle(cornerRadius: 8, style: .circular)._displayShape(in: rect)
                == .roundedRect(rect, CornerRadii(8), continuous: false))
        #expect(
            RoundedRectangle(cornerRadius: 500)._displayShape(in: rect)
                == .roundedRect(rect, CornerRadii(20), continuous: true))
        #expect(RoundedRectangle(cornerRadius: 0)._displayShape(in: rect) == .rect(rect))
        #expect(
            Circle().offset(x: 5)._displayShape(in: rect)
                == .ellipse(CGRect(x: 35, y: 0, width: 40, height: 40)))
    }

    @Test("The cheap form and the path are the same outline")
    func samePaths() {
        func check(_ shape: some Shape) {
            #expect(shape._displayShape(in: rect).path == shape.path(in: rect))
        }
        check(Rectangle())
        check(Ellipse())
        check(Circle())
        check(Capsule())
        check(Capsule(style: .circular))
        check(RoundedRectangle(cornerRadius: 12))
        check(RoundedRectangle(cornerSize: CGSize(width: 12, height: 6)))
        check(UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 4))
        check(RoundedRectangle(cornerRadius: 12).inset(by: 3))
        check(Capsule().inset(by: 3))
        check(AnyShape(.capsule))
    }

    @Test("A continuous corner leaves the edge 1.528665 radii from the corner")
    func continuousCorner() {
        let path = Path { $0.addPath(RoundedRectangle(cornerRadius: 10).path(in: rect)) }
        var points: [CGPoint] = []
        path.forEach { if case .line(let end) = $0 { points.append(end) } }
        #expect(points.contains { abs($0.y - (40 - 15.28665)) < 1e-9 && $0.x == 100 })
    }

    @Test("Insets shrink the rectangle and the radii together")
    func insets() {
        let inner = CGRect(x: 3, y: 3, width: 94, height: 34)
        #expect(Rectangle().inset(by: 3)._displayShape(in: rect) == .rect(inner))
        #expect(
            RoundedRectangle(cornerRadius: 8).inset(by: 3)._displayShape(in: rect)
                == .roundedRect(inner, CornerRadii(5), continuous: true))
        #expect(
            RoundedRectangle(cornerRadius: 8).inset(by: 2).inset(by: 1)._displayShape(in: rect)
                == .roundedRect(inner, CornerRadii(5), continuous: true))
        #expect(
            RoundedRectangle(cornerRadius: 2).inset(by: 3)._displayShape(in: rect) == .rect(inner))
        #expect(
            Circle().inset(by: 5)._displayShape(in: rect)
                == .ellipse(CGRect(x: 35, y: 5, width: 30, height: 30)))
        #expect(
            Rectangle().inset(by: -5)._displayShape(in: rect)
                == .rect(CGRect(x: -5, y: -5, width: 110, height: 50)))
    }

    @Test("Insets larger than the shape leave nothing")
    func emptyInsets() {
        func isEmpty(_ shape: some Shape) -> Bool {
            shape._displayShape(in: rect) == .path(Path(), eoFill: false)
                && shape.path(in: rect).isEmpty
        }
        #expect(isEmpty(Rectangle().inset(by: 21)))
        #expect(isEmpty(Circle().inset(by: 21)))
        #expect(isEmpty(Capsule().inset(by: 21)))
        #expect(isEmpty(RoundedRectangle(cornerRadius: 8).inset(by: 21)))
    }

    @Test("A rectangle that is none gives no outline")
    func badRectangles() {
        let bad = [
            CGRect.null, CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        ]
        for rect in bad {
            #expect(Circle()._displayShape(in: rect) == .path(Path(), eoFill: false))
            #expect(Capsule()._displayShape(in: rect) == .path(Path(), eoFill: false))
        }
    }

    @Test("Shapes take what they are proposed, a circle the smaller side")
    func sizes() {
        let proposal = ProposedViewSize(width: 60, height: 30)
        let wide = CGSize(width: 60, height: 30)
        let square = CGSize(width: 30, height: 30)
        #expect(Rectangle().sizeThatFits(proposal) == wide)
        #expect(Circle().sizeThatFits(proposal) == square)
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(
            Circle().sizeThatFits(ProposedViewSize(width: 44, height: nil))
                == CGSize(width: 44, height: 44))
        // Measured: trim and stroke keep the circle's size, the others take the proposal.
        #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(proposal) == square)
        #expect(Circle().stroke(lineWidth: 3).sizeThatFits(proposal) == square)
        #expect(Circle().offset(x: 3).sizeThatFits(proposal) == wide)
        #expect(Circle().scale(2).sizeThatFits(proposal) == wide)
        #expect(Circle().rotation(.degrees(5)).sizeThatFits(proposal) == wide)
        #expect(Circle().inset(by: 3).sizeThatFits(proposal) == wide)
    }

    @Test("Transforms turn and grow about their anchor")
    func transforms() {
        let scaled = Rectangle().scale(x: 0.5, y: 2, anchor: .topLeading).path(in: rect)
        #expect(scaled.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 80))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 30) < 1e-9 && abs(turned.minY + 30) < 1e-9)
        #expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 100) < 1e-9)
        let sized = Rectangle().size(width: 10, height: 10, anchor: .bottomTrailing)
        #expect(
            sized._displayShape(in: rect) == .rect(CGRect(x: 90, y: 30, width: 10, height: 10)))
    }

    @Test("Right to left mirrors what is not symmetric and not fixed")
    func mirroring() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 10)
        let expected = CornerRadii(topLeft: 0, topRight: 10, bottomRight: 0, bottomLeft: 0)
        #expect(
            shape._displayShape(in: rect, layoutDirection: .rightToLeft)
                == .roundedRect(rect, expected, continuous: true))
        #expect(
            shape._displayShape(in: rect, layoutDirection: .leftToRight)
                == shape._displayShape(in: rect))

        struct Corner: Shape {
            var layoutDirectionBehavior: LayoutDirectionBehavior
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: 10))
            }
        }
        #expect(
            Corner(layoutDirectionBehavior: .mirrors)
                ._displayShape(in: rect, layoutDirection: .rightToLeft).bounds.minX == 90)
        #expect(
            Corner(layoutDirectionBehavior: .fixed)
                ._displayShape(in: rect, layoutDirection: .rightToLeft).bounds.minX == 0)
    }

    @Test("Shapes animate through their data, erased ones too")
    func animation() {
        var erased = AnyShape(RoundedRectangle(cornerRadius: 10))
        let end = AnyShape(RoundedRectangle(cornerRadius: 20)).animatableData
        erased.animatableData = erased.animatableData.interpolated(towards: end, amount: 0.5)
        #expect(
            erased._displayShape(in: rect) == .roundedRect(rect, CornerRadii(15), continuous: true))
        var zero = _AnyAnimatableData.zero
        zero += end
        #expect(zero == end)
        #expect(end - end == .zero)

        var trimmed = _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 0)
        trimmed.animatableData = trimmed.animatableData.interpolated(
            towards: _TrimmedShape(shape: Circle(), startFraction: 0, endFraction: 1)
                .animatableData, amount: 0.25)
        #expect(abs(trimmed.endFraction - 0.25) < 1e-12)
    }
}
