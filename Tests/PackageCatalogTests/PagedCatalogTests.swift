// SPDX-License-Identifier: MIT
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Synchronization
import Testing

@testable import PackageCatalog

/// The catalogue through the kit's list, as the gallery shows it.
@Suite @MainActor struct PagedCatalogTests {
    private struct List: View {
        let items: PagedItems<CatalogPackage, Catalog.Place>

        var body: some View {
            PaginatedScrollView(items, spacing: 0) { package in
                Text(package.name).frame(maxWidth: .infinity).frame(height: 50)
            }
        }
    }

    private final class Requests: Sendable {
        private let places = Mutex<[Catalog.Place]>([])
        var all: [Catalog.Place] { places.withLock { $0 } }
        func note(_ place: Catalog.Place) { places.withLock { $0.append(place) } }
    }

    private func items(
        of catalog: Catalog, start: Catalog.Place, prefetch: PagePrefetch = .automatic,
        requests: Requests
    ) -> PagedItems<CatalogPackage, Catalog.Place> {
        PagedItems(start: start, prefetch: prefetch) { place in
            requests.note(place)
            let page = try await catalog.page(place, limit: 20)
            return ScrollPage(
                page.packages,
                next: page.hasNext ? page.packages.last.map { .after($0.name) } : nil,
                previous: page.hasPrevious ? page.packages.first.map { .before($0.name) } : nil)
        }
    }

    private func isWithoutGaps(_ items: PagedItems<CatalogPackage, Catalog.Place>) -> Bool {
        let numbers = items.items.map { Int($0.name.dropFirst("package-".count)) ?? -1 }
        return zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
    }

    @Test("scrolling on brings every package of a database once, a page ahead of the finger")
    func forwards() throws {
        let directory = try TemporaryDirectory()
        let requests = Requests()
        let items = items(
            of: try directory.catalog(of: 150), start: .first, requests: requests)
        let tester = ScrollTester(List(items: items))
        tester.run(until: .idle)
        // A window shows 17 rows; a viewport ahead is asked for as well.
        #expect(requests.all == [.first, .after("package-019")])
        for _ in 0..<12 {
            tester.fling(at: CGPoint(x: 200, y: 600), .up, speed: 3000)
            tester.run(until: .idle)
        }
        #expect(items.items.count == 150 && isWithoutGaps(items))
        #expect(items.state(.next) == .ended)
        #expect(Set(requests.all).count == requests.all.count)
        #expect(tester.element("package-149") != nil)
    }

    @Test("from the middle, a pull at the start brings earlier pages above the row that is read")
    func backwards() throws {
        let directory = try TemporaryDirectory()
        let requests = Requests()
        let items = items(
            of: try directory.catalog(of: 150), start: .from("package-100"), requests: requests)
        let tester = ScrollTester(List(items: items))
        tester.run(until: .idle)
        #expect(items.items.first?.name == "package-100")
        tester.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 340))
        tester.advance(by: 1)
        #expect(items.items.first?.name != "package-100")
        #expect(tester.element("package-100")?.isHittable == true)
        for _ in 0..<12 {
            tester.fling(at: CGPoint(x: 200, y: 300), .down, speed: 3000)
            tester.run(until: .idle)
        }
        #expect(requests.all.contains(.before("package-100")))
        #expect(items.items.first?.name == "package-000" && isWithoutGaps(items))
        #expect(items.state(.previous) == .ended)
        #expect(Set(requests.all).count == requests.all.count)
    }

    @Test("rows ahead can be counted instead, or the first page alone comes by itself")
    func prefetch() throws {
        let directory = try TemporaryDirectory()
        let catalog = try directory.catalog(of: 150)
        for (prefetch, count) in [(PagePrefetch.rows(50), 4), (.never, 1)] {
            let requests = Requests()
            let items = items(of: catalog, start: .first, prefetch: prefetch, requests: requests)
            let tester = ScrollTester(List(items: items))
            tester.advance(by: 2)
            #expect(requests.all.count == count, "\(requests.all)")
        }
    }
}
