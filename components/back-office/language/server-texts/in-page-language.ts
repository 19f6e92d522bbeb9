import { HttpError } from '@/lib/http/client'
import { pageServerTexts } from '../page-language'
import { translateServerText } from './translate-server-text'

/** A sentence that the server gave, in the language of the page; as it is where that is not known. */
export function inPageLanguage(text: string): string {
  const texts = pageServerTexts()
  return texts ? translateServerText(text, texts) : text
}

/** A failure of a call as the page shows it: what the server says, in the language of the page. */
export function failureInPageLanguage(error: unknown): unknown {
  if (!pageServerTexts() || !(error instanceof HttpError) || error.serverMessage === null)
    return error
  const answer: object = JSON.parse(error.body)
  const message = inPageLanguage(error.serverMessage)
  const issues = error.issues.map((issue) => ({
    ...issue,
    message: inPageLanguage(issue.message),
  }))
  return new HttpError(
    error.status,
    JSON.stringify({ ...answer, message, ...(issues.length > 0 && { issues }) }),
  )
}
