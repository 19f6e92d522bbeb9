import { createTranslator, type Locale } from 'next-intl'
import type { Reason, ServerText, ShopReason, ShopServerTexts, TextValues } from './server-text'

/** The texts of the server in one language. */
export type TextsInWords = {
  /** Says a text in words. */
  inWords: (text: ServerText) => string
  /** Whether a text that was answered is one of them: a newer server may say what a page does not know. */
  knows: (text: unknown) => text is ServerText
}

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Of a group by its name and the name in it; `undefined` where there is none. */
const find = (groups: Words, group: string, name: string): string | undefined =>
  Object.hasOwn(groups, group) && Object.hasOwn(groups[group] ?? {}, name)
    ? groups[group]?.[name]
    : undefined

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * The texts of the server in a language.
 *
 * @param texts `messages/server` in this language: what is left out there is not known
 */
export function serverTextsIn(
  locale: Locale,
  { words, ...messages }: ShopServerTexts,
): TextsInWords {
  const translate: (reason: ShopReason, values: Record<string, string | number>) => string =
    createTranslator({ locale, messages })

  const valueInWords = (name: string, value: TextValues[string]): string | number => {
    if (typeof value === 'number') return value
    // A word of the API, such as the name of a field or a state, has one in the language of the text.
    if (typeof value === 'string') return find(words, name, value) ?? value
    return 'reason' in value ? inWords(value) : value.map(inWords).join('; ')
  }

  const inWords = ({ reason, values = {} }: ServerText): string => {
    if (!isSaid(reason)) throw new Error(`There are no words in ${locale} for ${reason}`)
    return translate(
      reason,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, valueInWords(name, value)]),
      ),
    )
  }

  const isText = (value: unknown): boolean =>
    isObject(value) &&
    'reason' in value &&
    typeof value.reason === 'string' &&
    isKnown(value.reason) &&
    (!('values' in value) ||
      (isObject(value.values) && Object.values(value.values).every(canBeFilledIn)))

  const isKnown = (reason: string): boolean => {
    const [area = '', name = ''] = reason.split('.')
    return Object.hasOwn(messages, area) && Object.hasOwn(Reflect.get(messages, area), name)
  }

  const isSaid = (reason: Reason): reason is ShopReason => isKnown(reason)

  const canBeFilledIn = (value: unknown): boolean =>
    typeof value === 'string' ||
    typeof value === 'number' ||
    (Array.isArray(value) ? value.every(isText) : isText(value))

  return { inWords, knows: (text): text is ServerText => isText(text) }
}
