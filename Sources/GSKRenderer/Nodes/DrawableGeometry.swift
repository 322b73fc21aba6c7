// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

extension graphene_rect_t {
    init(_ rect: CGRect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}

extension CGRect {
    init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }
}

extension GdkRGBA {
    init(_ color: DisplayColor) {
        self.init(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
            alpha: Float(max(0, min(1, color.alpha))))
    }
}

extension CGRect {
    /// Cairo counts in 24.8 bits, so what lies farther out cannot be drawn. *Units:* points.
    private static let farthest: CGFloat = 1e5

    var isDrawable: Bool {
        !isNull && minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
            && width > 0 && height > 0
    }

    /// The part that can be drawn; null when there is none.
    var drawablePart: CGRect {
        guard !isNull, !minX.isNaN, !minY.isNaN, !width.isNaN, !height.isNaN else { return .null }
        let limit = Self.farthest
        return intersection(CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit))
    }

    /// The smallest rectangle of whole device pixels around this one.
    func outset(toPixelsOf scale: CGFloat) -> CGRect {
        guard !isNull else { return self }
        let x0 = (minX * scale - 1e-3).rounded(.down) / scale
        let y0 = (minY * scale - 1e-3).rounded(.down) / scale
        let x1 = (maxX * scale + 1e-3).rounded(.up) / scale
        let y1 = (maxY * scale + 1e-3).rounded(.up) / scale
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}

extension CGAffineTransform {
    /// Whether it has an inverse: a transform without one draws nothing.
    var isDrawable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-9 && tx.isFinite && ty.isFinite
    }
}
