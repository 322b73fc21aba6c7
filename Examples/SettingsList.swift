// SPDX-License-Identifier: MIT
import SwiftUI

/// A list of settings with switches, a slider and progress, which can be pulled to refresh.
struct SettingsList: View {
    @State private var isOnline = true
    @State private var isQuiet = false
    @State private var volume = 0.6
    @State private var updates = 3

    var body: some View {
        List {
            Section("Connection") {
                Toggle("Online", systemImage: "wifi", isOn: $isOnline)
                Toggle("Quiet", systemImage: "moon", isOn: $isQuiet)
            }
            Section {
                Slider(value: $volume)
                ProgressView("Storage", value: 42, total: 64)
            } header: {
                Text("Device")
            } footer: {
                Text("42 of 64 GB are used.")
            }
            Section("Updates") {
                ForEach(0..<updates, id: \.self) { Text("Update \($0 + 1)") }
                Button("Install all") { updates = 0 }
            }
        }
        .refreshable {
            try? await Task.sleep(for: .seconds(1))
            updates += 1
        }
    }
}

#Preview { SettingsList() }
