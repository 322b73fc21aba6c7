// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT
import PackageDescription

// A package of its own: a test run of the repository does not build it. `./scrollwork bench` does.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Scrollwork", path: "..")],
    targets: [
        .systemLibrary(name: "CGTKSystem", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "CListBaseline", dependencies: ["CGTKSystem"]),
        .executableTarget(
            name: "ScrollworkBench",
            dependencies: [
                "CListBaseline", .product(name: "FrameMeter", package: "Scrollwork"),
                .product(name: "Scrollwork", package: "Scrollwork"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
