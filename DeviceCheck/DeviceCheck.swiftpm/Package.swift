// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT
import AppleProductTypes
import PackageDescription

let package = Package(
    name: "DeviceCheck",
    platforms: [.iOS("18.0")],
    products: [
        .iOSApplication(
            name: "DeviceCheck",
            targets: ["DeviceCheck"],
            bundleIdentifier: "org.example.scrollwork.devicecheck",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .magnifyingGlass),
            accentColor: .presetColor(.blue),
            supportedDeviceFamilies: [.phone, .pad],
            supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
    ],
    dependencies: [
        .package(name: "Scrollwork", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "DeviceCheck",
            dependencies: [.product(name: "Scrollwork", package: "Scrollwork")],
            path: ".")
    ]
)
