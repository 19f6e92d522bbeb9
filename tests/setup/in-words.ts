import { IntlMessageFormat } from 'intl-messageformat'
import { fileOfTexts, textsOf } from './message-files'

const english = textsOf(fileOfTexts('messages/en.json'))

const read = new Map<string, Map<string, string>>()

function textsIn(locale: string): Map<string, string> {
  const texts = read.get(locale) ?? new Map(textsOf(fileOfTexts(`messages/${locale}.json`)))
  read.set(locale, texts)
  return texts
}

/**
 * What the store says in a language where it says a text in English.
 *
 * @throws Error for what is said nowhere, or is put differently in different places: name the key instead
 */
export function inWords(locale: string, text: string, key?: string): string {
  const texts = textsIn(locale)
  const found = new Set(
    english
      .filter(([each, said]) => said === text && (key === undefined || each === key))
      .map(([each]) => texts.get(each)),
  )
  const [words] = found
  if (found.size !== 1 || words === undefined)
    throw new Error(`“${text}” is ${[...found].join(' or ') || 'nowhere'} in ${locale}`)
  return words
}

/** The same as the beginning of a name. */
export const beginsInWords = (locale: string, text: string, key?: string): RegExp =>
  new RegExp(`^${inWords(locale, text, key)}`)

/**
 * A text with its values in a language, such as the beginning of one that ends in a value: that is left empty.
 *
 * @throws Error for a key without text
 */
export function filledIn(
  locale: string,
  key: string,
  values: Record<string, string | number>,
): string {
  const text = textsIn(locale).get(key)
  if (text === undefined) throw new Error(`“${key}” is nowhere in ${locale}`)
  const said = new IntlMessageFormat(text, locale).format(values)
  return String(said).replace(/ \.?$/, '')
}
