import type { ServerText } from '@/lib/core/server-text'
import { HttpError } from '@/lib/http/client'
import { failureIn, type Said, saidIn } from '@/lib/http/failure-in-words'
import { pageServerTexts } from './page-language'
import { sentenceInPageLanguage } from './server-texts/in-page-language'

/** A text of the server, in the language of the page. */
export const inPageWords = (text: ServerText): string => pageServerTexts().inWords(text)

/** What the server says, in the language of the page; in English where the page does not know it. */
export const inPageLanguage = (said: Said): string =>
  said.text ? saidIn(pageServerTexts(), said) : sentenceInPageLanguage(said.message)

/** A failure of a call as the page shows it: what the server says, in the language of the page. */
export const failureInPageLanguage = (error: unknown): unknown =>
  error instanceof HttpError ? failureIn(pageServerTexts(), error) : error
