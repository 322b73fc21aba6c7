// SPDX-License-Identifier: MIT
import CGTK
import Foundation
import GSKRenderer

/// A window on the desktop that shows a view, in real time.
///
/// Made and used on the main thread, in GLib's main loop: `runUntilAllClosed()`.
@MainActor package final class GTKWindow {
    /// Receives messages about misuse; the default prints them to standard error.
    package var onReport: (String) -> Void = { message in
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
    /// Receives every frame that was made; its elements are left out (`presentedElements`).
    package var onFrame: (PresentedFrame) -> Void = { _ in }
    /// Called once, when the window has gone.
    package var onClose: () -> Void = {}
    /// Whether the window is still there.
    package private(set) var isOpen = true

    private(set) var driver: FrameDriver
    let window: UnsafeMutablePointer<GtkWindow>
    let surface: SurfaceWidget
    let renderer = GSKDisplayRenderer(measurer: PangoTextMeasurer.shared)
    let elements: ElementTree
    private(set) var desktop: DesktopObserver?
    /// What the caller has set; the desktop's settings are laid over it.
    private var wanted: HostSettings
    private let traits: DesktopTraits
    private let bodyWillRun: ((Any.Type) -> Void)?
    private let banner: Banner
    /// GLib's monotonic time at the host's instant zero. *Units:* microseconds.
    private let epoch = g_get_monotonic_time()
    private var hasBeenActive = false

    var translator = EventTranslator()
    /// What happened since the last frame, in the order in which it came.
    var events: [InputEvent] = []
    var lastInstant = FrameInstant.zero
    var shown: ShownFrame?
    var schedule = ElementSchedule()
    /// Whether GTK takes part in the accessibility bus at all.
    let tellsElements = ProcessInfo.processInfo.environment["GTK_A11Y"] != "none"
    var isTicking = false

    /// A window of the size that `settings` say; it is shown at once.
    ///
    /// Size and scale follow the window; of the rest the traits in `follows` follow the desktop.
    /// The safe area's insets stay those of `settings`: a phone's, or none.
    /// *Errors:* there is no display.
    package init(
        title: String, rootView: AnyView, settings: HostSettings,
        follows traits: DesktopTraits = .all, bodyWillRun: ((Any.Type) -> Void)? = nil
    ) throws(GTKHostFailure) {
        guard Self.isDisplayAvailable else { throw .noDisplay }
        surface = SurfaceWidget()
        elements = ElementTree(surface: surface.pointer)
        // What task lists and screen readers call the application.
        if g_get_application_name() == nil { g_set_application_name(title) }
        wanted = settings
        self.traits = traits
        self.bodyWillRun = bodyWillRun
        banner = Banner(over: surface.pointer)
        window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
        driver = FrameDriver(
            rootView: rootView, settings: settings, textMeasurer: PangoTextMeasurer.shared,
            bodyWillRun: bodyWillRun)
        driver.collectsElements = false
        listenToReports()
        desktop = DesktopObserver { [weak self] in self?.settingsMayHaveChanged() }
        surface.naturalSize = settings.size
        surface.onAllocate = { [weak self] in self?.allocated($0) }
        surface.node = { [weak self] in self?.shown?.node }
        gtk_window_set_title(window, title)
        gtk_window_set_child(window, banner.overlay)
        // A browser's page is frame enough.
        if Self.isInBrowser { gtk_window_set_decorated(window, 0) }
        gtk_widget_set_focusable(surface.pointer, 1)
        gtk_widget_grab_focus(surface.pointer)
        elements.onActivate = { [weak self] index, label in
            _ = self?.driver.activate(elementAt: index, label: label)
        }
        connectSignals()
        settingsMayHaveChanged()
        MainLoop.shared.add(self)
        gtk_window_present(window)
    }

    /// Whether a display answers. The first call initialises GTK.
    package static var isDisplayAvailable: Bool {
        // Numbers in C stay written with a point, whatever the user's language.
        gtk_disable_setlocale()
        return gtk_init_check() != 0
    }

    /// Whether windows show in a browser, by GTK's Broadway.
    private static var isInBrowser: Bool {
        guard let display = gdk_display_get_default() else { return false }
        let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(instance)) == "GdkBroadwayDisplay"
    }

    /// Runs the main loop until every window is closed. Not to be called from a task.
    package static func runUntilAllClosed() {
        MainLoop.shared.run { MainLoop.shared.hasClients }
    }

    /// Runs the main loop for as long as `condition` holds. Not to be called from a task.
    package static func run(while condition: () -> Bool) { MainLoop.shared.run(while: condition) }

    /// Closes the window; its tasks are cancelled.
    package func close() {
        guard isOpen else { return }
        gtk_window_destroy(window)
        didClose()
    }

    /// The title in the window's frame.
    package var title: String {
        get { gtk_window_get_title(window).map { String(cString: $0) } ?? "" }
        set { gtk_window_set_title(window, newValue) }
    }

    /// A message over the content; nil takes it away.
    package var message: String? {
        get { banner.text }
        set { banner.text = newValue }
    }

    /// Shows another view in place of the one so far, whose tasks are cancelled.
    ///
    /// Scroll views at the same places in it are scrolled to where the old ones were.
    package func replace(rootView: AnyView) {
        guard isOpen else { return }
        let offsets = driver.scrollOffsets
        let settings = driver.settings
        // What was under way was the old view's; a finger that is still down means nothing.
        translator = EventTranslator()
        events = []
        driver.close()
        driver = FrameDriver(
            rootView: rootView, settings: settings, textMeasurer: PangoTextMeasurer.shared,
            at: now, bodyWillRun: bodyWillRun)
        driver.collectsElements = false
        listenToReports()
        present()
        driver.restore(scrollOffsets: offsets)
        // At the same instant, so that nobody sees the content where it began.
        present()
    }

    private func listenToReports() {
        driver.graph.onReport = { [weak self] in self?.onReport($0) }
    }

    /// The elements of what the last frame shows. *Cost:* a walk over the whole tree.
    package var presentedElements: [PresentedElement] { driver.presentedElements() }

    /// The settings that the views see.
    package var settings: HostSettings { driver.settings }

    /// Changes what was set; traits that follow the desktop go on doing so.
    package func updateSettings(_ change: (inout HostSettings) -> Void) {
        change(&wanted)
        settingsMayHaveChanged()
    }

    /// The host's instant now, on the frame clock's own clock.
    var now: FrameInstant { instant(microseconds: g_get_monotonic_time()) }

    func instant(microseconds: gint64) -> FrameInstant {
        FrameInstant(seconds: max(0, Double(microseconds - epoch) / 1_000_000))
    }

    // MARK: What the desktop says

    /// The window has a size, maybe another one than before; it is drawn right after.
    private func allocated(_ size: CGSize) {
        guard isOpen, size.width > 0, size.height > 0 else { return }
        wanted.size = size
        settingsMayHaveChanged()
        if driver.needsFrame { present() }
        elements.allocate()
    }

    func settingsMayHaveChanged() {
        guard isOpen else { return }
        var settings = desktop?.current.applied(to: wanted, following: traits) ?? wanted
        settings.scale = CGFloat(gtk_widget_get_scale_factor(surface.pointer))
        settings.scenePhase = scenePhase
        driver.update(settings)
    }

    /// Inactive is a window that has lost the keyboard; one that never had it is just new.
    private var scenePhase: ScenePhase {
        if isMinimized { return .background }
        if gtk_window_is_active(window) != 0 {
            hasBeenActive = true
            return .active
        }
        return hasBeenActive ? .inactive : .active
    }

    private var isMinimized: Bool {
        let native = gtk_widget_get_native(surface.pointer)
        guard let native, let surface = gtk_native_get_surface(native) else { return false }
        return gdk_toplevel_get_state(surface).rawValue
            & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }

    func didClose() {
        guard isOpen else { return }
        isOpen = false
        MainLoop.shared.remove(self)
        desktop?.stop()
        elements.removeAll()
        banner.detach()
        surface.detach()
        driver.close()
        shown = nil
        onClose()
    }
}
