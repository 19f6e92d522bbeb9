import english from '@/messages/server/en.json'
import { memoize } from './memoize'
import type { ServerText } from './server-text'
import { serverTextsIn } from './text-in-words'

const textsIn = memoize((locale: 'en') => serverTextsIn(locale, english))

/** A text of the server in English, as the API answers it and logs show it. */
export const englishOf = (text: ServerText): string => textsIn('en').inWords(text)
