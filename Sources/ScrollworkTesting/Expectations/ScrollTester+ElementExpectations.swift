// SPDX-License-Identifier: MIT
import Testing

extension ScrollTester {
    /// Expects an element with a label in the last frame, and of it whatever is said.
    ///
    /// *Units and space:* `frame` in points of the window, each of its four numbers up to
    /// `tolerance`; `opacity` up to 0.01. `traits` must be among those of the element.
    @discardableResult
    public func expectElement(
        _ label: String, isHittable: Bool? = nil, opacity: Double? = nil, frame: CGRect? = nil,
        within tolerance: CGFloat = 0.5, traits: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard let element = find(label, sourceLocation) else { return false }
        var wrong: [String] = []
        if let isHittable, element.isHittable != isHittable {
            wrong.append(isHittable ? "hittable" : "not hittable")
        }
        if let opacity, !(abs(element.opacity - opacity) <= 0.01) {
            wrong.append("an opacity of \(opacity.short)")
        }
        if let frame, !element.frame.isNear(frame, within: tolerance) {
            wrong.append(
                "a frame of (\(frame.numbers.map(\.short).joined(separator: ", "))) ± "
                    + Double(tolerance).short)
        }
        let missing = traits.filter { !element.traits.contains($0) }
        if !missing.isEmpty { wrong.append(missing.joined(separator: " ")) }
        if wrong.isEmpty { return true }
        fail(
            "Expected \"\(label)\" to have: \(wrong.joined(separator: "; ")). At \(time.short) s "
                + "it is \(element).", sourceLocation)
        return false
    }

    /// Expects that no element with a label meets the window in the last frame.
    @discardableResult
    public func expectNoElement(
        _ label: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard let element = frame.element(label) else { return true }
        fail("Expected nothing, but at \(time.short) s there is \(element).", sourceLocation)
        return false
    }
}

extension CGRect {
    fileprivate var numbers: [Double] {
        [Double(minX), Double(minY), Double(width), Double(height)]
    }

    fileprivate func isNear(_ other: CGRect, within tolerance: CGFloat) -> Bool {
        zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= Double(tolerance) }
    }
}
