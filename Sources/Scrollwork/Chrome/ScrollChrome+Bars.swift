// SPDX-License-Identifier: MIT
import ChromeEngine
import SwiftUI

/// Bars come and go, and change what they ask for.
@available(iOS 17.0, macOS 14.0, *)
extension ScrollChrome {
    func add(_ follower: BarFollower) {
        update(follower)
        send(.followerAppeared(time: now))
    }

    func remove(_ follower: BarFollower) {
        guard let index = index(of: follower) else { return }
        groups[index].members.removeAll { $0 === follower }
        setRules(at: index)
    }

    /// Puts a bar into the group of those like it, with the rules that follow from its size.
    func update(_ follower: BarFollower) {
        let key = follower.key
        let old = index(of: follower)
        if let old, groups[old].key == key {
            setRules(at: old)
            return
        }
        if let old, groups[old].members.count == 1,
            !groups.contains(where: { $0.key == key })
        {
            // It was alone: what it asks for changes, how it stands does not.
            groups[old].key = key
            setRules(at: old)
            return
        }
        if let old { remove(groups[old].members.first { $0 === follower } ?? follower) }
        let index =
            groups.firstIndex { $0.key == key } ?? groups.firstIndex { $0.members.isEmpty }
            ?? groups.count
        if index == groups.count {
            groups.append(BarGroup(key: key))
            if index > 0 { state.groups.append(BarState(rules: groups[index].rules)) }
        }
        let isNew = groups[index].members.isEmpty
        groups[index].key = key
        groups[index].members.append(follower)
        if isNew { begin(at: index) } else { setRules(at: index) }
        groups[index].tell(bars(at: index).progress, isFollowing: false)
    }

    private func index(of follower: BarFollower) -> Int? {
        groups.firstIndex { $0.members.contains { $0 === follower } }
    }

    private func bars(at index: Int) -> BarState {
        index == 0 ? state.bars : state.groups[index - 1]
    }

    /// A group without bars begins anew, shown or hidden as its rules say.
    private func begin(at index: Int) {
        let rules = groups[index].rules
        var bars = BarState(rules: rules)
        _ = bars.setAssistance(assistance)
        if isFrozen { _ = bars.reduce(.freeze) }
        let motion = state.motion
        if motion.viewport > 0 {
            var start = motion
            start.baseline = .first
            start.delta = 0
            _ = bars.reduce(start)
        }
        if index == 0 { state.bars = bars } else { state.groups[index - 1] = bars }
        if index == 0 {
            progress = bars.progress
            visibility = bars.isHidden ? .hidden : .visible
        }
    }

    private func setRules(at index: Int) {
        let rules = groups[index].rules
        guard bars(at: index).rules != rules else { return }
        if index == 0 { state.bars.rules = rules } else { state.groups[index - 1].rules = rules }
        // Whatever the new rules oblige to show, shows now.
        send(.enabled(true))
    }

    var assistance: ChromeAssistance { state.bars.assistance }

    func setAssistance(_ newValue: ChromeAssistance) {
        if newValue != assistance { send(.assistance(newValue)) }
    }
}
