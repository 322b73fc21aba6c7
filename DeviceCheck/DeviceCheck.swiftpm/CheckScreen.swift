// SPDX-License-Identifier: MIT
import Scrollwork
import SwiftUI

/// A check under what to do, with what was noticed, and a button that keeps it all.
struct CheckScreen: View {
    let check: Check

    @State private var recorder = ScrollRecorder()
    @State private var readout = Readout()
    @State private var saved: SavedTrace?
    @State private var problem: String?

    var body: some View {
        VStack(spacing: 0) {
            Text(check.steps)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(12)
            Divider()
            check.screen
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .recordsScroll(recorder, named: check.rawValue)
                .environment(readout)
            ReadoutView(readout: readout)
            HStack {
                Text("\(recorder.eventCount) events")
                    .font(.footnote.monospacedDigit())
                    .foregroundStyle(.secondary)
                Spacer()
                if let saved { ShareButton(trace: saved) }
                Button("Save", action: save)
            }
            .padding(12)
            .background(.bar)
            if let problem {
                Text(problem).font(.footnote).foregroundStyle(.red).padding(8)
            }
        }
        .navigationTitle(check.title)
    }

    private func save() {
        do {
            saved = try SavedTrace(check: check, recorder: recorder, readout: readout)
            problem = nil
        } catch {
            problem = "It could not be saved: \(error.localizedDescription)"
        }
    }
}

/// Sends the files of a check elsewhere; they lie in the app's documents as well.
private struct ShareButton: View {
    let trace: SavedTrace

    var body: some View {
        #if os(iOS)
            ShareLink(items: trace.files)
        #else
            Text("saved in \(trace.files[0].deletingLastPathComponent().path)")
                .font(.caption)
                .lineLimit(1)
        #endif
    }
}
