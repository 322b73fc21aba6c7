// SPDX-License-Identifier: MIT

/// A type that produces view previews in Xcode.
@preconcurrency @MainActor public protocol PreviewProvider {
    /// The type to preview.
    associatedtype Previews: View
    /// A collection of views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
