type Owned = { destroy(): void }
/** A glyph (`g`) as it is drawn: its way on (`ax`), its shift (`dx`, `dy`), and where in the text it comes from (`cl`). */
export type Shaped = { g: number; cl: number; ax: number; dx: number; dy: number }
type ShapedFont = Owned & { setVariations(variations: Record<string, number>): void }
type TextBuffer = Owned & {
  addText(text: string): void
  guessSegmentProperties(): void
  setDirection(direction: 'ltr' | 'rtl'): void
  json(): Shaped[]
}

/** What of harfbuzzjs is used; it has no types of its own. */
export type HarfBuzz = {
  createBlob(file: Uint8Array): Owned
  createFace(blob: Owned, index: number): Owned
  createFont(face: Owned): ShapedFont
  createBuffer(): TextBuffer
  shape(font: ShapedFont, buffer: TextBuffer): void
}
