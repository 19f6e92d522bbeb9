import { COUNTRIES, countryName } from '@/lib/i18n/countries'
import { placeName } from '@/lib/i18n/state-names'
import { STATES } from '@/lib/pricing/states'

/** All countries with their names in a language, by name. */
export const countryOptions = (language: string): [code: string, name: string][] =>
  COUNTRIES.map((code): [string, string] => [code, countryName(code, language)]).sort(
    ([, a], [, b]) => a.localeCompare(b, language),
  )

/** Likewise, each country followed by its states and provinces where they have taxes of their own. */
export const taxPlaceOptions = (language: string): [code: string, name: string][] =>
  [...COUNTRIES, ...STATES]
    .map((code): [string, string] => [code, placeName(code, language)])
    .sort(([, a], [, b]) => a.localeCompare(b, language))
