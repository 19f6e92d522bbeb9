import { BRACED_WORD, wordsInBraces } from '@/lib/core/braced-words'
import { type MailTextKind, variablesOf } from './kinds'

/** A text with its links found, line by line; a part without an address is plain text. */
export type Written = readonly (readonly { text: string; url?: string }[])[]

/** The owner's words as a mail has them; what is left out is the original. */
export type FilledWords = {
  subject?: string
  heading?: string
  opening?: Written
  /** Whether the original opening follows the owner's. */
  keepsOpening: boolean
  closing?: Written
  signature?: Written
  footer?: Written
}

export type Values = Readonly<Record<string, string>>

/** The first word in braces that the mails of a kind have no value for. */
export function unknownVariable(kind: MailTextKind, text: string): string | undefined {
  const known: readonly string[] = variablesOf(kind)
  return wordsInBraces(text).find((word) => !known.includes(word))
}

/** Whether there is a value for everything that a text leaves open. */
const canBeFilled = (text: string, values: Values): boolean =>
  wordsInBraces(text).every((word) => Object.hasOwn(values, word) && values[word] !== '')

const withValues = (text: string, values: Values, written = (value: string) => value): string =>
  text.replace(BRACED_WORD, (place, word: string) =>
    Object.hasOwn(values, word) ? written(values[word] ?? '') : place,
  )

/**
 * A single line, such as a subject, with its variables filled in: whatever the values are, it is one line.
 *
 * @returns `null` when something that it leaves open has no value
 */
export function filledLine(text: string, values: Values): string | null {
  if (!canBeFilled(text, values)) return null
  // A line break in a name must not reach the headers of a mail.
  return withValues(text, values)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** Web addresses whose host the owner wrote: who may choose a variable's value must not choose where a link leads. */
const ADDRESS = /https?:\/\/[^\s<>"'{}/?#]+(?:[/?#](?:\{[^{}\s]*\}|[^\s<>"'{}])*)?/giu

/** Marks at the end of an address that belong to the sentence around it. */
const SENTENCE_END = /[.,;:!?)\]。、，；：！？）」』]+$/u

/**
 * Lines with the variables filled in and the owner's addresses as links. Nothing that came in by a value becomes a link.
 *
 * @returns `null` when something that it leaves open has no value
 */
export function filledText(text: string, values: Values): Written | null {
  if (!canBeFilled(text, values)) return null
  return text.split(/\r\n|\r|\n/).map((line) => {
    const parts: { text: string; url?: string }[] = []
    let end = 0
    for (const { 0: found, index } of line.matchAll(ADDRESS)) {
      const address = found.replace(SENTENCE_END, '')
      const url = withValues(address, values, encodeURIComponent)
      if (!URL.canParse(url)) continue
      parts.push({ text: withValues(line.slice(end, index), values) })
      parts.push({ text: withValues(address, values), url })
      end = index + address.length
    }
    parts.push({ text: withValues(line.slice(end), values) })
    return parts.filter((part) => part.text !== '')
  })
}
