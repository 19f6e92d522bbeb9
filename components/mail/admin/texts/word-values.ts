import type { OwnWords } from '@/lib/mail/texts/contracts'
import { WORD_FIELDS, type WordField } from '@/lib/mail/texts/kinds'

/** The fields of the form; empty: the original. */
export type WordValues = Record<WordField, string>

/** Words as the form has them. */
export const valuesOf = (words: OwnWords): WordValues => ({
  subject: words.subject ?? '',
  heading: words.heading ?? '',
  opening: words.opening ?? '',
  closing: words.closing ?? '',
  signature: words.signature ?? '',
  footer: words.footer ?? '',
})

/** Whether two forms say the same. */
export const isSame = (one: WordValues, other: WordValues): boolean =>
  WORD_FIELDS.every((field) => one[field].trim() === other[field].trim())
