import type { FileKind } from '@/lib/core/file-type'

export type ImageSize = { width: number; height: number }

/**
 * The dimensions of a picture, read from its header without decoding it: a small file may decode into
 * more pixels than a server has memory for.
 *
 * @returns `null` when the header is broken or the kind is not a picture
 */
export function readImageSize(bytes: Uint8Array, kind: FileKind): ImageSize | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = readSize(buffer, kind)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch {
    // A file that ends within its header.
    return null
  }
}

function readSize(buffer: Buffer, kind: FileKind): ImageSize | null {
  if (kind === 'png') return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) }
  if (kind === 'jpg') return jpegSize(buffer)
  return kind === 'webp' ? webpSize(buffer) : null
}

/** Start-of-frame markers, all but those of Huffman tables, extensions and arithmetic coding. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(buffer: Buffer): ImageSize | null {
  let at = 2
  for (;;) {
    if (buffer.readUInt8(at) !== 0xff) return null
    const marker = buffer.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker))
      return { width: buffer.readUInt16BE(at + 7), height: buffer.readUInt16BE(at + 5) }
    // The picture's data begins, or ends, without a frame.
    if (marker === 0xda || marker === 0xd9) return null
    at += 2 + buffer.readUInt16BE(at + 2)
  }
}

function webpSize(buffer: Buffer): ImageSize | null {
  const chunk = buffer.toString('latin1', 12, 16)
  if (chunk === 'VP8X')
    return { width: buffer.readUIntLE(24, 3) + 1, height: buffer.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ')
    return { width: buffer.readUInt16LE(26) & 0x3fff, height: buffer.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return null
  const bits = buffer.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
