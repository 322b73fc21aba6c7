// SPDX-License-Identifier: MIT
import ChromeEngine
import Testing

@Suite("The next moment at which pages have to be looked at") struct PageDeadlineTests {
    @Test("a moment that has passed is not the next one again")
    func passes() throws {
        var state = PageState()
        _ = state.reduce(.appear, time: 0)
        _ = state.reduce(.reply(request: 1, added: 5, hasMore: true), time: 1)
        let deadline = try #require(state.nextDeadline)
        _ = state.reduce(time: deadline)
        #expect(state.nextDeadline.map { $0 > deadline } ?? true)
    }
}
