// SPDX-License-Identifier: MIT
import SwiftUI

/// Where the kit says that its parts do not fit together.
@MainActor enum ScrollworkLog {
    static func report(_ message: String, to handler: (@MainActor (String) -> Void)? = nil) {
        if let handler {
            handler(message)
        } else {
            FileHandle.standardError.write(Data("Scrollwork: \(message)\n".utf8))
        }
    }
}
