import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { RATE_SOURCES } from '@/lib/settings/choices'
import { RATE_FAILURES } from './failures'

/** Answer of GET /api/admin/exchange-rates. What a euro is worth are decimal strings. */
export const exchangeRatesSchema = z.object({
  source: z.enum(RATE_SOURCES),
  /** The newest day that rates are known of; `null`: none were read yet. */
  day: z.iso.date().nullable(),
  /** Since when, and why, they cannot be read. */
  failingSince: z.iso.datetime().nullable(),
  failure: z.enum(RATE_FAILURES).nullable(),
  /** Rates that are too far off the last ones to be taken unseen. */
  held: z.array(
    z.object({
      currency: currencySchema,
      /** The last one, which is in use. */
      rate: z.string(),
      newRate: z.string(),
      /** Of the new one. */
      day: z.iso.date(),
    }),
  ),
})
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>

/** Body of POST /api/admin/exchange-rates: a held rate that is right. */
export const takeRateSchema = z.object({
  currency: currencySchema,
  newRate: z.string(fault('fields.mustBeText', { field: 'newRate' })),
})
export type TakeRate = z.infer<typeof takeRateSchema>

/** Body of PUT /api/admin/quarter-rates: what a euro was worth for a quarter, as a decimal with up to 8 places. */
export const typeQuarterRateSchema = z.object({
  /** Its last day. */
  quarterEnd: z.iso.date(fault('fields.mustBeDay', { field: 'quarterEnd' })),
  currency: currencySchema,
  perEuro: z.string(fault('fields.mustBeText', { field: 'perEuro' })),
})
export type TypeQuarterRate = z.infer<typeof typeQuarterRateSchema>
