// SPDX-License-Identifier: MIT
import SwiftUI

/// What there is to see in the gallery.
enum GalleryEntry: String, Identifiable {
    case hidingBar, immersiveArticle, softEdges, revealingSections, packages, jumpingTitle,
        singAlong
    case readingList, endlessFeed, songbook, cardStack, coverFlow, edgeEffects, parallaxHeader,
        photoGrid, pinnedHeaders, settingsList

    static let components: [GalleryEntry] = [
        .hidingBar, .immersiveArticle, .softEdges, .revealingSections, .packages, .jumpingTitle,
        .singAlong,
    ]
    static let examples: [GalleryEntry] = [
        .readingList, .endlessFeed, .songbook, .cardStack, .coverFlow, .edgeEffects,
        .parallaxHeader, .photoGrid, .pinnedHeaders, .settingsList,
    ]

    var id: Self { self }

    var title: String { look.title }
    var summary: String { look.summary }
    var symbol: String { look.symbol }
    var color: Color { look.color }

    private var look: (title: String, summary: String, symbol: String, color: Color) {
        switch self {
        case .hidingBar:
            (
                "A bar that hides",
                "By travel, phase or direction; it slides, tracks, fades or gets small.",
                "rectangle.bottomthird.inset.filled", .blue
            )
        case .immersiveArticle:
            (
                "Bars away while reading", "The system's own bars, by phase, travel or at lift.",
                "text.book.closed.fill", .brown
            )
        case .softEdges:
            (
                "Edges that fade", "Content goes out of sight gradually, more as it goes beyond.",
                "rectangle.topthird.inset.filled", .teal
            )
        case .revealingSections:
            (
                "Sections that appear", "As they come into sight, once or each time.", "sparkles",
                .pink
            )
        case .packages:
            (
                "A list by pages",
                "Every package of Debian, out of a database, in both directions.",
                "shippingbox.fill", .brown
            )
        case .jumpingTitle:
            (
                "A title that jumps", "To the bottom when the text goes, and back.", "textformat",
                .indigo
            )
        case .singAlong:
            (
                "A song to follow", "The playing line stays in the middle, and the finger wins.",
                "music.note.list", .purple
            )
        case .readingList:
            (
                "A bar by hand", "The same without the kit. It plays by itself until you touch it.",
                "book.fill", .blue
            )
        case .endlessFeed:
            (
                "An endless feed", "A million rows, made when they come into sight.", "list.bullet",
                .orange
            )
        case .songbook:
            (
                "Sections and a reader", "Verses light up as they pass; a section is a tap away.",
                "music.note", .purple
            )
        case .cardStack:
            (
                "Cards to throw", "Drag a card; let go to throw it, or to let it spring back.",
                "hand.draw.fill", .green
            )
        case .coverFlow:
            ("Covers", "They turn away as they leave the middle.", "square.stack.fill", .red)
        case .edgeEffects:
            (
                "Edges", "Content runs under bars, softly or with a hard edge.",
                "rectangle.center.inset.filled", .teal
            )
        case .parallaxHeader:
            (
                "A header that lags", "It moves at half the speed and grows when it is pulled.",
                "photo.fill", .cyan
            )
        case .photoGrid:
            (
                "A wall of tiles", "A lazy grid as wide as the window, with headers that stick.",
                "square.grid.3x3.fill", .mint
            )
        case .pinnedHeaders:
            ("Contacts", "A header stays until the next one pushes it out.", "person.2.fill", .gray)
        case .settingsList:
            (
                "Settings", "A list with switches, a slider and progress; pull to refresh.",
                "gearshape.fill", .gray
            )
        }
    }

    @MainActor @ViewBuilder var content: some View {
        switch self {
        case .hidingBar: HidingBarPage()
        case .immersiveArticle: ImmersiveArticlePage()
        case .softEdges: SoftEdgesPage()
        case .revealingSections: RevealingSectionsPage()
        case .packages: PackagesPage()
        case .jumpingTitle: JumpingTitlePage()
        case .singAlong: SingAlongPage()
        case .readingList: ReadingList()
        case .endlessFeed: EndlessFeed()
        case .songbook: Songbook()
        case .cardStack: CardStack()
        case .coverFlow: CoverFlow()
        case .edgeEffects: EdgeEffects()
        case .parallaxHeader: ParallaxHeader()
        case .photoGrid: PhotoGrid()
        case .pinnedHeaders: PinnedHeaders()
        case .settingsList: SettingsList()
        }
    }
}
