// SPDX-License-Identifier: MIT

/// A type that defines the different kinds of content offset adjusting behaviors a scroll view
/// can have.
public struct ScrollContentOffsetAdjustmentBehavior {
    enum Value { case automatic, disabled }
    let value: Value
    /// The offset follows content that is kept in its place on screen.
    public static var automatic: Self { Self(value: .automatic) }
    /// The offset stays what it is, within its range, whatever happens to the content.
    public static var disabled: Self { Self(value: .disabled) }
}

private struct OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
    /// The behavior a scroll view will have regarding content offset adjustments for the current
    /// transaction.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }
}

extension _ScrollBox {
    /// Whether the update that is running lets the offset follow the content.
    var adjustsOffset: Bool {
        owner.transaction.scrollContentOffsetAdjustmentBehavior.value == .automatic
    }
}
