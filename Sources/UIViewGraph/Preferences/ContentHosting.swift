// SPDX-License-Identifier: MIT

/// A node that shows, around its content, what the content says: a title, items of a bar, pages.
///
/// It is asked within the update that changed what is said, before the layout: the change belongs
/// to the same transaction, and the first frame already has it.
@MainActor package protocol _ContentHosting: AnyObject {
    var isDiscarded: Bool { get }
    /// Looks at what the content says by now, and shows it.
    func readContent()
}

extension _ViewGraph {
    /// What preferences say may have become something else.
    package func preferencesDidChange() {
        preferencesMayHaveChanged = true
        contentHostsNeedReading = true
    }

    /// Asks the hosts until none has a reason to ask again; each asking may evaluate views.
    package func readContentHosts() {
        var rounds = 0
        while contentHostsNeedReading, rounds < Self.contentHostRounds {
            rounds += 1
            contentHostsNeedReading = false
            contentHosts.removeAll(where: \.isDiscarded)
            for host in contentHosts where !host.isDiscarded { host.readContent() }
            evaluateDirty()
        }
        if contentHostsNeedReading {
            contentHostsNeedReading = false
            report("What views say of their bars changes the bars in a circle.")
        }
    }

    /// How often hosts are asked in one update. *Source:* chosen; nested hosts need one each.
    private static var contentHostRounds: Int { 10 }
}
