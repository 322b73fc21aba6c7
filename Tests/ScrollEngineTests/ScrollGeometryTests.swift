// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

@testable import ScrollEngine

@Suite("Scroll geometry")
struct ScrollGeometryTests {
    @Test("offset, container, visible rectangle and bounds are those of the golden table")
    func golden() throws {
        for row in try GoldenTable("scrollgeometry").rows {
            let margins = EdgeInsets(
                top: try row.number("inset_top"), leading: 0,
                bottom: try row.number("inset_bottom"), trailing: 0)
            let extents = ScrollExtents(
                contentSize: CGSize(width: 120, height: try row.number("content_h")),
                frameSize: CGSize(width: 120, height: try row.number("frame_h")),
                contentInsets: margins, contentMargins: margins)
            let rest = ScrollViewEngine(extents: extents).offset
            let geometry = extents.geometry(
                at: CGPoint(x: 0, y: rest.y + (try row.number("scrolled_from_top"))))
            let expected = [
                ("contentOffset.y", geometry.contentOffset.y),
                ("containerSize.h", geometry.containerSize.height),
                ("visibleRect.minY", geometry.visibleRect.minY),
                ("visibleRect.h", geometry.visibleRect.height),
                ("bounds.minY", geometry.bounds.minY),
                ("bounds.h", geometry.bounds.height),
                ("max_contentOffset.y", CGFloat(extents.range(.vertical).upperBound)),
            ]
            for (column, value) in expected {
                #expect(abs(Double(value) - (try row.number(column))) < 1e-3, "\(column) \(row)")
            }
        }
    }

    @Test("a safe area is an inset, and is not taken off the container's size")
    func safeArea() {
        let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
        let extents = ScrollExtents(
            contentSize: CGSize(width: 390, height: 2000),
            frameSize: CGSize(width: 390, height: 844), contentInsets: insets)
        let geometry = extents.geometry(at: CGPoint(x: 0, y: -47))
        #expect(geometry.containerSize.height == 844)
        // What published code takes for the largest offset, counted from the top, is right.
        let largest =
            geometry.contentSize.height + geometry.contentInsets.top
            + geometry.contentInsets.bottom - geometry.containerSize.height
        #expect(largest == CGFloat(extents.range(.vertical).upperBound) + 47)
    }

    @Test("the public initialiser shows what the container holds, and setters move it along")
    func setters() {
        var geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 10, height: 20),
            contentInsets: EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0),
            containerSize: CGSize(width: 5, height: 6))
        #expect(geometry.visibleRect == CGRect(x: 1, y: 2, width: 5, height: 6))
        geometry.contentOffset = CGPoint(x: 4, y: 1)
        geometry.containerSize.height = 16
        #expect(geometry.visibleRect == CGRect(x: 4, y: 1, width: 5, height: 16))
        #expect(geometry.bounds == CGRect(x: 4, y: 1, width: 5, height: 16))
        #expect(geometry.debugDescription.contains("contentOffset: (4.0, 1.0)"))
    }

    @Test("placement is what was measured", arguments: [0, 30] as [CGFloat])
    func placement(inset: CGFloat) throws {
        for row in try GoldenTable("scrollto").rows {
            // The table is without insets; a top inset moves every offset by itself.
            let extents = ScrollExtents(
                contentSize: CGSize(width: 100, height: 100_000),
                frameSize: CGSize(width: 100, height: CGFloat(try row.number("viewport")) + inset),
                contentInsets: EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0))
            let anchor = row["anchor"] == "nil" ? nil : CGFloat(try row.number("anchor"))
            let offset = ScrollPlacement.offset(
                showing: CGRect(
                    x: 0, y: try row.number("target_min"), width: 100,
                    height: try row.number("target_len")),
                anchor: anchor.map { UnitPoint(x: 0, y: $0) },
                from: CGPoint(x: 0, y: CGFloat(try row.number("offset_before")) - inset),
                extents: extents)
            let expected = max(-inset, CGFloat(try row.number("offset_after_unclamped")) - inset)
            #expect(abs(offset.y - expected) < 1e-9, "\(row)")
        }
    }

    @Test("a target that fills the viewport stays, edges are the ends of the range")
    func edges() {
        let extents = ScrollExtents.feed
        let here = CGPoint(x: 0, y: 700)
        let tall = CGRect(x: 0, y: 100, width: 390, height: 3000)
        #expect(
            ScrollPlacement.offset(showing: tall, anchor: nil, from: here, extents: extents) == here
        )
        #expect(ScrollPlacement.offset(atEdge: .top, from: here, extents: extents).y == -100)
        #expect(
            ScrollPlacement.offset(atEdge: .bottom, from: here, extents: extents).y == 4190)
        #expect(ScrollPlacement.offset(atEdge: .trailing, from: here, extents: extents) == here)
    }

    @Test("visibility is the share of the view itself")
    func visibility() throws {
        for row in try GoldenTable("visibility").rows {
            let fraction = ScrollVisibility.fraction(
                viewStart: try row.number("view_min"), viewLength: try row.number("view_len"),
                viewportStart: try row.number("offset"),
                viewportLength: try row.number("viewport"))
            #expect(abs(fraction - (try row.number("fraction_of_view"))) < 1e-9)
            for threshold in [0.5, 0.2, 0.8] {
                guard let expected = row["visible_at_\(threshold)"].flatMap(answer) else {
                    continue
                }
                let isVisible = ScrollVisibility.isVisible(
                    fraction: fraction, threshold: threshold)
                #expect(isVisible == expected, "\(threshold) \(row)")
            }
        }
    }

    @Test("visibility of areas multiplies, and what is hidden never counts")
    func areas() {
        let viewport = CGRect(x: 0, y: 0, width: 100, height: 100)
        let corner = CGRect(x: 50, y: 50, width: 100, height: 100)
        #expect(ScrollVisibility.fraction(of: corner, in: viewport) == 0.25)
        #expect(!ScrollVisibility.isVisible(fraction: 0, threshold: 0))
        #expect(ScrollVisibility.isVisible(fraction: 1, threshold: 1))
        let line = CGRect(x: 0, y: 20, width: 100, height: 0)
        #expect(ScrollVisibility.fraction(of: line, in: viewport) == 1)
    }

    /// The table's answer; boundary rows have none.
    private func answer(_ field: String) -> Bool? {
        field == "True" ? true : field == "False" ? false : nil
    }
}
