import { displayName } from '@/lib/i18n/display-names'

/** Where a product can be activated: everywhere, in the European Union (EU), or in countries by ISO 3166-1. */
export const EVERYWHERE = 'global'
export const MAX_REGIONS = 60

const COUNTRY = /^[A-Z]{2}$/

/** Whether there is a region of this code. */
export const isRegion = (code: string): boolean =>
  code === EVERYWHERE || (COUNTRY.test(code) && displayName('region', code, 'en') !== null)

/** The names of countries and EU in a language. */
export const regionNames = (codes: readonly string[], locale: string): string[] =>
  codes
    .filter((code) => COUNTRY.test(code))
    .map((code) => displayName('region', code, locale) ?? code)
