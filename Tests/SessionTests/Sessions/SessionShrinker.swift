// SPDX-License-Identifier: MIT

/// Makes a failing session as small as it gets: fewer commands, a simpler scene, shorter commands.
enum SessionShrinker {
    /// A smaller session that fails as well, after at most `limit` tries.
    @MainActor static func shrunk(_ session: Session, limit: Int = 400) -> Session {
        var best = session
        var tries = 0
        func take(_ candidate: Session) -> Bool {
            guard tries < limit else { return false }
            tries += 1
            guard candidate.problem != nil else { return false }
            best = candidate
            return true
        }
        var didShrink = true
        while didShrink, tries < limit {
            didShrink = false
            // Whole parts first, ever smaller ones.
            var size = max(1, best.lines.count / 2)
            while size > 0 {
                var start = best.lines.count - size
                while start >= 0 {
                    var shorter = best
                    shorter.lines.removeSubrange(start..<min(start + size, shorter.lines.count))
                    if take(shorter) { didShrink = true }
                    start -= size
                }
                size /= 2
            }
            for scene in best.scene.simpler where take(Session(scene: scene, lines: best.lines)) {
                didShrink = true
                break
            }
            for index in best.lines.indices {
                for line in SessionLines.simpler(best.lines[index]) {
                    var simpler = best
                    simpler.lines[index] = line
                    if take(simpler) { didShrink = true }
                }
            }
        }
        return best
    }
}
