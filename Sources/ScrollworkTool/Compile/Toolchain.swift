// SPDX-License-Identifier: MIT
import Foundation

/// The compiler, and the modules that this executable was built with.
struct Toolchain {
    /// The compiler's driver.
    var compiler: String
    /// The toolchain's `usr`.
    var root: String
    /// Where `SwiftUI.swiftmodule` is.
    var modules: String
    /// The compiler plugin behind `#Preview` and `@Entry`.
    var macros: String
    /// Where the package is, when the script at its root has started the tool.
    var package: String?

    /// *Errors:* set-up incomplete, with what is missing.
    static func installed() throws(ToolFailure) -> Toolchain {
        guard let compiler = find("swiftc") else {
            throw ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: swiftc is not in the PATH; install Swift from swift.org")
        }
        let build = (executable as NSString).deletingLastPathComponent
        let toolchain = Toolchain(
            compiler: compiler,
            root: URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
                .deletingLastPathComponent().deletingLastPathComponent().path,
            modules: build + "/Modules", macros: build + "/SwiftUIMacros-tool",
            package: ProcessInfo.processInfo.environment["SCROLLWORK_ROOT"])
        for needed in [toolchain.modules + "/SwiftUI.swiftmodule", toolchain.macros]
        where !FileManager.default.fileExists(atPath: needed) {
            throw ToolFailure(
                .setUpIncomplete,
                "scrollwork: error: \(needed) is missing; run the tool by ./scrollwork, which "
                    + "builds what it needs")
        }
        return toolchain
    }

    /// This executable.
    static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments[0]
    }

    /// A program's path, looked up as a shell does.
    static func find(_ program: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { $0 + "/" + program }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What every compilation of user code is told. User files speak Swift 5, as most do.
    var commonArguments: [String] {
        [
            "-swift-version", "5", "-parse-as-library", "-Onone", "-I", modules,
            "-load-plugin-executable", macros + "#SwiftUIMacros",
        ]
            // For the gallery, whose database stands on it.
            + (package.map { ["-I", $0 + "/Sources/CSQLite"] } ?? [])
    }

    /// What the driver tells the frontend about the toolchain's own macros (`@Observable`).
    var frontendArguments: [String] {
        let host = root + "/lib/swift/host"
        return [
            "-plugin-path", host + "/plugins", "-plugin-path",
            root + "/local/lib/swift/host/plugins", "-in-process-plugin-server-path",
            host + "/libSwiftInProcPluginServer.so",
        ]
    }
}
