// SPDX-License-Identifier: MIT
import SwiftUI

/// What there is to check.
struct CheckList: View {
    var body: some View {
        NavigationStack {
            List {
                section("Components", Check.components)
                section("Measurements", Check.measurements)
            }
            .navigationTitle("Device check")
            .navigationDestination(for: Check.self) { CheckScreen(check: $0) }
        }
    }

    private func section(_ title: String, _ checks: [Check]) -> some View {
        Section(title) {
            ForEach(checks) { check in
                NavigationLink(check.title, value: check)
            }
        }
    }
}
