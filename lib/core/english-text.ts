import english from '@/messages/server/en.json'
import { memoize } from './memoize'
import type { ServerText } from './server-text'
import { serverTextsIn } from './text-in-words'

const textsIn = memoize((locale: 'en') => serverTextsIn(locale, english))

/** A text of the server in English, as the API answers it and logs show it. */
export const englishOf = (text: ServerText): string => textsIn('en').inWords(text)

/** Whether a value is a text of the server that can be said. */
export const isServerText = (value: unknown): value is ServerText => textsIn('en').knows(value)
