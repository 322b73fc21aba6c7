// SPDX-License-Identifier: MIT
import Testing
import UIDisplayList
import UIViewGraph

@testable import UIViews

@MainActor @Suite struct FontTests {
    private func at(_ size: DynamicTypeSize) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = size
        return environment
    }

    private let large = EnvironmentValues()

    @Test("The text styles have iOS's sizes, and headline is semibold")
    func sizes() {
        // Source: fixture `ios/text/styles`: 34, 28, 22, 20, 17 semibold, 15, 17, 16, 13, 12, 11.
        let fonts: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout,
            .footnote, .caption, .caption2,
        ]
        let faces = fonts.map { $0.resolve(in: large) }
        #expect(faces.map(\.size) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        #expect(faces.map(\.weight) == [400, 400, 400, 400, 600, 400, 400, 400, 400, 400, 400])
    }

    @Test("The body follows Apple's table through every Dynamic Type size")
    func dynamicType() {
        let body = DynamicTypeSize.allCases.map { Font.body.resolve(in: at($0)).size }
        #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        let titles = DynamicTypeSize.allCases.map { Font.largeTitle.resolve(in: at($0)).size }
        #expect(titles == [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60])
        let captions = DynamicTypeSize.allCases.map { Font.caption2.resolve(in: at($0)).size }
        #expect(captions == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
    }

    @Test("A style's line and leading together are the published distance of baselines")
    func leading() {
        let published: [(Font, CGFloat)] = [
            (.largeTitle, 41), (.title, 34), (.title2, 28), (.title3, 25), (.headline, 22),
            (.body, 22), (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption, 16),
            (.caption2, 13),
        ]
        for (font, distance) in published {
            let face = font.resolve(in: large)
            #expect(abs(face.leading + face.size * 1.19336 - distance) < 1e-9)
        }
        #expect(Font.system(size: 17).resolve(in: large).leading == 0)
        let tight = Font.body.leading(.tight).resolve(in: large)
        #expect(abs(tight.leading + tight.size * 1.19336 - 20) < 1e-9)
    }

    @Test("Bold is bold for the large titles and for sized fonts, else semibold")
    func bold() {
        func weight(_ font: Font) -> Int { font.bold().resolve(in: large).weight }
        #expect([Font.largeTitle, .title, .title2].map(weight) == [700, 700, 700])
        #expect(
            [Font.title3, .headline, .body, .callout, .footnote, .caption].map(weight)
                == [600, 600, 600, 600, 600, 600])
        #expect(weight(.system(size: 20)) == 700)
        #expect(Font.body.weight(.heavy).resolve(in: large).weight == 800)
    }

    @Test("Sized fonts do not scale, custom ones do unless fixed")
    func scaling() {
        let big = at(.accessibility5)
        #expect(Font.system(size: 20).resolve(in: big).size == 20)
        #expect(Font.custom("Menlo", fixedSize: 20).resolve(in: big).size == 20)
        let custom = Font.custom("Menlo", size: 17).resolve(in: big)
        #expect(custom.size == 53)
        #expect(custom.family == "Menlo")
        #expect(Font.custom("Menlo", size: 34, relativeTo: .largeTitle).resolve(in: big).size == 60)
        #expect(Font.system(size: .nan).resolve(in: big).size == 17)
    }

    @Test("Designs and traits arrive in the face")
    func traits() {
        let face = Font.system(.title, design: .rounded, weight: .black).italic().monospacedDigit()
            .resolve(in: large)
        #expect(face.design == .rounded)
        #expect(face.weight == 900)
        #expect(face.isItalic)
        #expect(face.hasMonospacedDigits)
        #expect(Font.body.monospaced().resolve(in: large).design == .monospaced)
    }

    @Test("Bold Text makes every face heavier")
    func boldText() {
        var environment = EnvironmentValues()
        environment.legibilityWeight = .bold
        #expect(Font.body.resolve(in: environment).weight == 600)
        #expect(Font.headline.resolve(in: environment).weight == 700)
    }

    @Test("Modifiers of views apply to whatever font is inside")
    func overrides() {
        let outer = environment { $0.font(.title).fontWeight(.light).italic() }
        #expect(outer._fontDescriptor().size == 28)
        #expect(outer._fontDescriptor().weight == 300)
        #expect(outer._fontDescriptor().isItalic)
        #expect(outer._fontDescriptor(.caption).size == 12)
        #expect(outer._fontDescriptor(.caption).weight == 300)
        #expect(EnvironmentValues()._fontDescriptor().size == 17)
    }

    @Test("The inner of bold and a weight wins, and false takes bold away")
    func emphasis() {
        let boldInside = environment { $0.bold().fontWeight(.light) }
        #expect(boldInside._fontDescriptor().weight == 600)
        let weightInside = environment { $0.fontWeight(.light).bold() }
        #expect(weightInside._fontDescriptor().weight == 300)
        let notBold = environment { $0.bold(false).bold() }
        #expect(notBold._fontDescriptor().weight == 400)
        let noDesign = environment { $0.fontDesign(nil).fontDesign(.serif) }
        #expect(noDesign._fontDescriptor().design == .standard)
        let noWeight = environment { $0.fontWeight(nil).fontWeight(.black) }
        #expect(noWeight._fontDescriptor().weight == 400)
    }
}
