// SPDX-License-Identifier: MIT

/// A question about a guide: what decides its answer.
struct _GuideQuery: Hashable {
    let key: _AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize

    func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}

/// Bounds on what layout works with. *Units:* points.
enum _LayoutLimits {
    /// Proposals whose sizes are kept at a time.
    static let keptProposals = 8
    /// A length no box exceeds; far beyond any screen, far below where doubles lose half points.
    static let longest: CGFloat = 1e9
}

extension _LayoutNode {
    /// The size for a proposal, from memory where it can be. *Cost:* a look-up when kept.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        for entry in measured where entry.proposal == proposal { return entry.size }
        let size = sane(sizeThatFits(proposal))
        if measured.count == _LayoutLimits.keptProposals { measured.removeFirst() }
        measured.append((proposal, size))
        return size
    }

    /// Clamps what is no length: NaN and negative to 0, the endless to a limit.
    private func sane(_ size: CGSize) -> CGSize {
        func length(_ value: CGFloat) -> CGFloat {
            if value >= 0, value <= _LayoutLimits.longest { return value }
            if value.isNaN || value < 0 {
                if let graph {
                    graph.report(
                        "\(type(of: self)): a size of \(size.width) × \(size.height) was clamped; lengths must be finite and not negative."
                    )
                }
                return 0
            }
            return value.isInfinite ? value : _LayoutLimits.longest
        }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    /// Size and guides for a proposal.
    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, size: size(proposal), proposal: proposal)
    }

    /// An explicit guide, from memory where it can be.
    final func guide(
        _ key: _AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let query = _GuideQuery(key: key, size: size, proposal: proposal)
        if let known = guides[query] { return known }
        let value = explicitGuide(key, size: size, proposal: proposal)
        guides[query] = value
        return value
    }

    /// The distances that the box wants, from memory where it can be.
    package final var spacingPreference: ViewSpacing {
        if let measuredSpacing { return measuredSpacing }
        let spacing = spacing()
        measuredSpacing = spacing
        return spacing
    }

    /// The box measures differently from now on, or its children must be placed anew.
    public final func setNeedsLayout() {
        needsMeasuring = true
        needsPlacing = true
        setNeedsDisplay()
        var node = parent
        while let current = node, !current.needsMeasuringBelow {
            current.needsMeasuringBelow = true
            node = current.parent
        }
        graph?.requestFrame()
    }

    /// The children must be placed anew, though no size changes.
    package final func setNeedsPlacement() {
        needsPlacing = true
        setNeedsDisplay()
        var node = parent
        while let current = node, !current.needsPlacingBelow {
            current.needsPlacingBelow = true
            node = current.parent
        }
        graph?.requestFrame()
    }

    /// Whether anything here or below waits to be measured or placed.
    package final var needsLayoutPass: Bool {
        needsMeasuring || needsMeasuringBelow || needsPlacing || needsPlacingBelow
    }

    /// Measures the children again that were changed from within the layout pass.
    package final func remeasureChildren() {
        for child in children where child.needsMeasuring || child.needsMeasuringBelow {
            _ = child.remeasure()
        }
        needsMeasuringBelow = false
    }

    /// Forgets what was measured of the box and of those around it, up to one that is measuring or
    /// placing just now and asks them again.
    package final func forgetMeasurements(below container: _LayoutNode) {
        var node: _LayoutNode? = self
        while let current = node, current !== container {
            current.measured.removeAll(keepingCapacity: true)
            current.guides.removeAll(keepingCapacity: true)
            current.measuredSpacing = nil
            current.needsPlacing = true
            current.measurementsDidReset()
            node = current.parent
        }
    }

    /// Measures again what changed, from below; true when the box answers anything differently.
    ///
    /// A change that leaves all answers as they were ends here: nothing above is laid out.
    package final func remeasure() -> Bool {
        var didChange = needsMeasuring
        if needsMeasuringBelow {
            for child in children where child.needsMeasuring || child.needsMeasuringBelow {
                if child.remeasure() { didChange = true }
                needsPlacingBelow = true
            }
        }
        needsMeasuringBelow = false
        guard didChange else { return false }
        needsMeasuring = false
        needsPlacing = true
        let isNew = measured.isEmpty
        let (oldSizes, oldGuides, oldSpacing) = (measured, guides, measuredSpacing)
        measured.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        measuredSpacing = nil
        measurementsDidReset()
        if isNew { return true }
        for old in oldSizes where size(old.proposal) != old.size { return true }
        for (query, value) in oldGuides
        where guide(query.key, size: query.size, proposal: query.proposal) != value {
            return true
        }
        if let oldSpacing, oldSpacing != spacingPreference { return true }
        return false
    }
}
