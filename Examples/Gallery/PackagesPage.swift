// SPDX-License-Identifier: MIT
import PackageCatalog
import Scrollwork
import SwiftUI
import Synchronization

/// All of Debian's packages, out of a database, a page at a time.
struct PackagesPage: View {
    @State private var shelf = PackageShelf()

    var body: some View {
        ControlledPage {
            VStack(spacing: 0) {
                PackageCount(shelf: shelf)
                if let problem = shelf.problem {
                    Text(problem)
                        .foregroundStyle(.secondary)
                        .multilineTextAlignment(.center)
                        .padding(24)
                        .frame(maxHeight: .infinity)
                } else if let items = shelf.items {
                    PaginatedScrollView(items, spacing: 0, placeholders: 6) {
                        PackageRow(package: $0)
                    }
                    .id(ObjectIdentifier(items))
                } else {
                    ProgressView().frame(maxHeight: .infinity)
                }
            }
        } controls: {
            Segments(
                "Begins at", selection: $shelf.start,
                [
                    ("Start", .first), ("G", .from("g")), ("L", .from("l")), ("R", .from("r")),
                    ("Z", .from("z")),
                ])
            Segments(
                "Ahead", selection: $shelf.prefetch,
                [
                    ("Screen", .automatic), ("3 rows", .rows(3)), ("2000 pt", .points(2000)),
                    ("Asked", .never),
                ])
            LabeledSlider("Latency", value: $shelf.latency, in: 0...3) {
                String(format: "%.1f s", $0)
            }
            Toggle("Pages fail", isOn: $shelf.isFailing).font(.subheadline)
        }
        .task { await shelf.open() }
    }
}

/// The list and how it is loaded.
@MainActor @Observable private final class PackageShelf {
    private(set) var items: PagedItems<CatalogPackage, Catalog.Place>?
    private(set) var problem: String?
    private(set) var catalog: Catalog?
    var start = Catalog.Place.first { didSet { begin() } }
    var prefetch = PagePrefetch.automatic { didSet { begin() } }
    var latency = 0.3 { didSet { line.latency.withLock { $0 = latency } } }
    var isFailing = false { didSet { line.isFailing.withLock { $0 = isFailing } } }
    private let line = PackageLine()

    private static let pageSize = 40

    func open() async {
        guard catalog == nil else { return }
        do {
            catalog = try await line.catalog()
            begin()
        } catch {
            problem = "There are no packages to show: \(error)."
        }
    }

    /// Begins anew with what is chosen.
    private func begin() {
        guard let catalog else { return }
        items = PagedItems(start: start, prefetch: prefetch) { [line] place in
            try await line.wait()
            let page = try await catalog.page(place, limit: Self.pageSize)
            let (first, last) = (page.packages.first, page.packages.last)
            return ScrollPage(
                page.packages, next: page.hasNext ? last.map { .after($0.name) } : nil,
                previous: page.hasPrevious ? first.map { .before($0.name) } : nil)
        }
    }
}

/// What lies between the list and the database: some time, and sometimes a failure.
private final class PackageLine: Sendable {
    struct Failure: Error {}

    let latency = Mutex(0.3)
    let isFailing = Mutex(false)

    /// The database, made on first use; not on the main actor, since that takes a while.
    func catalog() async throws -> Catalog { try Catalog.ofThisMachine() }

    func wait() async throws {
        try await Task.sleep(for: .seconds(latency.withLock { $0 }))
        if isFailing.withLock({ $0 }) { throw Failure() }
    }
}

/// How many there are, and how many of them have been loaded.
private struct PackageCount: View {
    let shelf: PackageShelf

    var body: some View {
        HStack {
            if let catalog = shelf.catalog {
                Text("\(shelf.items?.items.count ?? 0) of \(catalog.count)")
                    .monospacedDigit()
                Spacer()
                Text(catalog.origin)
            }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 20)
        .frame(minHeight: 30)
    }
}

private struct PackageRow: View {
    let package: CatalogPackage

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(alignment: .firstTextBaseline) {
                Text(package.name).font(.headline).lineLimit(1)
                Spacer(minLength: 12)
                Text(package.section).font(.caption).foregroundStyle(.secondary)
            }
            Text(package.summary)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Divider().padding(.top, 8)
        }
        .padding(.horizontal, 20)
        .padding(.top, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#Preview("PackagesPage") {
    GalleryPage(entry: .packages)
}
