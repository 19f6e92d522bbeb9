// It has no types of its own; pdfkit brings it along.
declare module 'fontkit' {
  export type Glyph = {
    id: number
    codePoints: number[]
    advanceWidth: number
    path: { commands: { command: string; args: number[] }[] }
  }
  /** What of a font a document embeds: glyphs get their numbers in it. */
  export type Subset = {
    includeGlyph(glyph: number | Glyph): number
    encode(): Uint8Array
  }
  export type Position = {
    xAdvance: number
    yAdvance: number
    xOffset: number
    yOffset: number
  }
  /** A text in units of the font. pdfkit scales the positions in place. */
  export type GlyphRun = { glyphs: Glyph[]; positions: Position[]; readonly advanceWidth: number }
  export type Font = {
    characterSet: number[]
    postscriptName: string
    /** The axes of a variable font by their tags. */
    variationAxes: Record<string, { default: number }>
    getVariation(settings: Record<string, number>): Font
    getGlyph(id: number): Glyph
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string): GlyphRun
    createSubset(): Subset
  }
  /** Reads a font of one face; it throws if it is none. */
  export function create(file: Uint8Array): Font
}

// Since version 0.20 it takes fonts that were read already; its types don't know yet.
declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, font: import('fontkit').Font): this
  }
}
