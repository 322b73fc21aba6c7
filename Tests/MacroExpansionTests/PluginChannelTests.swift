// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import MacroExpansion

@Suite("The wire to the compiler")
struct PluginChannelTests {
    @Test("reads frames until the other end closes")
    func frames() throws {
        let pipe = Pipe()
        let channel = PluginChannel(input: pipe.fileHandleForReading, output: .nullDevice)
        try pipe.fileHandleForWriting.write(
            contentsOf: [2, 0, 0, 0, 0, 0, 0, 0] + Data("{}".utf8) + [0, 0, 0, 0, 0, 0, 0, 0])
        try pipe.fileHandleForWriting.close()
        #expect(try channel.receive() == Data("{}".utf8))
        #expect(try channel.receive() == Data())
        #expect(try channel.receive() == nil)
    }

    @Test("refuses half a frame and a length that no message has")
    func broken() throws {
        for (bytes, failure) in [
            ([1, 0, 0], PluginChannel.Failure.endedEarly),
            ([5, 0, 0, 0, 0, 0, 0, 0, 1], .endedEarly),
            ([0, 0, 0, 0, 0, 0, 0, 1], .impossibleLength(1 << 56)),
        ] as [([UInt8], PluginChannel.Failure)] {
            let pipe = Pipe()
            let channel = PluginChannel(input: pipe.fileHandleForReading, output: .nullDevice)
            try pipe.fileHandleForWriting.write(contentsOf: bytes)
            try pipe.fileHandleForWriting.close()
            #expect(throws: failure) { try channel.receive() }
        }
    }

    @Test("sends what it can read again")
    func roundTrip() throws {
        let pipe = Pipe()
        let channel = PluginChannel(
            input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
        try channel.send(.expansion(source: "let ä = 1", diagnostics: []))
        let data = try #require(try channel.receive())
        let object = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
        #expect(object?["expandMacroResult"]?["expandedSource"] as? String == "let ä = 1")
    }

    @Test("says which protocol it speaks")
    func capability() throws {
        let answer = try MacroRequests.answer(to: [
            "getCapability": ["capability": ["protocolVersion": 7]]
        ])
        let result = answer["getCapabilityResult"] as? [String: [String: Int]]
        #expect(result == ["capability": ["protocolVersion": 7]])
    }

    @Test("an unknown macro and an unreadable request are answered by an error")
    func unknown() throws {
        let unknown = try MacroRequests.attached(type: "Nothing", "@Nothing var x = 1")
        #expect(unknown.diagnostics.first?.message == "SwiftUIMacros has no macro 'Nothing'")
        let unreadable = try MacroRequests.answer(to: ["loadPluginLibrary": [:] as [String: Any]])
        let result = unreadable["expandMacroResult"] as? [String: Any]
        #expect((result?["diagnostics"] as? [Any])?.count == 1)
        #expect(result?["expandedSource"] == nil)
    }
}
