// SPDX-License-Identifier: MIT
import CWebP
import UIDisplayList

/// Encodes frames into one animated WebP file, without loss.
package final class AnimatedWebPEncoder {
    private let encoder: OpaquePointer
    private let width: Int
    private let height: Int
    private var lastMilliseconds: Int32 = -1

    /// How much effort goes into size, 0…9: low, since frames are many and mostly flat colour.
    private static let effort: Int32 = 2

    /// Starts an animation. *Units:* pixels; `loopCount` 0 repeats for ever.
    ///
    /// *Errors:* a size that WebP cannot hold (up to 16383 pixels a side).
    package init(width: Int, height: Int, loopCount: Int = 0) throws {
        var options = WebPAnimEncoderOptions()
        guard width > 0, height > 0, width < 16384, height < 16384,
            WebPAnimEncoderOptionsInit(&options) != 0
        else { throw ImageOutputError("WebP cannot hold frames of \(width)×\(height) pixels") }
        options.anim_params.loop_count = Int32(max(0, min(65535, loopCount)))
        guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
            throw ImageOutputError("the WebP encoder could not be started")
        }
        self.encoder = encoder
        self.width = width
        self.height = height
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    /// Adds a frame that is shown from an instant on. *Units:* seconds from the first frame.
    ///
    /// *Errors:* a frame of another size, or not later than the one before, or encoding itself.
    package func add(_ image: PixelImage, at time: Double) throws {
        guard image.width == width, image.height == height else {
            throw ImageOutputError(
                "a frame of \(image.width)×\(image.height) pixels does not fit an animation of "
                    + "\(width)×\(height)")
        }
        let milliseconds = Int32(max(0, min(1e9, (time * 1000).rounded())))
        guard milliseconds > lastMilliseconds else {
            throw ImageOutputError("the frame at \(time) s is not later than the one before")
        }
        var picture = WebPPicture()
        var config = WebPConfig()
        guard WebPPictureInit(&picture) != 0, WebPConfigInit(&config) != 0,
            WebPConfigLosslessPreset(&config, Self.effort) != 0
        else { throw ImageOutputError("the WebP library has another version than its headers") }
        picture.use_argb = 1
        picture.width = Int32(width)
        picture.height = Int32(height)
        defer { WebPPictureFree(&picture) }
        guard image.importInto(&picture) else {
            throw ImageOutputError("there is no memory for a WebP frame")
        }
        guard WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config) != 0 else {
            throw failure()
        }
        lastMilliseconds = milliseconds
    }

    /// Ends the animation and gives the file's bytes. *Units:* seconds from the first frame to
    /// the last one's end.
    package func finish(at end: Double) throws -> Data {
        let milliseconds = max(
            lastMilliseconds + 1, Int32(max(0, min(1e9, (end * 1000).rounded()))))
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        guard WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0,
            WebPAnimEncoderAssemble(encoder, &data) != 0, let bytes = data.bytes
        else { throw failure() }
        return Data(bytes: bytes, count: data.size)
    }

    private func failure() -> ImageOutputError {
        let reason =
            WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown reason"
        return ImageOutputError("WebP encoding failed: \(reason)")
    }
}

extension PixelImage {
    /// Copies the pixels; opaque images need no conversion.
    fileprivate func importInto(_ picture: inout WebPPicture) -> Bool {
        if isOpaque {
            return pixels.withUnsafeBytes {
                WebPPictureImportBGRX(
                    &picture, $0.bindMemory(to: UInt8.self).baseAddress, Int32(width * 4)) != 0
            }
        }
        return bytes.withUnsafeBufferPointer {
            WebPPictureImportRGBA(&picture, $0.baseAddress, Int32(width * 4)) != 0
        }
    }

    /// Whether no pixel lets anything through.
    package var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            var index = 0
            while index < pixels.count {
                if pixels[index] < 0xFF00_0000 { return false }
                index &+= 1
            }
            return true
        }
    }
}
