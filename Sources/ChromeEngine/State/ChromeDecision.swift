// SPDX-License-Identifier: MIT

/// What an event did, and why.
public struct ChromeDecision: Hashable, Sendable {
    /// What it did to the bars.
    public var bars: BarDecision
    /// What it did to the further groups of bars, in their order; empty if nothing reached them.
    public var groups: [BarDecision] = []
    /// What it did to sections; empty if nothing.
    public var sections: [RevealDecision] = []
    /// What it did to pages; empty if nothing.
    public var pages: [PageDecision] = []
    /// What it did to the reader, if there is one.
    public var reader: ReaderDecision?
    /// Whether the title moved between the content and the bar.
    public var movedTitle = false

    /// What is wrong with how the parts were put together, if that was found now.
    public var diagnostic: ChromeDiagnostic?

    init(bars: BarDecision) {
        self.bars = bars
    }
}
