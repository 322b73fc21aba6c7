// SPDX-License-Identifier: MIT

extension View {
    /// Masks this view using the alpha channel of the given view.
    nonisolated public func mask<Mask>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        modifier(_LayeringModifier(layer: mask(), alignment: alignment, role: .mask))
    }

    /// Masks this view using the alpha channel of the given view.
    @_disfavoredOverload
    nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        modifier(_LayeringModifier(layer: mask, alignment: .center, role: .mask))
    }
}
