import { z } from 'zod'
import { COUNTRIES, countryName } from '@/lib/i18n/countries'

/** A country by its ISO 3166-1 code; empty for none. */
export const countrySchema = (label: string) =>
  z
    .string(`${label} must be a country code of two letters`)
    .refine((code) => code === '' || COUNTRIES.includes(code), {
      error: `${label} must be a country code of two letters`,
    })

const rateSchema = z
  .object(
    {
      /** ISO 3166-1 code. */
      country: z.string('Tax rates: country must be a country code of two letters'),
      /** Percent, with at most 3 decimals. */
      rate: z.unknown(),
    },
    'Tax rates must be a list of countries with their rates',
  )
  .transform(({ country, rate }, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (!COUNTRIES.includes(country))
      return refuse('Tax rates: country must be a country code of two letters')
    const name = `Tax rate of ${countryName(country, 'en')}`
    if (typeof rate !== 'number') return refuse(`${name} must be a number`)
    if (!(rate >= 0 && rate <= 100)) return refuse(`${name} must be from 0 to 100`)
    if (!/^\d+(?:\.\d{1,3})?$/.test(String(rate)))
      return refuse(`${name} must have at most 3 decimals`)
    return { country, rate }
  })

/** The rates of countries, each once, in the order of their codes. */
export const taxRatesSchema = z
  .array(rateSchema, 'Tax rates must be a list of countries with their rates')
  .max(COUNTRIES.length, 'Tax rates: name each country once')
  .refine((rates) => new Set(rates.map(({ country }) => country)).size === rates.length, {
    error: 'Tax rates: name each country once',
  })
  .transform((rates) => rates.toSorted((a, b) => (a.country < b.country ? -1 : 1)))
