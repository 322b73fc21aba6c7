// SPDX-License-Identifier: MIT
import UIGeometry

extension Path {
    /// The part of the path between two fractions of its whole length. *Range:* 0…1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
        guard from < to else { return Path() }
        guard from > 0 || to < 1 else { return self }
        let total = length
        let (start, end) = (total * from, total * to)
        var passed: CGFloat = 0
        var result: [Element] = []
        for subpath in subpaths {
            var isDrawing = false
            for segment in subpath.segments {
                let length = segment.length
                defer { passed += length }
                let (low, high) = (max(0, start - passed), min(length, end - passed))
                guard length > 0, low < high else { continue }
                let part = segment.part(
                    from: low > 0 ? segment.parameter(atLength: low) : 0,
                    to: high < length ? segment.parameter(atLength: high) : 1)
                if !isDrawing {
                    result.append(.move(to: part.start))
                    isDrawing = true
                }
                result.append(part.element)
            }
        }
        return Path(elements: result)
    }
}
