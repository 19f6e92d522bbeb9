import { memoize } from '@/lib/core/memoize'

type Kind = 'language' | 'region' | 'currency'

const namesIn = memoize((language: string) =>
  memoize((kind: Kind) => new Intl.DisplayNames(language, { type: kind, fallback: 'none' })),
)

const pluralsIn = memoize((language: string) =>
  memoize(
    (currency: string) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' }),
  ),
)

/**
 * The name of a language, a region or a currency. Browsers and servers may name it differently.
 *
 * @param code a language's tag, a country by ISO 3166-1 or EU, a currency by ISO 4217
 * @param inLanguage the tag of the language that the name is in
 * @returns `null` where there is none
 */
export function displayName(kind: Kind, code: string, inLanguage: string): string | null {
  try {
    return namesIn(inLanguage)(kind).of(code) ?? null
  } catch (error) {
    // No code of this kind looks like that.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** A currency's name: its own in English, else that of the language. */
export const currencyName = (
  { code, name }: { code: string; name: string },
  inLanguage: string,
): string => (inLanguage === 'en' ? name : (displayName('currency', code, inLanguage) ?? name))

/**
 * A currency as it stands in a sentence, such as `US dollars` or `US-Dollar`.
 *
 * @param code of ISO 4217
 */
export const currencyInWords = (code: string, inLanguage: string): string =>
  pluralsIn(inLanguage)(code)
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? code

/** Several currencies as they stand in a sentence: `US dollars, euros or Japanese yen`. */
export const currenciesInWords = (codes: readonly string[], inLanguage: string): string =>
  new Intl.ListFormat(inLanguage, { type: 'disjunction' }).format(
    codes.map((code) => currencyInWords(code, inLanguage)),
  )
