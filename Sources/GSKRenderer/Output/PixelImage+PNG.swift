// SPDX-License-Identifier: MIT
import CGTK
import UIDisplayList

/// Why an image could not be encoded or written.
package struct ImageOutputError: Error, CustomStringConvertible {
    /// What went wrong and where, for a person to read.
    package let description: String
    package init(_ description: String) { self.description = description }
}

extension PixelImage {
    /// The image as a PNG file. *Errors:* an image without pixels, or one cairo cannot encode.
    package func pngData() throws -> Data {
        guard let surface = makeSurface() else {
            throw ImageOutputError("an image of \(width)×\(height) pixels cannot be encoded as PNG")
        }
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { pointer in
            cairo_surface_write_to_png_stream(
                surface.surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: Data.self).pointee
                        .append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, pointer)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageOutputError(
                "PNG encoding failed: \(String(cString: cairo_status_to_string(status)))")
        }
        return data
    }

    /// Writes a PNG file, which appears whole or not at all.
    ///
    /// *Errors:* names the path and what the system said.
    package func writePNG(to path: String) throws {
        try AtomicFile.write(try pngData(), to: path)
    }
}

/// Files that appear whole or not at all.
package enum AtomicFile {
    /// Writes to a neighbouring file, then renames it. *Errors:* names the path and the reason.
    package static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            let reason = (error as NSError).localizedDescription
            throw ImageOutputError("cannot write \(path): \(reason)")
        }
    }
}
