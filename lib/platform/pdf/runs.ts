import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A piece of a line that is drawn in one go, in one font and one direction. */
export type Run<Face> = { text: string; face: Face; isRightToLeft: boolean }

/** Marks that change the direction of what stands beside them, and what is not drawn at all. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** A space where no line breaks, as in amounts. */
const FIXED = '\u00a0'
const BREAKABLE = /[^\S\u00a0]+/g

/** What joins the character before it, and is drawn in its font. */
const JOINING = /^[\p{M}\u200c\u200d]$/u

/** A character that no font has, by its number in Unicode, so that nothing is lost without being seen. */
const numbered = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

/**
 * A text as it can be written: on one line, without hidden marks, what no font has by its number.
 *
 * @param canWrite whether some font has a character
 */
export const writable = (text: string, canWrite: (sign: string) => boolean): string =>
  [
    ...text
      .replaceAll(UNSEEN, '')
      .replaceAll(/[\u00a0\u202f]/g, FIXED)
      .replaceAll(BREAKABLE, ' '),
  ]
    .map((sign) =>
      sign === ' ' || sign === FIXED || JOINING.test(sign) || canWrite(sign)
        ? sign
        : numbered(sign),
    )
    .join('')

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Without letters of its own a font draws a run from left to right, so its signs are turned beforehand. */
function turned(text: string): string {
  const mirrored = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return (RIGHT_TO_LEFT.test(text) ? mirrored : mirrored.reverse()).join('')
}

/**
 * Divides a line into what is drawn after each other from left to right (Unicode's bidirectional algorithm).
 *
 * @param line as {@link writable} gives it
 * @param faceOf the font of a character; `null` where none has it, as for what joins the one before
 */
export function visualRuns<Face>(
  line: string,
  faceOf: (sign: string) => Face | null,
  fallback: Face,
): Run<Face>[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const parts: { text: string; face: Face; level: number }[] = []
  let index = 0
  for (const sign of line) {
    const level = levels[index] ?? 0
    index += sign.length
    const last = parts.at(-1)
    const face =
      last && (sign === ' ' || sign === FIXED || JOINING.test(sign))
        ? last.face
        : (faceOf(sign) ?? fallback)
    if (last && last.level === level && last.face === face) last.text += sign
    else parts.push({ text: sign, face, level })
  }
  return reordered(parts).map(({ text, face, level }) => ({
    text: level % 2 === 1 ? turned(text) : text,
    face,
    isRightToLeft: level % 2 === 1,
  }))
}

/** From the highest level to the lowest odd one, whatever is at it or above is turned round (rule L2). */
function reordered<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  let ordered = [...parts]
  for (let level = highest; level >= 1; level--) {
    const next: Part[] = []
    let group: Part[] = []
    for (const part of ordered) {
      if (part.level >= level) group.push(part)
      else {
        next.push(...group.reverse(), part)
        group = []
      }
    }
    ordered = [...next, ...group.reverse()]
  }
  return ordered
}

/** Words, and characters between which a line may break anywhere. */
const PIECES =
  / +|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]|[^ \p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+/gu

/** What must not begin a line in Chinese and Japanese. */
const CLOSING = /^[、。，．：；！？）」』】〕》〉ー々]/u

/**
 * Breaks a text into lines, at spaces where it can.
 *
 * @param width the most that a line may measure
 * @param measure how wide a text is
 */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const add = (piece: string) => {
    if (line === '' || CLOSING.test(piece) || measure(line + piece) <= width) line += piece
    else {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    }
  }
  for (const piece of text.match(PIECES) ?? []) {
    if (measure(piece) <= width) add(piece)
    else for (const sign of piece) add(sign)
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
