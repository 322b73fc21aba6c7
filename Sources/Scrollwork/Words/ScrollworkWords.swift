// SPDX-License-Identifier: MIT
import SwiftUI

/// The words that the kit shows and speaks.
///
/// English and Spanish are there; set your own with `scrollworkWords(_:)`.
public struct ScrollworkWords: Sendable {
    /// On the control that asks for more.
    public var loadMore: String
    /// What is said while a page loads.
    public var loading: String
    /// Over a failed page.
    public var loadFailed: String
    /// On the control that asks for a failed page again.
    public var retry: String
    /// On the control that goes to new items; takes how many there are.
    public var newItems: @Sendable (Int) -> String
    /// What is announced when a page came; takes how many items it brought.
    public var loaded: @Sendable (Int) -> String
    /// On the control that follows the playing line again.
    public var follow: String

    /// English.
    public static let english = ScrollworkWords(
        loadMore: "Load More", loading: "Loading", loadFailed: "Couldn’t load.",
        retry: "Try Again",
        newItems: { $0 == 1 ? "1 New Item" : "\($0) New Items" },
        loaded: { $0 == 1 ? "1 item loaded" : "\($0) items loaded" },
        follow: "Follow")

    /// Spanish.
    public static let spanish = ScrollworkWords(
        loadMore: "Cargar más", loading: "Cargando", loadFailed: "No se pudo cargar.",
        retry: "Reintentar",
        newItems: { $0 == 1 ? "1 elemento nuevo" : "\($0) elementos nuevos" },
        loaded: { $0 == 1 ? "1 elemento cargado" : "\($0) elementos cargados" },
        follow: "Seguir")

    /// The words for a locale; English where there are none.
    public static func words(for locale: Locale) -> ScrollworkWords {
        locale.language.languageCode?.identifier == "es" ? spanish : english
    }
}

private struct ScrollworkWordsKey: EnvironmentKey {
    static var defaultValue: ScrollworkWords? { nil }
}

extension EnvironmentValues {
    var givenWords: ScrollworkWords? {
        get { self[ScrollworkWordsKey.self] }
        set { self[ScrollworkWordsKey.self] = newValue }
    }

    /// The words of the kit: those that were set, else those for the locale.
    public var scrollworkWords: ScrollworkWords {
        givenWords ?? ScrollworkWords.words(for: locale)
    }
}

extension View {
    /// Sets the words that the kit shows and speaks in this view.
    public func scrollworkWords(_ words: ScrollworkWords) -> some View {
        environment(\.givenWords, words)
    }
}
