// SPDX-License-Identifier: MIT

//  WindowProbe: the window that the tests of GTKHost open on a display of their own.
//
//  It prints a line for each frame: what the test waits for, and compares with the picture.

import CGTK
import Foundation
import GTKHost
import SwiftUI

/// Prints a line at once, whoever reads standard input meanwhile.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

struct ProbeView: View {
    let name: String
    @State private var ticks = 0
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 0) {
            Text("ticks \(ticks)").frame(height: 40)
            HStack(spacing: 0) {
                bar("press \(presses)", .green) { presses += 1 }
                bar("settings", .yellow) { changeDesktop() }
            }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        Text("\(name) \(row)").frame(maxWidth: .infinity).frame(height: 40)
                            .background(row.isMultiple(of: 2) ? Color.blue : Color.orange)
                    }
                }
            }
        }
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(250))
                ticks += 1
            }
        }
    }

    private func bar(_ label: String, _ color: Color, _ action: @escaping () -> Void) -> some View {
        Text(label).frame(maxWidth: .infinity).frame(height: 40).background(color)
            .accessibilityAddTraits(
                presses.isMultiple(of: 2) ? .isButton : [.isButton, .isSelected]
            )
            .onTapGesture(perform: action)
            .accessibilityAction { action() }
    }

    /// Does what the desktop's own settings would do.
    private func changeDesktop() {
        let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!)
        cgtk_set_property_boolean(settings, "gtk-application-prefer-dark-theme", 1)
        cgtk_set_property_boolean(settings, "gtk-enable-animations", 0)
        cgtk_set_property_int(settings, "gtk-xft-dpi", 96 * 1024 * 5 / 4)
    }
}

var settings = HostSettings(
    size: CGSize(width: 300, height: 500), scale: 1, safeAreaInsets: EdgeInsets())
settings.locale = "en_US"
let window = try GTKWindow(
    title: "Scrollwork probe", rootView: AnyView(ProbeView(name: "Row")), settings: settings)
window.onFrame = { frame in
    let scroll = frame.scrolls.first
    let settings = window.settings
    let fields = [
        "frame", "\(scroll?.phase ?? .idle)", "\(scroll?.geometry.contentOffset.y ?? 0)",
        "\(Int(settings.size.width))x\(Int(settings.size.height))", "\(settings.colorScheme)",
        settings.reducesMotion ? "still" : "moving", "\(settings.dynamicTypeSize)",
        settings.isVoiceOverOn ? "read" : "silent",
        window.presentedElements.map(\.label).joined(separator: ","),
    ]
    say(fields.joined(separator: "\t"))
}
_ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
    say("timer")
}
DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
    DispatchQueue.main.async {
        say("queue")
    }
}
/// Does what a watcher of the view's file would do, told by lines of the standard input.
DispatchQueue.global().async {
    while let line = readLine() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                switch line {
                case "replace": window.replace(rootView: AnyView(ProbeView(name: "New row")))
                case "fail": window.message = "probe.swift:1:1: error: a message"
                default: window.message = nil
                }
            }
        }
    }
}
GTKWindow.runUntilAllClosed()
say("closed")
