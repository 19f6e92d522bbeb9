import 'server-only'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'

import { embeddedPart } from './embedded-part'
import type { Face } from './fonts'
import type { Shaped } from './harfbuzz'
import type { FontLoader } from './loaded-fonts'

const codesOf = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0)

/**
 * What each glyph stands for: one of the characters in their order, or else the widest of those that are drawn for a piece of
 * the text for all of the piece.
 */
function meanings(
  text: string,
  shaped: readonly Shaped[],
  isRightToLeft: boolean,
  font: Font,
): string[] {
  const starts = [...new Set(shaped.map(({ cl }) => cl))].sort((a, b) => a - b)
  const texts = new Map<Shaped, string>()
  for (const [index, start] of starts.entries()) {
    const piece = text.slice(start, starts[index + 1] ?? text.length)
    const glyphs = shaped.filter(({ cl }) => cl === start)
    if (isRightToLeft) glyphs.reverse()
    const signs = [...piece]
    const isInOrder =
      signs.length === glyphs.length &&
      glyphs.every(({ ax }) => ax > 0) &&
      codesOf(piece).every((code, at) => font.glyphForCodePoint(code).id === glyphs[at]?.g)
    if (isInOrder) for (const [at, glyph] of glyphs.entries()) texts.set(glyph, signs[at] ?? '')
    else {
      const widest = Math.max(...glyphs.map(({ ax }) => ax))
      const glyph = glyphs.find(({ ax }) => ax === widest)
      if (glyph) texts.set(glyph, piece)
    }
  }
  return shaped.map((glyph) => texts.get(glyph) ?? '')
}

/**
 * A font for one document and one direction whose texts are shaped by HarfBuzz: fontkit alone fails at marks of several
 * scripts. A glyph that stands for different texts is embedded once for each, so that what is copied from the document, or
 * searched in it, is what was written.
 *
 * @param name it is registered by; no other may have it
 */
export function shapingFont(
  { path, weight }: Face,
  name: string,
  isRightToLeft: boolean,
  load: FontLoader,
): Font {
  const { file, isVariablyHeavy } = load(path)
  const read = create(file)
  const font = isVariablyHeavy ? read.getVariation({ wght: weight }) : read
  const drawn: Glyph[] = [font.getGlyph(0)]
  const places = new Map<string, number>()
  const meaning = (text: string, { g }: Shaped): Glyph => {
    const key = `${g} ${text}`
    const id = places.get(key) ?? drawn.length
    if (id === drawn.length) {
      places.set(key, id)
      drawn.push(font.getGlyph(g))
    }
    return {
      id,
      codePoints: codesOf(text),
      advanceWidth: drawn[id]?.advanceWidth ?? 0,
      path: { commands: [] },
    }
  }
  const layout = (text: string): GlyphRun => {
    const shaped = load(path).shape(text, isRightToLeft, weight)
    const texts = meanings(text, shaped, isRightToLeft, font)
    const positions = shaped.map(({ ax, dx, dy }) => ({
      xAdvance: ax,
      yAdvance: 0,
      xOffset: dx,
      yOffset: dy,
    }))
    return {
      glyphs: shaped.map((glyph, index) => meaning(texts[index] ?? '', glyph)),
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  return Object.defineProperties(font, {
    // Parts of one family are called the same, and pdfkit takes fonts of one name for the same.
    postscriptName: { value: name },
    layout: { value: layout },
    createSubset: { value: () => embeddedPart(file, drawn) },
  })
}
