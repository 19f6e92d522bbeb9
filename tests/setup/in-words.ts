import { fileOfTexts, textsOf } from './message-files'

const english = textsOf(fileOfTexts('messages/en.json'))

/**
 * What the store says in a language where it says a text in English.
 *
 * @throws Error for what is said nowhere, or is put differently in different places: name the key instead
 */
export function inWords(locale: string, text: string, key?: string): string {
  const texts = new Map(textsOf(fileOfTexts(`messages/${locale}.json`)))
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
