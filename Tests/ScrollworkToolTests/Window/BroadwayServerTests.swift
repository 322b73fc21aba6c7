// SPDX-License-Identifier: MIT
import Glibc
import Testing

@testable import ScrollworkTool

@Suite struct BroadwayServerTests {
    @Test("a port on which somebody listens is taken, and free again when it is closed")
    func port() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        try #require(isListening)
        let port = Int(in_port_t(bigEndian: address.sin_port))
        #expect(BroadwayServer.isTaken(port))
        close(listener)
        #expect(!BroadwayServer.isTaken(port))
    }
}
