// SPDX-License-Identifier: MIT
import Testing

@testable import ScrollPhysics

@Suite("Paging")
struct PagingRuleTests {
    @Test("the rule picks the golden pages")
    func golden() throws {
        for row in try GoldenTable("paging").rows {
            let page = PagingRule.page(
                startOffset: try row.number("start_offset"),
                offset: try row.number("offset_at_release"),
                velocity: try row.number("velocity_pt_s"),
                pageLength: try row.number("page_width"),
                pageCount: Int(try row.number("pages")))
            #expect(page == Int(try row.number("target_page")), "\(row)")
        }
    }

    @Test("without pages it is the first")
    func empty() {
        let page = PagingRule.page(
            startOffset: 10, offset: 20, velocity: 900, pageLength: 0, pageCount: 3)
        #expect(page == 0)
    }
}
