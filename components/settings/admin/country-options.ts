import { COUNTRIES, countryName } from '@/lib/i18n/countries'

/** All countries with their names, by name. */
export const countryOptions = (): [code: string, name: string][] =>
  COUNTRIES.map((code): [string, string] => [code, countryName(code, 'en')]).sort(([, a], [, b]) =>
    a.localeCompare(b, 'en'),
  )
