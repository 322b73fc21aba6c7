// SPDX-License-Identifier: MIT

extension _ConditionalContent {
    /// The content of a builder's first branch.
    package static func first(_ content: TrueContent) -> Self {
        Self(storage: .trueContent(content))
    }

    /// The content of a builder's second branch.
    package static func second(_ content: FalseContent) -> Self {
        Self(storage: .falseContent(content))
    }

    /// The same choice of other content.
    package func map<T, F>(
        first: (TrueContent) -> T, second: (FalseContent) -> F
    ) -> _ConditionalContent<T, F> {
        switch storage {
        case .trueContent(let content): .first(first(content))
        case .falseContent(let content): .second(second(content))
        }
    }
}
