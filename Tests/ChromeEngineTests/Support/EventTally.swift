// SPDX-License-Identifier: MIT
import ChromeEngine

/// How often each reason occurred with each cause, and the first thing that did not hold.
struct EventTally: Sendable {
    /// What did not hold, and how many events had been seen.
    var violation: (text: String, count: Int)?
    var count = 0
    private var counts = [Int](repeating: 0, count: BarReason.Kind.allCases.count * columns)

    private static let columns = ChromeCause.allCases.count + 1

    subscript(kind: BarReason.Kind, cause: ChromeCause?) -> Int {
        get { counts[Self.place(of: kind, cause)] }
        set { counts[Self.place(of: kind, cause)] = newValue }
    }

    private static func place(of kind: BarReason.Kind, _ cause: ChromeCause?) -> Int {
        let column =
            switch cause {
            case nil: 0
            case .user: 1
            case .momentum: 2
            case .program: 3
            case .layout: 4
            case .clamp: 5
            case .unknown: 6
            }
        return Int(kind.rawValue) * columns + column
    }

    mutating func add(_ other: EventTally) {
        for index in counts.indices { counts[index] += other.counts[index] }
        count += other.count
        if violation == nil { violation = other.violation }
    }

    static let causes: [ChromeCause?] = [nil] + ChromeCause.allCases

    /// The causes with which a reason occurred.
    func causes(of kind: BarReason.Kind) -> [ChromeCause?] {
        Self.causes.filter { self[kind, $0] > 0 }
    }

    /// The counts as a table, one reason a line.
    var table: String {
        BarReason.Kind.allCases.map { kind in
            let cells = causes(of: kind).map { cause in
                "\(cause.map { "\($0)" } ?? "none") \(self[kind, cause])"
            }
            return "  \(kind): " + cells.joined(separator: ", ")
        }.joined(separator: "\n")
    }
}
