// SPDX-License-Identifier: MIT
import Testing
import UIGeometry

/// Sample rows with the velocities that two published algorithms give for them.
///
/// *Source:* computed from the weights of Flutter's `IOSScrollViewFlingVelocityTracker`
/// (0.6, 0.35, 0.05 from the oldest pair) and of SwiftUI's `VelocitySampler` (0.75 of the pair
/// before the newest). The rows print six digits; the samples lie on a grid of 1/120 s and
/// 1/1200 pt, to which they are put back.
enum LiftOffGolden {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var samples: [(time: Double, y: Double)]
        var liftOff: Double
        var sampler: Double
        var testDescription: String { name }
    }

    static let rows: [Row] = text.split(separator: "\n").map { line in
        let columns = line.split(separator: ",")
        let samples = columns[1].split(separator: " ").map { pair in
            let parts = pair.split(separator: ":").map { Double($0) ?? .nan }
            return (
                time: (parts[0] * 120).rounded() / 120, y: (parts[1] * 1200).rounded() / 1200
            )
        }
        return Row(
            name: String(columns[0]), samples: samples, liftOff: Double(columns[2]) ?? .nan,
            sampler: Double(columns[3]) ?? .nan)
    }

    private static let text = """
        constant_1000,0.0000:0 0.0167:16.6667 0.0333:33.3333 0.0500:50 0.0667:66.6667 0.0833:83.3333,1000,1000
        accelerating,0.0000:0 0.0167:0.833333 0.0333:3.33333 0.0500:7.5 0.0667:13.3333 0.0833:20.8333,295,375
        braking_last_sample,0.0000:0 0.0167:20 0.0333:40 0.0500:60 0.0667:80 0.0833:81,1143,915
        spurt_last_sample,0.0000:0 0.0167:5 0.0333:10 0.0500:15 0.0667:20 0.0833:50,375,675
        two_samples,0.0000:0 0.0167:20,60,1200
        three_samples,0.0000:0 0.0167:20 0.0333:50,510,1350
        120hz_constant_2000,0.0000:0 0.0083:16.6667 0.0167:33.3333 0.0250:50 0.0333:66.6667 0.0417:83.3333 0.0500:100 0.0583:116.667,2000,2000
        reverse,0.0000:0 0.0167:20 0.0333:40 0.0500:30 0.0667:20 0.0833:10,-600,-600
        slow_60,0.0000:0 0.0167:1 0.0333:2 0.0500:3 0.0667:4 0.0833:5,60,60
        still,0.0000:5 0.0167:5 0.0333:5 0.0500:5 0.0667:5 0.0833:5,0,0
        """
}
