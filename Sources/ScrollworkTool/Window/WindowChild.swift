// SPDX-License-Identifier: MIT
import CSeededRandom
import Foundation
import GTKHost
import SwiftUI

/// The child's side of `run`: a window in real time, until it is closed.
///
/// Virtual time is linked into the executable, but nobody drives here: clocks, tasks and timers are
/// the system's own.
@MainActor struct WindowChild {
    /// The hidden command that says by its exit code whether there is a display.
    nonisolated static let displayProbeName = "__display"

    var request: RunRequest
    var paths: WindowPaths

    /// *Errors:* the run failed; set-up incomplete, without a display.
    func run() throws(ToolFailure) {
        ParentDeath.endWithParent()
        let page = try ProgressPage(path: paths.progress)
        page.stage = .loading
        if let seed = request.options.seed { scrollwork_seed_random(seed) }
        let root = try UserLibrary.root(path: paths.library)
        let window: GTKWindow
        do throws(GTKHostFailure) {
            window = try GTKWindow(
                title: paths.title, rootView: AnyView(RootPreview(description: root)),
                settings: request.options.windowSettings(for: root),
                follows: request.options.desktopTraits, bodyWillRun: { page.setBody($0) })
        } catch {
            throw ToolFailure(.setUpIncomplete, "scrollwork: error: \(error)")
        }
        window.onReport = { StandardError.write("scrollwork: note: " + $0) }
        window.onFrame = { _ in page.stage = .running }
        let listener = paths.orders.isEmpty ? nil : try listen(for: window, page)
        GTKWindow.runUntilAllClosed()
        listener?.cancel()
        page.stage = .done
    }

    /// Hears the parent's orders on the main queue.
    private func listen(
        for window: GTKWindow, _ page: ProgressPage
    ) throws(ToolFailure) -> any DispatchSourceRead {
        let descriptor = open(paths.orders, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .run("\(paths.orders) cannot be read: \(String(cString: strerror(errno)))")
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        let inbox = OrderInbox(descriptor: descriptor)
        source.setEventHandler {
            MainActor.assumeIsolated {
                for order in inbox.take() { Self.obey(order, window) }
            }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        return source
    }

    private static func obey(_ order: WindowOrder, _ window: GTKWindow) {
        switch order {
        case .say(let text): window.message = text
        case .show(let library, let title):
            do throws(ToolFailure) {
                let root = try UserLibrary.root(path: library)
                window.title = title
                window.replace(rootView: AnyView(RootPreview(description: root)))
                window.message = nil
            } catch {
                window.message = error.message
            }
        }
    }
}

/// The window's end of the pipe.
@MainActor private final class OrderInbox {
    private let descriptor: Int32
    private var unread = Data()

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// The orders that are whole by now.
    func take() -> [WindowOrder] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &buffer, buffer.count)
        unread += buffer.prefix(max(0, count))
        var orders: [WindowOrder] = []
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            if let order = WindowOrder(line: unread[..<end]) { orders.append(order) }
            unread = Data(unread[(end + 1)...])
        }
        return orders
    }
}

/// Where the parent put things for the window.
struct WindowPaths: Equatable {
    static let count = 4
    /// The library with the user's root view.
    var library: String
    /// The progress page (`ProgressPage`).
    var progress: String
    /// The pipe with orders; empty when none come.
    var orders: String
    /// What the window is called.
    var title: String

    var arguments: [String] { [library, progress, orders, title] }

    init(library: String, progress: String, orders: String, title: String) {
        self.library = library
        self.progress = progress
        self.orders = orders
        self.title = title
    }

    init(_ arguments: [String]) throws(ToolFailure) {
        guard arguments.count == Self.count else {
            throw .usage("\(RunRequest.childName) is not for people; see scrollwork --help")
        }
        self.init(
            library: arguments[0], progress: arguments[1], orders: arguments[2],
            title: arguments[3])
    }
}
