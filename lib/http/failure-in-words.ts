import type { TextsInWords } from '@/lib/core/text-in-words'
import { HttpError } from './client'

/** Something that the server says, as it answers it. */
export type Said = {
  /** In English. */
  message: string
  /** The same as it answers it for those who say it themselves. */
  text?: unknown
}

/** What the server says, in the language of some texts; in English where they do not know it. */
export const saidIn = (texts: TextsInWords, { message, text }: Said): string =>
  texts.knows(text) ? texts.inWords(text) : message

/** A failure of a call, which says in the language of some texts what the server says. */
export function failureIn(texts: TextsInWords, error: HttpError): HttpError {
  const said = error.said
  if (!said) return error
  const answer: object = JSON.parse(error.body)
  const issues = error.issues.map((issue) => ({ ...issue, message: saidIn(texts, issue) }))
  return new HttpError(
    error.status,
    JSON.stringify({
      ...answer,
      message: saidIn(texts, said),
      ...(issues.length > 0 && { issues }),
    }),
  )
}
