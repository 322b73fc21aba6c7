// SPDX-License-Identifier: MIT
import UIDisplayList
import UILayout

/// Measures and sets text blocks with Pango.
///
/// *Cost:* a block that was measured lately with the same box is looked up; else Pango shapes it.
@MainActor package final class PangoTextMeasurer: TextMeasurer {
    /// One for all windows of the process: what it keeps depends on the text alone.
    package static let shared = PangoTextMeasurer()

    private struct Key: Hashable {
        var block: TextBlock
        var width: CGFloat?
        var height: CGFloat?
    }

    /// How many settings a generation of the cache holds; the one before it is kept as well.
    private static let generationSize = 2048

    private let leftToRight: TextSetter
    private let rightToLeft: TextSetter
    private var current: [Key: TextSetting] = [:]
    private var previous: [Key: TextSetting] = [:]
    /// How many blocks were set by Pango since the start; what tests of the cache count.
    package private(set) var settingCount = 0

    /// Looks up the installed fonts.
    package init() {
        let catalog = FontCatalog()
        let symbols = SymbolFace(catalog: catalog)
        leftToRight = TextSetter(catalog: catalog, symbols: symbols, isRightToLeft: false)
        rightToLeft = TextSetter(catalog: catalog, symbols: symbols, isRightToLeft: true)
    }

    /// What setting `block` in a box comes to. *Units:* points; nil has no limit.
    package func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        setting(of: block, width: width, height: height).metrics
    }

    func setting(of block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextSetting {
        let key = Key(
            block: block, width: width.flatMap { $0.isFinite ? max(0, $0) : nil },
            height: height.flatMap { $0.isFinite ? max(0, $0) : nil })
        if let setting = current[key] { return setting }
        let setting = previous[key] ?? make(key)
        if current.count >= Self.generationSize {
            previous = current
            current = [:]
        }
        current[key] = setting
        return setting
    }

    private func make(_ key: Key) -> TextSetting {
        guard key.width != nil || key.height != nil else {
            return set(key.block, width: nil, height: nil, unbroken: nil)
        }
        // Stacks ask one text for many widths: where nothing has to be broken, it is set once.
        let natural = setting(of: key.block, width: nil, height: nil)
        if natural.fits(width: key.width, height: key.height) { return natural }
        return set(key.block, width: key.width, height: key.height, unbroken: natural.unbroken)
    }

    private func set(
        _ block: TextBlock, width: CGFloat?, height: CGFloat?, unbroken: SetParagraphs?
    ) -> TextSetting {
        settingCount += 1
        let setter = block.isRightToLeft ? rightToLeft : leftToRight
        func make(_ scale: CGFloat) -> TextSetting {
            .make(
                block, width: width, height: height, fontScale: scale,
                unbroken: scale == 1 ? unbroken : nil, setter: setter)
        }
        let full = make(1)
        let minimum = block.minimumScaleFactor
        guard full.isTruncated, minimum > 0, minimum < 1 else { return full }
        // The largest size at which nothing is cut off, to a 64th of the range.
        var best = make(minimum)
        guard !best.isTruncated else { return best }
        var (low, high) = (minimum, CGFloat(1))
        for _ in 0..<6 {
            let middle = (low + high) / 2
            let candidate = make(middle)
            if candidate.isTruncated {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }
}
