// SPDX-License-Identifier: MIT

/// How a run of the benchmarks goes, as the command line says.
struct Run {
    static var usage: String {
        """
        usage: scrollwork bench [--filter NAME]... [--quick] [--json FILE] [--pictures DIR]
          --filter NAME    only benchmarks whose name begins so: \(names)
          --quick          fewer frames, once; figures are rough
          --json FILE      the figures as JSON as well; - is standard output
          --pictures DIR   the last frame of each feed as a PNG file
        """
    }
    private static var names: String { Benchmarks.all.map(\.name).joined(separator: ", ") }

    private(set) var isQuick = false
    private(set) var filters: [String] = []
    private(set) var json: String?
    private(set) var pictures: String?

    /// *Units:* seconds of flinging.
    var seconds: Double { isQuick ? 2 : 10 }
    var repeats: Int { isQuick ? 1 : 3 }
    var batches: Int { isQuick ? 40 : 400 }

    /// Reads the arguments; nil when they are wrong.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--quick": isQuick = true
            case "--filter":
                guard let value = rest.popFirst(),
                    Benchmarks.all.contains(where: { $0.name.hasPrefix(value) })
                else { return nil }
                filters.append(value)
            case "--json":
                guard let value = rest.popFirst() else { return nil }
                json = value
            case "--pictures":
                guard let value = rest.popFirst() else { return nil }
                pictures = value
            default: return nil
            }
        }
    }

    func includes(_ name: String) -> Bool {
        filters.isEmpty || filters.contains { name.hasPrefix($0) }
    }
}
