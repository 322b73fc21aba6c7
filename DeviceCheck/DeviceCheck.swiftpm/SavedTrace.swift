// SPDX-License-Identifier: MIT
import Foundation
import Scrollwork

/// The files of one check: its trace, for `./scrollwork replay`, and what was noticed, for people.
struct SavedTrace {
    let files: [URL]

    @MainActor init(check: Check, recorder: ScrollRecorder, readout: Readout) throws {
        let directory = try FileManager.default.url(
            for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        // A check that is made again does not lose the one before.
        let name = "\(check.rawValue)-\(Int(Date().timeIntervalSince1970))"
        let trace = directory.appendingPathComponent(name + ".jsonl")
        let notes = directory.appendingPathComponent(name + ".txt")
        try recorder.write(to: trace)
        try Data((readout.all.joined(separator: "\n") + "\n").utf8)
            .write(to: notes, options: .atomic)
        files = [trace, notes]
    }
}
