// SPDX-License-Identifier: MIT
import Foundation
import SwiftUI

/// The library that `UserBuild` made, loaded into this process.
enum UserLibrary {
    /// Loads the library and takes the root view out of it. It stays loaded: views hold its code.
    ///
    /// *Errors:* the run failed.
    @MainActor static func root(path: String) throws(ToolFailure) -> _PreviewDescription {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
            throw .run("the view's library cannot be loaded: \(String(cString: dlerror()))")
        }
        guard let symbol = dlsym(handle, UserBuild.entryPoint) else {
            throw .run("the view's library has no \(UserBuild.entryPoint)")
        }
        typealias EntryPoint = @convention(c) () -> UnsafeMutableRawPointer
        let pointer = unsafeBitCast(symbol, to: EntryPoint.self)()
            .assumingMemoryBound(to: _PreviewDescription.self)
        let root = pointer.move()
        pointer.deallocate()
        return root
    }
}
