/** Where a product can be activated: everywhere, in the European Union (EU), or in countries by ISO 3166-1. */
export const EVERYWHERE = 'global'
export const MAX_REGIONS = 60

const COUNTRY = /^[A-Z]{2}$/

const namesIn = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })

/** Whether there is a region of this code. */
export const isRegion = (code: string): boolean =>
  code === EVERYWHERE || (COUNTRY.test(code) && namesIn('en').of(code) !== undefined)

/** The names of countries and EU in a language. Browsers and servers may name them differently. */
export function regionNames(codes: readonly string[], locale: string): string[] {
  const names = namesIn(locale)
  return codes.filter((code) => COUNTRY.test(code)).map((code) => names.of(code) ?? code)
}
