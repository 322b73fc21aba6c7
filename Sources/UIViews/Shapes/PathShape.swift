// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// A path is a shape that does not follow its frame.
extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    public func path(in rect: CGRect) -> Path { self }
}
