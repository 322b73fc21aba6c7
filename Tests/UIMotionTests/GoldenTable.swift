// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIMotion

/// A table of expected numbers from the `Golden` folder.
struct GoldenTable {
    let header: [String]
    let rows: [[String]]

    init(_ name: String) throws {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Golden"))
        var lines = try String(contentsOf: url, encoding: .utf8)
            .split(whereSeparator: \.isNewline).map(String.init)
        lines.removeAll { $0.hasPrefix("#") }
        header = GoldenTable.fields(try #require(lines.first))
        rows = lines.dropFirst().map(GoldenTable.fields)
        try #require(rows.count > 3)
    }

    private static func fields(_ line: String) -> [String] {
        var fields = [""]
        var quoted = false
        for character in line {
            switch character {
            case "\"": quoted.toggle()
            case "," where !quoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }

    /// A number of a row; the rounded sixtieth of a second is the exact one.
    static func number(_ field: String) throws -> Double {
        if field == "0.016667" { return 1.0 / 60 }
        return try #require(Double(field))
    }
}

extension GoldenTable {
    /// The animation of a spring's name in the tables.
    static func animation(_ name: String) throws -> Animation {
        switch name {
        case "smooth": .smooth
        case "snappy": .snappy
        case "bouncy": .bouncy
        case "default_docs(0.55,1)": .spring(response: 0.55, dampingFraction: 1)
        case "spring(response:)default(0.5,0.825)": .spring(response: 0.5)
        case "interactiveSpring(0.15,0.86)": .interactiveSpring(response: 0.15)
        case "interactiveSpring(duration:)(0.15,b0.15)": .interactiveSpring
        default: try #require(nil, "no animation of the name \(name)")
        }
    }

    /// The spring of a spring's name in the tables.
    static func spring(_ name: String) throws -> Spring {
        switch name {
        case "smooth": .smooth
        case "snappy": .snappy
        case "bouncy": .bouncy
        case "default_docs(0.55,1)": Spring(response: 0.55, dampingRatio: 1)
        case "spring(response:)default(0.5,0.825)": Spring(response: 0.5, dampingRatio: 0.825)
        case "interactiveSpring(0.15,0.86)": Spring(response: 0.15, dampingRatio: 0.86)
        case "interactiveSpring(duration:)(0.15,b0.15)": Spring(duration: 0.15, bounce: 0.15)
        default: try #require(nil, "no spring of the name \(name)")
        }
    }
}

/// Whether two numbers are within a tolerance.
func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(a - b) <= tolerance
}

/// One step of a stepped spring.
let step = 1.0 / 300

extension _AnimationTrack where Value == Double {
    /// The values at the given times, one after the other.
    mutating func values(at times: [Double]) -> [Double] { times.map { value(at: $0) } }
}
