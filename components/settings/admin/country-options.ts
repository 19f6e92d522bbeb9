import { COUNTRIES, countryName } from '@/lib/i18n/countries'

/** All countries with their names in a language, by name. */
export const countryOptions = (language: string): [code: string, name: string][] =>
  COUNTRIES.map((code): [string, string] => [code, countryName(code, language)]).sort(
    ([, a], [, b]) => a.localeCompare(b, language),
  )
