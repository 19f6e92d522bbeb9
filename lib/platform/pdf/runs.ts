import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** A piece of a line that is drawn in one go, in one font and one direction; its text is in the order of reading. */
export type Run<Face> = { text: string; face: Face; isRightToLeft: boolean }

/** Marks that change the direction of what stands beside them, what is not drawn at all, and what chooses among forms. */
const UNSEEN =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu

/** A space where no line breaks, as in amounts. */
const FIXED = '\u00a0'
const BREAKABLE = /[^\S\u00a0]+/g

/** What is written from right to left beyond the first 65,536 characters; bidi-js does not know them by their halves. */
const RARE = /[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu

/** A character with the marks that join it, or marks alone. */
const CLUSTERS = /[^\p{M}\u200c\u200d]?[\p{M}\u200c\u200d]*/gsu

/** A character that no font has, by its number in Unicode, so that nothing is lost without being seen. */
const numbered = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

const clustersOf = (text: string): string[] =>
  (text.match(CLUSTERS) ?? []).filter((cluster) => cluster !== '')

/**
 * A text as it can be written: on one line, composed, without hidden marks. What no font has is written by its plainer form
 * (1⁄3 for ⅓) or by its number.
 *
 * @param canWrite whether some font has a character with its marks
 */
export function writable(text: string, canWrite: (cluster: string) => boolean): string {
  const writableSign = (sign: string): string => {
    if (canWrite(sign)) return sign
    if (/^[\u200c\u200d]$/.test(sign)) return ''
    const plainer = sign.normalize('NFKC')
    return plainer !== sign && [...plainer].every(canWrite) ? plainer : numbered(sign)
  }
  return clustersOf(
    text
      .normalize('NFC')
      .replaceAll(UNSEEN, '')
      .replaceAll(/[\u00a0\u202f]/g, FIXED)
      .replaceAll(BREAKABLE, ' '),
  )
    .map((cluster) => (canWrite(cluster) ? cluster : [...cluster].map(writableSign).join('')))
    .join('')
}

/**
 * Divides a line into what is drawn after each other from left to right (Unicode's bidirectional algorithm).
 *
 * @param line as {@link writable} gives it
 * @param faceOf the font of a character with its marks; `null` where none has all of it
 */
export function visualRuns<Face>(
  line: string,
  faceOf: (cluster: string) => Face | null,
): Run<Face>[] {
  const { levels } = bidi.getEmbeddingLevels(line.replaceAll(RARE, 'אא'))
  const parts: { text: string; face: Face; level: number }[] = []
  let index = 0
  const add = (text: string, face: Face | null) => {
    const level = levels[index] ?? 0
    index += text.length
    const last = parts.at(-1)
    if (face === null || (last?.level === level && last.face === face)) {
      if (last) last.text += text
    } else parts.push({ text, face, level })
  }
  for (const cluster of clustersOf(line)) {
    const face = faceOf(cluster)
    if (face !== null) add(cluster, face)
    else for (const sign of cluster) add(sign, faceOf(sign))
  }
  return reordered(parts).map(({ text, face, level }) => ({
    text,
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

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const segments = (granularity: 'word' | 'grapheme', text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity }).segment(text)].map(({ segment }) => segment)

/** What of a text stands on one line. */
const piecesOf = (text: string): string[] =>
  (text.match(PIECES) ?? []).flatMap((piece) =>
    UNSPACED.test(piece) ? segments('word', piece) : piece.split(/(?<=\u0f0b)/),
  )

/**
 * Breaks a text into lines: at spaces where it can, never between a character and its marks.
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
  for (const piece of piecesOf(text)) {
    if (measure(piece) <= width) add(piece)
    else for (const sign of segments('grapheme', piece)) add(sign)
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}
