// SPDX-License-Identifier: MIT
import Foundation
import GSKRenderer
import HeadlessHost
import SwiftUI
import Testing

private struct Showcase: View {
    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") {
                NavigationStack {
                    ScrollView {
                        LazyVStack(spacing: 12) {
                            ForEach(0..<40, id: \.self) { row in
                                Text("Row \(row)").frame(maxWidth: .infinity, minHeight: 70)
                                    .background(
                                        Color.blue.opacity(0.15 + Double(row % 5) / 10),
                                        in: .rect(cornerRadius: 14)
                                    )
                                    .padding(.horizontal, 16)
                            }
                        }
                    }
                    .navigationTitle("Library")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            Button("Star", systemImage: "star") {}
                            Button("Add", systemImage: "plus") {}
                        }
                        ToolbarItem(placement: .bottomBar) {
                            Button("Share", systemImage: "heart") {}
                        }
                        ToolbarSpacer(.flexible, placement: .bottomBar)
                        ToolbarItem(placement: .bottomBar) {
                            Button("Delete", systemImage: "trash") {}
                        }
                    }
                }
            }
            .badge(3)
            Tab("Songs", systemImage: "music.note") { Text("Songs") }
            Tab(role: .search) { Text("Search here") }
        }
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewBottomAccessory { Text("Now playing").font(.subheadline) }
    }
}

/// Pictures to look at, made when `SCROLLWORK_PICTURES` names a folder.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SCROLLWORK_PICTURES"] != nil))
struct BarPictures {
    @Test(
        "large title, its collapse, a minimized tab bar, and a page on its way",
        arguments: [false, true])
    func pictures(isDark: Bool) throws {
        let folder = ProcessInfo.processInfo.environment["SCROLLWORK_PICTURES"] ?? ""
        let suffix = isDark ? "dark" : "light"
        let host = try TestHost(Showcase()) {
            $0 = .phoneWithBars
            if isDark { $0.colorScheme = .dark }
        }
        func save(_ name: String) throws {
            try host.window.pixels(of: host.frame)
                .writePNG(to: "\(folder)/\(name)-\(suffix).png")
        }
        try save("large")
        try host.touch(.began, 200, 500)
        try host.move(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 455), steps: 20)
        try save("collapsing")
        try host.move(from: CGPoint(x: 200, y: 455), to: CGPoint(x: 200, y: 300), steps: 20)
        try host.wait(0.1)
        try save("minimizing")
        try host.wait(1)
        try save("minimized")
    }
}
