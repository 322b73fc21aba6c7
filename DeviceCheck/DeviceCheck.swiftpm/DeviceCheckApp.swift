// SPDX-License-Identifier: MIT
import SwiftUI

@main
struct DeviceCheckApp: App {
    var body: some Scene {
        WindowGroup {
            CheckList()
        }
    }
}
