import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font } from 'opentype.js'
import type { Path, Point, Segment } from './path'

export type Weight = 400 | 500 | 600 | 700 | 800

interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  /** Extra space between letters, in em. */
  readonly tracking?: number
  readonly anchor?: 'start' | 'middle' | 'end'
}

interface FitBox {
  readonly width: number
  readonly height: number
  readonly max: number
  readonly min?: number
  readonly weight?: Weight
  readonly leading?: number
  readonly maxLines?: number
  readonly tracking?: number
}

interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
  readonly weight: Weight
  readonly leading: number
  readonly tracking: number
  readonly height: number
}

const CAP_HEIGHT = 0.7
const DESCENT = 0.22
const require = createRequire(import.meta.url)
const fonts = new Map<Weight, Font>()

/** The font comes from the package, never from the machine, so every machine draws the same letters. */
function font(weight: Weight): Font {
  const loaded = fonts.get(weight)
  if (loaded !== undefined) return loaded
  const bytes = readFileSync(
    require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
  )
  const parsed = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  )
  fonts.set(weight, parsed)
  return parsed
}

/** Letters the font lacks lose their accent, or are left out. */
function drawable(text: string, face: Font): string {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((letter) => {
      if (face.charToGlyphIndex(letter) > 0) return letter
      const plain = letter.normalize('NFD').charAt(0)
      return face.charToGlyphIndex(plain) > 0 ? plain : ''
    })
    .join('')
}

/** Pen positions of each glyph, so that measuring and drawing always agree. */
function advance(
  text: string,
  style: TextStyle,
  visit?: (index: number, x: number) => void,
): number {
  const face = font(style.weight ?? 500)
  const glyphs = [...text].map((letter) => face.charToGlyph(letter))
  const scale = style.size / face.unitsPerEm
  let x = 0
  glyphs.forEach((glyph, index) => {
    visit?.(index, x)
    const next = glyphs[index + 1]
    x += (glyph.advanceWidth ?? 0) * scale
    if (next !== undefined) {
      x += face.getKerningValue(glyph, next) * scale + (style.tracking ?? 0) * style.size
    }
  })
  return x
}

export function textWidth(text: string, style: TextStyle): number {
  return advance(drawable(text, font(style.weight ?? 500)), style)
}

/** Letters as outlines; x and y are the start (or anchor) of the baseline. */
export function textPath(text: string, x: number, y: number, style: TextStyle): Path {
  const face = font(style.weight ?? 500)
  const clean = drawable(text, face)
  const width = advance(clean, style)
  const shiftLeft = style.anchor === 'end' ? width : style.anchor === 'middle' ? width / 2 : 0
  const letters = [...clean]
  const segments: Segment[] = []
  advance(clean, style, (index, pen) => {
    const letter = letters[index]
    if (letter === undefined) return
    for (const command of face.charToGlyph(letter).getPath(x - shiftLeft + pen, y, style.size)
      .commands) {
      if (command.type === 'Z') {
        segments.push(['Z'])
        continue
      }
      const end: Point = [command.x, command.y]
      if (command.type === 'C')
        segments.push(['C', [command.x1, command.y1], [command.x2, command.y2], end])
      else if (command.type === 'Q') segments.push(['Q', [command.x1, command.y1], end])
      else segments.push([command.type, end])
    }
  })
  return segments
}

/** Words that are wider than the line are cut where they still fit. */
function wrap(text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of text.trim().split(/\s+/)) {
    const candidate = current === '' ? word : `${current} ${word}`
    if (textWidth(candidate, style) <= width) {
      current = candidate
      continue
    }
    if (current !== '') lines.push(current)
    current = word
    while (textWidth(current, style) > width && current.length > 1) {
      let cut = current.length - 1
      while (cut > 1 && textWidth(current.slice(0, cut), style) > width) cut -= 1
      lines.push(current.slice(0, cut))
      current = current.slice(cut)
    }
  }
  if (current !== '') lines.push(current)
  return lines
}

/** Narrows the column while the number of lines stays the same, so that no word is left alone. */
function balance(text: string, width: number, style: TextStyle): string[] {
  const lines = wrap(text, width, style)
  if (lines.length < 2) return lines
  let [low, high] = [width * 0.45, width]
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2
    const trial = wrap(text, middle, style)
    const breaksWords = trial.join(' ').length !== lines.join(' ').length
    if (trial.length > lines.length || breaksWords) low = middle
    else high = middle
  }
  return wrap(text, high, style)
}

export function ellipsis(text: string, width: number, style: TextStyle): string {
  if (textWidth(text, style) <= width) return text
  let cut = text.length - 1
  while (cut > 1 && textWidth(`${text.slice(0, cut).trimEnd()}…`, style) > width) cut -= 1
  return `${text.slice(0, cut).replace(/[\s,;:–-]+$/, '')}…`
}

/** The largest size at which the text fits; only below the smallest size is it shortened. */
export function fitText(text: string, box: FitBox): Fitted {
  const {
    weight = 700,
    leading = 1.12,
    min = 9,
    maxLines = Number.POSITIVE_INFINITY,
    tracking = 0,
  } = box
  const height = (count: number, size: number): number =>
    size * (CAP_HEIGHT + DESCENT + (count - 1) * leading)
  const longest = text.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), '')
  const result = (lines: readonly string[], size: number): Fitted => ({
    lines,
    size,
    weight,
    leading,
    tracking,
    height: height(lines.length, size),
  })
  for (let size = box.max; size >= min; size -= 0.5) {
    const style = { size, weight, tracking }
    // A broken word looks worse than a smaller size.
    if (size > min && textWidth(longest, style) > box.width) continue
    const lines = wrap(text, box.width, style)
    if (lines.length <= maxLines && height(lines.length, size) <= box.height) {
      return result(balance(text, box.width, style), size)
    }
  }
  const style = { size: min, weight, tracking }
  const room = Math.max(1, Math.floor(box.height / min / leading))
  const all = wrap(text, box.width, style)
  const kept = all.slice(0, Math.min(room, maxLines))
  const rest = all.slice(kept.length - 1).join(' ')
  return result([...kept.slice(0, -1), ellipsis(rest, box.width, style)], min)
}

/** Fitted lines with their top (cap height) at y. */
export function block(
  fitted: Fitted,
  x: number,
  y: number,
  anchor: TextStyle['anchor'] = 'start',
): Path {
  const { size, weight, leading, tracking } = fitted
  return fitted.lines.flatMap((text, index) =>
    textPath(text, x, y + size * (CAP_HEIGHT + index * leading), {
      size,
      weight,
      anchor,
      tracking,
    }),
  )
}
