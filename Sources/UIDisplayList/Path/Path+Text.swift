// SPDX-License-Identifier: MIT
import UIGeometry

extension Path: LosslessStringConvertible {
    /// The path's elements as numbers followed by a letter: `0 0 m 10 0 l 5 9 0 9 q h`.
    public var description: String {
        func text(_ points: CGPoint...) -> String {
            points.map { "\(NumberText($0.x)) \(NumberText($0.y))" }.joined(separator: " ")
        }
        return elements.map {
            switch $0 {
            case .move(let end): text(end) + " m"
            case .line(let end): text(end) + " l"
            case .quadCurve(let end, let control): text(control, end) + " q"
            case .curve(let end, let c1, let c2): text(c1, c2, end) + " c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Parses the form that `description` has; `re` adds a rectangle. Nil for anything else.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            case ("re", 4):
                addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }
}

/// A number in its shortest exact form, whole numbers without a fraction.
struct NumberText: CustomStringConvertible {
    let value: Double
    init(_ value: CGFloat) { self.value = Double(value) }
    init(_ value: Double) { self.value = value }
    var description: String {
        if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
        return "\(value)"
    }
}
