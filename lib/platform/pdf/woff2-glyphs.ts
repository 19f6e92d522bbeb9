import { type ByteReader, byteReader } from './byte-reader'
import { outline, type Point, padded, shorts } from './outline'

type Streams = Record<
  'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions',
  ByteReader
>

/** The tables of TrueType's outlines; `xMins` are the left edges of the glyphs, 0 of an empty one. */
export type Outlines = { glyf: Buffer; loca: Buffer; xMins: number[] }

/**
 * Undoes WOFF2's transformation of outlines (section 5.1 of WOFF2).
 *
 * @returns offsets of four bytes in `loca`, whatever they were before
 */
export function outlinesOf(transformed: Buffer): Outlines {
  const head = byteReader(transformed)
  head.skip(4)
  const count = head.uint16()
  head.skip(2)
  const sizes = Array.from({ length: 7 }, () => head.uint32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) =>
    head.bytes(size),
  )
  if (!contours || !points || !flags || !glyphs || !composites || !boxes || !instructions)
    throw new RangeError('The font file lacks outlines')
  const bitmapLength = ((count + 31) >> 5) << 2
  const streams: Streams = {
    contours: byteReader(contours),
    points: byteReader(points),
    flags: byteReader(flags),
    glyphs: byteReader(glyphs),
    composites: byteReader(composites),
    boxes: byteReader(boxes.subarray(bitmapLength)),
    instructions: byteReader(instructions),
  }
  const parts: Buffer[] = []
  const xMins: number[] = []
  const loca = Buffer.alloc((count + 1) * 4)
  let offset = 0
  for (let index = 0; index < count; index++) {
    const hasBox = (((boxes[index >> 3] ?? 0) << (index & 7)) & 128) !== 0
    const glyph = glyphOf(streams, hasBox)
    xMins.push(glyph.length === 0 ? 0 : glyph.readInt16BE(2))
    parts.push(glyph)
    offset += glyph.length
    loca.writeUInt32BE(offset, (index + 1) * 4)
  }
  return { glyf: Buffer.concat(parts), loca, xMins }
}

function glyphOf(streams: Streams, hasBox: boolean): Buffer {
  const contours = streams.contours.int16()
  if (contours === 0) return Buffer.alloc(0)
  const box = hasBox ? streams.boxes.bytes(8) : null
  return contours < 0 ? compositeGlyph(streams, box) : simpleGlyph(streams, contours, box)
}

/** Flags of a component (table glyf of OpenType). */
const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const TWO_SCALES = 0x0040
const FOUR_SCALES = 0x0080
const INSTRUCTIONS = 0x0100

function compositeGlyph({ composites, glyphs, instructions }: Streams, box: Buffer | null): Buffer {
  const parts = [shorts([-1]), box ?? Buffer.alloc(8)]
  let flags: number
  let hasInstructions = false
  do {
    flags = composites.uint16()
    hasInstructions ||= (flags & INSTRUCTIONS) !== 0
    const scales = flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & FOUR_SCALES ? 8 : 0
    parts.push(shorts([flags]), composites.bytes(2 + (flags & WORDS ? 4 : 2) + scales))
  } while (flags & MORE)
  if (hasInstructions) {
    const length = glyphs.short255()
    parts.push(shorts([length]), instructions.bytes(length))
  }
  return padded(Buffer.concat(parts))
}

function simpleGlyph(streams: Streams, contours: number, box: Buffer | null): Buffer {
  const lengths = Array.from({ length: contours }, streams.points.short255)
  const points = pointsOf(
    streams,
    lengths.reduce((sum, length) => sum + length, 0),
  )
  const size = streams.glyphs.short255()
  return outline(
    lengths.map((length) => points.splice(0, length)),
    streams.instructions.bytes(size),
    box,
  )
}

/** The points of an outline; each is stored by its distance from the one before (section 5.2 of WOFF2). */
function pointsOf({ flags, glyphs }: Streams, total: number): Point[] {
  const points: Point[] = []
  let x = 0
  let y = 0
  for (let index = 0; index < total; index++) {
    const flag = flags.uint8()
    const [dx, dy] = distance(flag & 127, glyphs)
    x += dx
    y += dy
    points.push({ x, y, isOnCurve: flag < 128 })
  }
  return points
}

const signed = (sign: number, value: number): number => (sign & 1 ? value : -value)

function distance(kind: number, glyphs: ByteReader): [dx: number, dy: number] {
  if (kind < 20) {
    const far = signed(kind, (((kind % 10) >> 1) << 8) + glyphs.uint8())
    return kind < 10 ? [0, far] : [far, 0]
  }
  if (kind < 84) {
    const place = kind - 20
    const both = glyphs.uint8()
    return [
      signed(kind, 1 + (place & 48) + (both >> 4)),
      signed(kind >> 1, 1 + ((place & 12) << 2) + (both & 15)),
    ]
  }
  if (kind < 120) {
    const place = kind - 84
    const dx = 1 + Math.floor(place / 12) * 256 + glyphs.uint8()
    const dy = 1 + ((place % 12) >> 2) * 256 + glyphs.uint8()
    return [signed(kind, dx), signed(kind >> 1, dy)]
  }
  if (kind < 124) {
    const [first, middle, last] = glyphs.bytes(3)
    return [
      signed(kind, ((first ?? 0) << 4) + ((middle ?? 0) >> 4)),
      signed(kind >> 1, (((middle ?? 0) & 15) << 8) + (last ?? 0)),
    ]
  }
  return [signed(kind, glyphs.uint16()), signed(kind >> 1, glyphs.uint16())]
}
