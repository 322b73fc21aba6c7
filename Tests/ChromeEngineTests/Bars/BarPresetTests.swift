// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

/// What other systems' documentation says, as rows.
@Suite struct BarPresetTests {
    /// The first seed's tracker as its text describes it: travel that starts anew at each reversal.
    struct SeedOracle {
        var isHidden = false
        var last = 0.0
        var travel = 0.0

        mutating func see(_ position: Double, limit: Double) {
            if position <= 0 || limit <= 0 {
                (isHidden, last, travel) = (false, max(position, 0), 0)
            } else if position >= limit {
                last = limit
            } else {
                let moved = position - last
                last = position
                guard moved != 0 else { return }
                travel = (moved > 0) == (travel > 0) ? travel + moved : moved
                if abs(travel) >= 16 { isHidden = travel > 0 }
            }
        }
    }

    @Test("Where the seed's tracker is right, ours decides the same in every sample")
    func seed() {
        for seed in 1...50 {
            var random = SeededGenerator(seed: UInt64(seed))
            var stage = Stage(.seed)
            stage.restore(0)
            var oracle = SeedOracle()
            oracle.see(0, limit: stage.limit)
            for _ in 0..<12 {
                let to = random.number(0...stage.end)
                // Legs shorter than a threshold are where the two differ on purpose (row I).
                guard abs(to - stage.position) > 32 else { continue }
                stage.touch()
                for _ in 0..<20 {
                    stage.move((to - stage.position) / 4, steps: 1)
                    oracle.see(stage.position, limit: stage.limit)
                    #expect(stage.isHidden == oracle.isHidden)
                }
            }
        }
    }

    /// Position after each drag, and how far a bar of 50 points is hidden while the finger is down.
    typealias Row = (drag: Double, progress: Double)

    static let tables: [(name: String, rules: BarRules, rows: [Row])] = [
        (
            "Compose enterAlways: collapses and appears immediately",
            .composeEnterAlways(height: 50),
            [(25, 0.5), (25, 1), (400, 1), (-10, 0.8), (-40, 0), (5, 0.1)]
        ),
        (
            "Compose exitUntilCollapsed: expands only when pulled all the way down",
            .composeExitUntilCollapsed(height: 50),
            [(25, 0.5), (25, 1), (400, 1), (-400, 1), (-25, 0.5), (-25, 0)]
        ),
        (
            "Flutter floating: visible as soon as the user scrolls towards it",
            .flutterFloating(height: 50),
            [(100, 1), (-25, 0.5), (-25, 0)]
        ),
        (
            "Flutter, not floating: near the top only",
            .flutterStandard(height: 50),
            [(100, 1), (-25, 1), (-50, 0.5), (-25, 0)]
        ),
        (
            "iOS 27 navigation bar: back when the direction reverses",
            .iOS27NavigationBar(height: 50), [(100, 1), (-25, 0.5), (-25, 0)]
        ),
        (
            "iOS 27 navigation bar, atScrollEdge: back at the edge only",
            .iOS27NavigationBar(height: 50, restoration: .atScrollEdge),
            [(300, 1), (-250, 1), (-25, 0.5), (-25, 0)]
        ),
        (
            "iOS 26 tab bar, onScrollDown", .iOS26TabBar,
            [(100, 1), (-50, 0), (50, 1), (-100, 0)]
        ),
    ]

    @Test("Each preset follows its documentation", arguments: 0..<7)
    func rows(index: Int) {
        let table = Self.tables[index]
        var stage = Stage(table.rules)
        stage.restore(0)
        stage.touch()
        for row in table.rows {
            stage.move(row.drag)
            #expect(abs(stage.progress - row.progress) < 1e-9, "\(table.name): \(row)")
        }
    }

    @Test("iOS 26 onScrollUp: content that begins at its end minimises on the way up")
    func onScrollUp() {
        var stage = Stage(.iOS26TabBarOnScrollUp)
        stage.restore(stage.end)
        stage.drag(-40)
        #expect(stage.isHidden)
        stage.drag(20)
        #expect(!stage.isHidden)
    }

    @Test("Flutter's bar follows a programmatic scroll, Compose's does not")
    func programs() {
        for (rules, expected) in [
            (BarRules.flutterFloating(height: 50), 1.0), (.composeEnterAlways(height: 50), 0),
        ] {
            var stage = Stage(rules)
            stage.restore(300)
            stage.program(to: 900, animated: true)
            #expect(stage.progress == expected)
        }
    }

    @Test("Seed 003: every phase but idle hides")
    func whileScrolling() {
        var stage = Stage(.hiddenWhileScrolling)
        stage.restore(300)
        stage.touch()
        #expect(stage.isHidden)
        stage.move(50)
        #expect(stage.isHidden)
        stage.lift()
        #expect(!stage.isHidden)
    }

    @Test("Seed 004: the direction at lift decides, at rest only beyond 20 points")
    func onLift() {
        var stage = Stage(.hiddenAtLift)
        stage.restore(300)
        stage.touch()
        stage.move(30)
        #expect(!stage.isHidden)
        stage.lift(velocity: 400)
        #expect(stage.isHidden)
        stage.fling(-400)
        #expect(!stage.isHidden)
        stage.drag(15)
        #expect(!stage.isHidden)
        stage.drag(25)
        #expect(stage.isHidden)
    }
}
