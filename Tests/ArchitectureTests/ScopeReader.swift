// SPDX-License-Identifier: MIT

/// Follows braces through lines of code, and knows of each what it belongs to.
struct ScopeReader {
    private enum Scope: Equatable {
        /// An extension that adds no conformance.
        case plainExtension(of: String)
        case protocolBody(of: String)
        case other
    }

    private var stack: [Scope] = []
    /// The code since the last brace or empty line: what heads the next brace.
    private var header: [UInt8] = []
    private var parentheses = 0

    /// Whether every brace around is a plain extension's, and no parenthesis is open.
    var isOpenToDocumentation: Bool {
        parentheses == 0
            && stack.allSatisfy { if case .plainExtension = $0 { true } else { false } }
    }

    /// Whether the innermost brace is a protocol's.
    var isProtocol: Bool { if case .protocolBody = stack.last { true } else { false } }

    /// The name of the innermost extended type or protocol.
    var name: String {
        switch stack.last {
        case .plainExtension(let name), .protocolBody(let name): name
        case .other, nil: ""
        }
    }

    /// Takes the next line in.
    mutating func read(_ line: String) {
        if line.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { header = [] }
        for byte in line.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
            case UInt8(ascii: "{"):
                stack.append(scope(headedBy: String(decoding: header, as: UTF8.self)))
                header = []
                continue
            case UInt8(ascii: "}"):
                if !stack.isEmpty { stack.removeLast() }
                header = []
                continue
            default: break
            }
            header.append(byte)
        }
        header.append(UInt8(ascii: " "))
    }

    private func scope(headedBy header: String) -> Scope {
        if header.holds("extension"),
            let declaration = DeclarationLine(header, keywords: ["extension"])
        {
            // A colon adds a conformance unless it belongs to a `where`.
            let end = header.firstRange(of: " where ")?.lowerBound ?? header.endIndex
            return header[..<end].contains(":") ? .other : .plainExtension(of: declaration.name)
        }
        if header.holds("protocol"),
            let declaration = DeclarationLine(header, keywords: ["protocol"])
        {
            return .protocolBody(of: declaration.name)
        }
        return .other
    }
}
