// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What the kit shows, and what it uses.
@Suite struct SurfaceTests {
    @Test("the public interface is the one that is locked")
    func locked() throws {
        var lines = ["# SPDX-License-Identifier: MIT"]
        for file in KitSources.files(in: "Sources/Scrollwork") {
            let declarations = KitSources.publicDeclarations(file.text)
            if !declarations.isEmpty { lines += ["# \(file.path)"] + declarations }
        }
        let text = lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["SCROLLWORK_WRITE_API"] != nil {
            try Data(text.utf8).write(
                to: URL(filePath: #filePath).deletingLastPathComponent()
                    .appending(path: "public-api.txt"))
        }
        let locked = try KitSources.fact("public-api.txt")
        let old = Set(locked.split(separator: "\n"))
        let new = Set(text.split(separator: "\n"))
        #expect(new.subtracting(old).isEmpty, "new; SCROLLWORK_WRITE_API=1 locks it anew")
        #expect(old.subtracting(new).isEmpty, "gone")
    }

    /// Names of colours, styles and fonts, public since iOS 15 at the latest, which the reference
    /// of scrolling does not list.
    private static let styles: Set = [
        "black", "white", "clear", "secondary", "quaternary", "background", "ultraThinMaterial",
        "borderedProminent", "caption2", "monospaced", "title", "font", "foregroundStyle", "fill",
        "buttonStyle", "plain", "rect", "RoundedRectangle", "Path", "accessibilityHidden",
        "accessibilityAddTraits", "Rectangle", "LinearGradient",
    ]

    /// What the kit uses where SwiftUI has no name for it, only where it is.
    private static let elsewhere: Set = [
        "_prefersCrossFadeTransitions", "UIAccessibility", "prefersCrossFadeTransitions",
        "AccessibilityNotification",
    ]

    /// Names of the standard library and Foundation.
    private static let library: Set = [
        "Array", "Set", "Dictionary", "Double", "Bool", "Int", "String", "Void", "Optional",
        "Hashable", "Sendable", "Equatable", "Identifiable", "Error", "Never", "Self", "Task",
        "MainActor", "AnyObject", "AnyHashable", "ObjectIdentifier", "Duration", "TimeInterval",
        "ContinuousClock", "Instant", "CGFloat", "CGRect", "CGSize", "CGPoint", "CGVector", "Date",
        "URL", "Data", "Locale", "FileHandle", "JSONEncoder", "UTF8", "UInt32", "UInt64",
        "SwiftUI", "ChromeEngine", "UIKit", "Accessibility", "Linux", "CaseIterable",
        "CustomStringConvertible", "ReferenceWritableKeyPath", "Observable",
        "ObservationIgnored", "Any", "Comparable", "StaticString", "Character", "Encodable",
    ]

    @Test("of SwiftUI it uses only names that are public, and newer ones only where they are")
    func names() throws {
        var versions: [String: Double] = [:]
        for line in try KitSources.fact("swiftui-names.txt").split(separator: "\n") {
            let parts = line.split(separator: " ")
            if parts.count == 2, let version = Double(parts[1]) {
                versions[String(parts[0])] = version
            }
        }
        #expect(versions.count > 900)
        let kit = KitSources.files(in: "Sources/Scrollwork")
        let own = (kit + KitSources.files(in: "Sources/ChromeEngine")).reduce(into: Set<String>()) {
            $0.formUnion(Self.declared(KitSources.code($1.text)))
        }
        for file in kit {
            let code = KitSources.code(file.text)
            for word in Self.types(code) where !own.contains(word) {
                let isKnown =
                    versions[word] != nil || Self.library.contains(word)
                    || Self.styles.contains(word)
                    || Self.elsewhere.contains(word) || word.count == 1
                #expect(isKnown, "\(file.path): \(word)")
            }
            for (word, version) in versions where version > 18 && !own.contains(word) {
                guard code.contains(".\(word)(") else { continue }
                #expect(code.contains("#available(iOS \(Int(version))"), "\(file.path): \(word)")
            }
            // Modifiers begin a line or follow a closing parenthesis.
            for word in Self.modifiers(code) where !own.contains(word) {
                let isKnown =
                    versions[word] != nil || Self.styles.contains(word)
                    || Self.elsewhere.contains(word)
                #expect(isKnown, "\(file.path): .\(word)")
            }
        }
    }

    private static func declared(_ code: String) -> Set<String> {
        let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        var found: Set<String> = []
        let keywords: Set = [
            "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "case",
        ]
        for (word, next) in zip(words, words.dropFirst()) where keywords.contains(word) {
            found.insert(next)
        }
        // Generic parameters.
        for line in code.split(separator: "\n") {
            guard let start = line.firstIndex(of: "<"), let end = line.lastIndex(of: ">"),
                start < end
            else { continue }
            for part in line[line.index(after: start)..<end].split(separator: ",") {
                let name = part.split(separator: ":")[0].trimmingCharacters(in: .whitespaces)
                found.insert(name)
            }
        }
        return found
    }

    private static func types(_ code: String) -> Set<String> {
        Set(
            code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init).filter {
                $0.first?.isUppercase == true
            })
    }

    /// Names called at the beginning of a line, which is where modifiers stand.
    private static func modifiers(_ code: String) -> Set<String> {
        Set(
            code.split(separator: "\n").compactMap { line in
                let words = line.trimmingCharacters(in: .whitespaces)
                guard words.hasPrefix("."), let end = words.firstIndex(where: { "({".contains($0) })
                else { return nil }
                let name = words[words.index(after: words.startIndex)..<end]
                return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                    ? String(name) : nil
            })
    }
}
