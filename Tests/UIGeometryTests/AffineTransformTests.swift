// SPDX-License-Identifier: MIT
import Testing

@testable import UIGeometry

/// Results worked out by hand from Core Graphics' documented row-vector convention.
@Suite("CGAffineTransform")
struct AffineTransformTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
        abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
    }

    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let shift = CGAffineTransform(translationX: 10, y: 20)
    let stretch = CGAffineTransform(scaleX: 2, y: 3)

    @Test("a quarter turn takes the x axis to the y axis, clockwise when y points down")
    func rotation() {
        #expect(isNear(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
        #expect(isNear(CGPoint(x: 0, y: 1).applying(turn), CGPoint(x: -1, y: 0)))
    }

    @Test("concatenating applies the left one first")
    func concatenation() {
        let point = CGPoint(x: 1, y: 1)
        #expect(point.applying(shift.concatenating(stretch)) == CGPoint(x: 22, y: 63))
        #expect(point.applying(stretch.concatenating(shift)) == CGPoint(x: 12, y: 23))
    }

    @Test("the methods that add a step apply it before what is there")
    func steps() {
        let point = CGPoint(x: 1, y: 1)
        #expect(point.applying(stretch.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
        #expect(point.applying(shift.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
        #expect(isNear(point.applying(shift.rotated(by: .pi / 2)), CGPoint(x: 9, y: 21)))
    }

    @Test("the inverse undoes, and a flat transform is its own")
    func inverse() {
        let skewed = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        #expect(
            skewed.inverted()
                == CGAffineTransform(
                    a: 3 / 7.0, b: -1 / 7.0, c: 1 / 7.0, d: 2 / 7.0, tx: -22 / 7.0, ty: -9 / 7.0))
        let point = CGPoint(x: -4, y: 9)
        #expect(isNear(point.applying(skewed).applying(skewed.inverted()), point))
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test("the identity changes nothing and knows itself")
    func identity() {
        #expect(CGAffineTransform.identity.isIdentity && CGAffineTransform().isIdentity)
        #expect(!shift.isIdentity)
        #expect(shift.concatenating(.identity) == shift)
        #expect(CGAffineTransform.identity.concatenating(shift) == shift)
    }

    @Test("a size is stretched but not shifted")
    func sizes() {
        let size = CGSize(width: 4, height: 5)
        #expect(size.applying(stretch.concatenating(shift)) == CGSize(width: 8, height: 15))
    }

    @Test("a rectangle becomes the box around its turned corners")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 4, height: 2)
        let turned = rect.applying(turn)
        #expect(isNear(turned.origin, CGPoint(x: -4, y: 1)))
        #expect(isNear(CGPoint(x: turned.width, y: turned.height), CGPoint(x: 2, y: 4)))
        let diagonal = CGRect(x: -1, y: -1, width: 2, height: 2)
            .applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(diagonal.width - 2 * 2.0.squareRoot()) < 1e-9)
        #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 1)).minX == -5)
    }
}
