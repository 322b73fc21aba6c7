// SPDX-License-Identifier: MIT
import Foundation

/// A text about packages in Debian's control format: stanzas, separated by an empty line.
enum PackageText: Hashable, Sendable {
    /// What a command prints.
    case command(String)
    /// What is in a file.
    case file(String)

    /// Where a Debian machine has such texts, the longest first.
    static let system = [
        PackageText.command("apt-cache dumpavail"), .file("/var/lib/dpkg/status"),
    ]

    /// What to call it in messages.
    var title: String {
        switch self {
        case .command(let command): command
        case .file(let path): path
        }
    }

    /// Calls `body` with each package of the text, in its order; returns how many there were. A
    /// text that is not there has none.
    func read(_ body: (CatalogPackage) throws -> Void) rethrows -> Int {
        let file: UnsafeMutablePointer<FILE>?
        switch self {
        // A shell that does not find the command prints nothing to read.
        case .command(let command): file = popen(command + " 2>/dev/null", "r")
        case .file(let path): file = fopen(path, "r")
        }
        guard let file else { return 0 }
        defer {
            if case .command = self { pclose(file) } else { fclose(file) }
        }
        var lines = Lines(file: file)
        defer { lines.free() }
        var stanza = Stanza()
        var count = 0
        while true {
            let line = lines.next()
            if let line, !line.isEmpty {
                stanza.take(line)
                continue
            }
            if let package = stanza.package {
                try body(package)
                count += 1
            }
            stanza = Stanza()
            if line == nil { return count }
        }
    }

    /// The lines of a file, without their ends; each is gone with the next one.
    ///
    /// They stay bytes: of a text of sixty megabytes the few fields alone become strings that are
    /// needed.
    private struct Lines {
        let file: UnsafeMutablePointer<FILE>
        private var buffer: UnsafeMutablePointer<CChar>?
        private var capacity = 0

        init(file: UnsafeMutablePointer<FILE>) { self.file = file }

        mutating func next() -> UnsafeBufferPointer<CChar>? {
            var length = getline(&buffer, &capacity, file)
            guard length >= 0, let buffer else { return nil }
            if length > 0, buffer[length - 1] == 10 { length -= 1 }
            return UnsafeBufferPointer(start: buffer, count: length)
        }

        func free() { Foundation.free(buffer) }
    }

    /// What has been read of one package.
    private struct Stanza {
        private var name = ""
        private var version = ""
        private var section = ""
        private var size = 0
        private var summary = ""
        private var details: [String] = []
        private var isInDescription = false

        init() {}

        /// Nil when the stanza tells of no package, or says nothing about it.
        var package: CatalogPackage? {
            guard !name.isEmpty, !summary.isEmpty else { return nil }
            return CatalogPackage(
                name: name, version: version, section: section, size: size, summary: summary,
                details: details.joined())
        }

        mutating func take(_ line: UnsafeBufferPointer<CChar>) {
            if line[0] == 32 {
                if isInDescription { add(Self.text(line.dropFirst())) }
                return
            }
            isInDescription = false
            if let text = Self.value(of: "Package: ", line) {
                name = text
            } else if let text = Self.value(of: "Version: ", line) {
                version = text
            } else if let text = Self.value(of: "Section: ", line) {
                section = text
            } else if let text = Self.value(of: "Installed-Size: ", line) {
                size = Int(text) ?? 0
            } else if let text = Self.value(of: "Description: ", line)
                ?? Self.value(of: "Description-en: ", line)
            {
                summary = text
                isInDescription = true
            }
        }

        /// A line of the description: `.` is an empty one, two spaces keep what follows as it is.
        private mutating func add(_ line: String) {
            if line == "." {
                details.append("\n\n")
            } else if line.hasPrefix(" ") {
                details.append((details.isEmpty ? "" : "\n") + line)
            } else {
                details.append((details.isEmpty || details.last == "\n\n" ? "" : " ") + line)
            }
        }

        private static func value(
            of field: StaticString, _ line: UnsafeBufferPointer<CChar>
        ) -> String? {
            let length = field.utf8CodeUnitCount
            guard line.count > length, let start = line.baseAddress,
                memcmp(start, field.utf8Start, length) == 0
            else { return nil }
            return text(line.dropFirst(length))
        }

        private static func text(_ bytes: Slice<UnsafeBufferPointer<CChar>>) -> String {
            UnsafeBufferPointer(rebasing: bytes).withMemoryRebound(to: UInt8.self) {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }
}
