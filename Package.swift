// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT
import CompilerPluginSupport
import PackageDescription

// The house: each target may import what stands above it. Docs: ARCHITECTURE.md.
let upper: [Target.Dependency] = [
    "UIGeometry", "UIMotion", "ScrollPhysics", "UIInput", "ScrollEngine", "UIDisplayList",
    "UIViewGraph", "UILayout", "UIViews",
]

var products: [Product] = [.library(name: "ChromeEngine", targets: ["ChromeEngine"])]
var targets: [Target] = [
    .target(name: "UIGeometry"),
    .target(name: "ScrollPhysics", dependencies: ["UIGeometry"]),
    .target(name: "UIMotion", dependencies: ["UIGeometry"]),
    .target(name: "UIInput", dependencies: ["UIGeometry"]),
    .target(name: "ScrollEngine", dependencies: ["UIGeometry", "ScrollPhysics", "UIMotion"]),
    .target(name: "UIDisplayList", dependencies: ["UIGeometry", "UIMotion"]),
    .target(name: "ChromeEngine"),
    .testTarget(name: "ChromeEngineTests", dependencies: ["ChromeEngine"]),
    .testTarget(name: "UIGeometryTests", dependencies: ["UIGeometry"]),
    .testTarget(
        name: "ScrollPhysicsTests", dependencies: ["UIGeometry", "ScrollPhysics"],
        resources: [.copy("Golden")]),
    .testTarget(
        name: "UIMotionTests", dependencies: ["UIGeometry", "UIMotion"],
        resources: [.copy("Golden")]),
    .testTarget(name: "UIInputTests", dependencies: ["UIGeometry", "UIInput"]),
    .testTarget(
        name: "ScrollEngineTests",
        dependencies: ["UIGeometry", "ScrollPhysics", "UIMotion", "ScrollEngine"],
        resources: [.copy("Golden")]),
    .testTarget(name: "UIDisplayListTests", dependencies: ["UIGeometry", "UIDisplayList"]),
    .testTarget(name: "ArchitectureTests"),
]

// What needs no C library, and nothing of Apple's.
let (pureProducts, pureTargets) = (products, targets)

#if os(Linux)
    let runtime: [Target.Dependency] = ["SwiftUI", "Accessibility"]
#else
    // Apple's own.
    let runtime: [Target.Dependency] = []
#endif
products += [.library(name: "Scrollwork", targets: ["Scrollwork"])]
targets += [
    // Public API alone, so that the same source compiles with Apple's SwiftUI.
    .target(name: "Scrollwork", dependencies: ["ChromeEngine"] + runtime, packageAccess: false)
]

#if os(Linux)
    products += [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "ScrollworkTesting", targets: ["ScrollworkTesting"]),
        .executable(name: "scrollwork", targets: ["ScrollworkTool"]),
        // For Benchmarks, which is a package of its own.
        .library(name: "FrameMeter", targets: ["FrameMeter"]),
    ]
    targets += [
        .target(
            name: "UIViewGraph",
            dependencies: [
                "UIGeometry", "UIMotion", "ScrollPhysics", "UIInput", "ScrollEngine",
                "UIDisplayList",
            ]),
        .target(name: "UILayout", dependencies: ["UIViewGraph"]),
        .target(name: "UIViews", dependencies: ["UILayout"]),
        .target(name: "UIFrameLoop", dependencies: ["UIViews"]),
        .systemLibrary(
            name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(
            name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .target(name: "GSKRenderer", dependencies: ["UIFrameLoop", "CGTK", "CWebP"]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "PackageCatalog", dependencies: ["CSQLite"]),
        .testTarget(
            name: "PackageCatalogTests",
            dependencies: ["PackageCatalog", "Scrollwork", "ScrollworkTesting"]),
        .target(name: "Accessibility"),
        .testTarget(name: "AccessibilityTests", dependencies: ["Accessibility"]),
        .target(name: "CVirtualTime"),
        .target(name: "CSeededRandom"),
        .target(name: "VirtualTime", dependencies: ["CVirtualTime"]),
        .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
        .target(
            name: "HeadlessHost",
            dependencies: ["UIFrameLoop", "GSKRenderer", "VirtualTime", "Accessibility"]),
        .target(name: "GTKHost", dependencies: ["UIFrameLoop", "GSKRenderer", "CGTK"]),
        .target(
            name: "FrameMeter",
            dependencies: ["SwiftUI", "ChromeEngine", "HeadlessHost", "GSKRenderer", "CGTK"]),
        .executableTarget(
            name: "WindowProbe", dependencies: ["SwiftUI", "GTKHost", "CGTK"],
            path: "Tests/WindowProbe"),
        .testTarget(
            name: "GTKHostTests",
            dependencies: ["GTKHost", "UIInput", "UIFrameLoop", "WindowProbe", "ScrollworkTool"]),
        .target(name: "MacroExpansion"),
        .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
        .target(name: "SwiftUI", dependencies: upper + ["SwiftUIMacros"]),
        .testTarget(
            name: "UIViewsTests",
            dependencies: [
                "UIViews", "UILayout", "UIViewGraph", "UIDisplayList", "UIGeometry", "UIMotion",
                "SwiftUI", "HeadlessHost", "GSKRenderer",
            ]),
        .testTarget(
            name: "UIFrameLoopTests",
            dependencies: [
                "UIFrameLoop", "ScrollEngine", "ScrollPhysics", "SwiftUI", "HeadlessHost",
            ]),
        .testTarget(name: "GSKRendererTests", dependencies: ["GSKRenderer", "UIDisplayList"]),
        .testTarget(
            name: "HeadlessHostTests", dependencies: ["SwiftUI", "HeadlessHost", "UIInput"]),
        .testTarget(
            name: "SessionTests",
            dependencies: [
                "SwiftUI", "HeadlessHost", "ScrollEngine", "ChromeEngine", "Scrollwork",
            ]),
        .testTarget(
            name: "ConformanceTests", dependencies: ["SwiftUI", "ScrollworkTesting"]),
        .testTarget(
            name: "ScrollworkToolTests", dependencies: ["ScrollworkTool", "HeadlessHost"]),
        .testTarget(
            name: "ScrollworkTestingTests",
            dependencies: ["SwiftUI", "ScrollworkTesting", "HeadlessHost"]),
        .testTarget(
            name: "ScrollworkTests",
            dependencies: ["Scrollwork", "ChromeEngine", "SwiftUI", "ScrollworkTesting"],
            exclude: ["Surface/public-api.txt", "Surface/swiftui-names.txt"]),
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
        .target(
            name: "ScrollworkTesting",
            dependencies: ["SwiftUI", "HeadlessHost", "GSKRenderer"]),
        .executableTarget(
            name: "ScrollworkTool",
            dependencies: [
                "SwiftUI", "Scrollwork", "ChromeEngine", "HeadlessHost", "GTKHost",
                "CSeededRandom", "PackageCatalog",
            ],
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    ]
#endif

// Tests build all targets there are. With this variable set that works without GTK, too.
if Context.environment["SCROLLWORK_PURE"] != nil {
    (products, targets) = (pureProducts, pureTargets)
}

let package = Package(
    name: "Scrollwork",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: products,
    targets: targets,
    swiftLanguageModes: [.v6]
)
