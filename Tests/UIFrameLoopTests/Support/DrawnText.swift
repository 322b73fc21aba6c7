// SPDX-License-Identifier: MIT
import HeadlessHost
import SwiftUI

/// A text as a display list draws it.
struct DrawnText {
    let string: String
    /// *Space:* the window's.
    let origin: CGPoint
    /// The product of all opacities around it.
    let opacity: Double
    let node: DisplayNode
}

extension DisplayNode {
    /// All texts in the order of drawing.
    func texts(_ outer: CGAffineTransform = .identity, opacity: Double = 1) -> [DrawnText] {
        switch content {
        case .group(let nodes): nodes.flatMap { $0.texts(outer, opacity: opacity) }
        case .transform(let transform, let node):
            node.texts(transform.concatenating(outer), opacity: opacity)
        case .opacity(let value, let node): node.texts(outer, opacity: opacity * value)
        case .clip(_, let node), .aliased(let node), .shadow(_, _, _, let node),
            .blur(_, let node),
            .mask(let node, by: _), .blend(_, let node), .colorMatrix(_, let node),
            .project(_, _, let node):
            node.texts(outer, opacity: opacity)
        case .text(let block, let box):
            [
                DrawnText(
                    string: block.string, origin: box.origin.applying(outer),
                    opacity: opacity, node: self)
            ]
        case .fill, .stroke, .material: []
        }
    }

    func text(_ string: String) -> DrawnText? { texts().first { $0.string == string } }
}

extension TextBlock {
    /// What the runs say, symbols left out.
    var string: String {
        runs.map { run in
            if case .string(let string) = run.content { string } else { "" }
        }.joined()
    }
}
