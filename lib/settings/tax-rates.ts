import { z } from 'zod'
import { fault, say } from '@/lib/core/server-text'
import { COUNTRIES } from '@/lib/i18n/countries'
import { placeName } from '@/lib/i18n/state-names'
import { isState, STATES } from '@/lib/pricing/states'

/** A country by its ISO 3166-1 code; empty for none. */
export const countrySchema = (label: string) =>
  z
    .string(fault('fields.mustBeCountryCode', { field: label }))
    .refine((code) => code === '' || COUNTRIES.includes(code), {
      error: fault('fields.mustBeCountryCode', { field: label }),
    })

const rateSchema = z
  .object(
    {
      /** ISO 3166-1 code, or ISO 3166-2 of a state or province. */
      country: z.string(fault('settings.taxRateCountryCode')),
      /** Percent, with at most 3 decimals. */
      rate: z.unknown(),
    },
    fault('settings.taxRatesList'),
  )
  .transform(({ country, rate }, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (!COUNTRIES.includes(country) && !isState(country))
      return refuse(fault('settings.taxRateCountryCode'))
    const name = say('settings.taxRateOf', { country: placeName(country, 'en') })
    if (typeof rate !== 'number') return refuse(fault('fields.mustBeNumber', { field: name }))
    if (!(rate >= 0 && rate <= 100)) return refuse(fault('fields.mustBeFrom0100', { field: name }))
    if (!/^\d+(?:\.\d{1,3})?$/.test(String(rate)))
      return refuse(fault('fields.mustHaveAtMost3Decimals', { field: name }))
    return { country, rate }
  })

/** The rates of countries and states, each once, in the order of their codes. */
export const taxRatesSchema = z
  .array(rateSchema, fault('settings.taxRatesList'))
  .max(COUNTRIES.length + STATES.length, fault('settings.taxRateCountryOnce'))
  .refine((rates) => new Set(rates.map(({ country }) => country)).size === rates.length, {
    error: fault('settings.taxRateCountryOnce'),
  })
  .transform((rates) => rates.toSorted((a, b) => (a.country < b.country ? -1 : 1)))
