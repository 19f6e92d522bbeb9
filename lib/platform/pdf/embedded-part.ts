import type { Glyph, Subset } from 'fontkit'
import { fontFile } from './font-file'
import { outline, type Point } from './outline'

/**
 * The part of a font that a document embeds.
 *
 * @param drawn the glyphs of the document; pdfkit names them by their places, of which the first is that of no glyph
 */
export function embeddedPart(file: Buffer, drawn: readonly Glyph[]): Subset {
  const ids = [0]
  const places = new Map([[0, 0]])
  return {
    includeGlyph(glyph) {
      const id = typeof glyph === 'number' ? glyph : glyph.id
      const place = places.get(id) ?? ids.length
      if (place === ids.length) {
        ids.push(id)
        places.set(id, place)
      }
      return place
    },
    encode: () =>
      partOf(
        file,
        ids.flatMap((id) => drawn[id] ?? []),
      ),
  }
}

function partOf(file: Buffer, glyphs: readonly Glyph[]): Buffer {
  const glyf: Buffer[] = []
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  const hmtx = Buffer.alloc(glyphs.length * 4)
  let offset = 0
  for (const [index, { path, advanceWidth }] of glyphs.entries()) {
    const drawing = outline(contoursOf(path.commands))
    glyf.push(drawing)
    offset += drawing.length
    loca.writeUInt32BE(offset, (index + 1) * 4)
    hmtx.writeUInt16BE(Math.round(advanceWidth), index * 4)
    hmtx.writeInt16BE(drawing.length === 0 ? 0 : drawing.readInt16BE(2), index * 4 + 2)
  }
  const head = tableOf(file, 'head')
  head.writeInt16BE(1, 50)
  const hhea = tableOf(file, 'hhea')
  hhea.writeUInt16BE(glyphs.length, 34)
  const maxp = tableOf(file, 'maxp')
  maxp.writeUInt16BE(glyphs.length, 4)
  return fontFile(
    0x00010000,
    new Map([
      ['glyf', Buffer.concat(glyf)],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', hmtx],
      ['loca', loca],
      ['maxp', maxp],
    ]),
  )
}

/** A copy of a table of a font file. */
function tableOf(file: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + file.readUInt16BE(4) * 16; at += 16)
    if (file.toString('latin1', at, at + 4) === tag) {
      const start = file.readUInt32BE(at + 8)
      return Buffer.from(file.subarray(start, start + file.readUInt32BE(at + 12)))
    }
  throw new RangeError(`The font file has no table ${tag}`)
}

type Command = { command: string; args: readonly number[] }

/** The points of what is drawn, in whole units. */
function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let index = 0; index + 1 < args.length; index += 2)
      contours.at(-1)?.push({
        x: Math.round(args[index] ?? 0),
        y: Math.round(args[index + 1] ?? 0),
        isOnCurve: index + 2 === args.length,
      })
  }
  return contours.filter((contour) => contour.length > 0)
}
