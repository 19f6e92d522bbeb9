import { z } from 'zod'
import { sumSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { TAX_KINDS } from '@/lib/customers/taxes/contracts'
import { partSchema } from '@/lib/customers/territory-schema'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { ORDER_RATE_SOURCES } from '@/lib/settings/choices'

/** The database knows no year 0. */
const day = (name: string) => {
  const error = fault('fields.mustBeDay', { field: name })
  return z.iso.date(error).refine((text) => text >= '0001', { error })
}

/** The days of a period in the store's time zone, both included. */
export const taxPeriodSchema = z
  .object({ from: day('from'), to: day('to') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: fault('fields.toBeforeFrom') })
export type TaxPeriod = z.infer<typeof taxPeriodSchema>

/** A gift card is taxed when it is spent, so its sale is nobody's tax. */
const ROW_KINDS = [...TAX_KINDS, 'gift_card'] as const

const amounts = {
  net: sumSchema,
  tax: sumSchema,
  gross: sumSchema,
  refundedNet: sumSchema,
  refundedTax: sumSchema,
  /** The tax less the refunded tax. */
  taxDue: sumSchema,
}
const sums = { orders: z.number().int(), ...amounts }

const taxRowSchema = z.object({
  kind: z.enum(ROW_KINDS),
  /** ISO 3166-1 code; `null` where it is not known. */
  country: z.string().nullable(),
  /** The part of it that may be taxed otherwise; `null` for none. */
  territory: partSchema.nullable(),
  /** Percent; `null` for orders from before rates were recorded. */
  rate: z.string().nullable(),
  /** In which its orders were charged. */
  currency: z.string(),
  /** The sums in that currency; `null` where it is the one of the report. */
  charged: z.object(amounts).nullable(),
  /** Where the rates of its orders came from, each of the day of its order. */
  rateSources: z.array(z.enum(ORDER_RATE_SOURCES)),
  ...sums,
})
export type TaxRow = z.infer<typeof taxRowSchema>

/** What providers kept of what they captured in the period, in which they say so; refunds do not give it back. */
const feesSchema = z.array(
  z.object({
    provider: z.enum(PROVIDER_IDS),
    payments: z.number().int(),
    amount: sumSchema,
    /** Whether some of it is an estimate by the owner's contract. */
    isEstimated: z.boolean(),
  }),
)

const inEuros = {
  /** `null` where a rate is not known. */
  netInEuros: sumSchema.nullable(),
  taxInEuros: sumSchema.nullable(),
}

const oneStopShopLineSchema = z.object({
  /** The last day of the quarter that it is of: an earlier one for refunds of what was sold then, which correct its return. */
  quarterEnd: z.string(),
  kind: z.enum(['standard', 'general']),
  /** ISO 3166-1 code of the member state that taxes. */
  country: z.string(),
  /** Percent; `null` for orders from before rates were recorded. */
  rate: z.string().nullable(),
  /** What was sold less what was refunded, in each currency charged; converted once, as one sum. */
  charged: z.array(z.object({ currency: z.string(), net: sumSchema, tax: sumSchema, ...inEuros })),
  ...inEuros,
})
export type OneStopShopLine = z.infer<typeof oneStopShopLineSchema>

/** Of a quarter that a line is of, what a euro was worth in a currency that was charged. */
const oneStopShopRateSchema = z.object({
  quarterEnd: z.string(),
  currency: currencySchema,
  /** A decimal string; `null` where it is not known and has to be typed, with all that says where it is from. */
  perEuro: z.string().nullable(),
  source: z.enum(['ecb', 'typed', 'fixed']).nullable(),
  /** Of which the bank published it, or on which it was typed. */
  day: z.string().nullable(),
  /** The right one is not published yet. */
  isProvisional: z.boolean(),
})
export type OneStopShopRate = z.infer<typeof oneStopShopRateSchema>

/** What goes into a quarter's return to the one-stop shop of the EU, in euros. */
const oneStopShopSchema = z.object({
  /** The last day of the quarter. */
  quarterEnd: z.string(),
  isRunning: z.boolean(),
  lines: z.array(oneStopShopLineSchema),
  rates: z.array(oneStopShopRateSchema),
  total: z.object(inEuros),
})
export type OneStopShop = z.infer<typeof oneStopShopSchema>

/** What was sold and given back in a period by country and rate. `total`: of all rows; each order counts once. */
export const taxReportSchema = z.object({
  rows: z.array(taxRowSchema),
  total: z.object(sums),
  fees: feesSchema,
  /** Orders that were taxed by the buyer's country, and of how many one piece of evidence alone, or none that agrees, says where that is. */
  places: z.object({
    orders: z.number().int(),
    unproven: z.number().int(),
    contradicted: z.number().int(),
  }),
  /** `null` for days that are not one calendar quarter, and for stores that do not charge the tax of the EU. */
  oneStopShop: oneStopShopSchema.nullable(),
  /** The store's own: of all sums but those as charged, which count at the rate of their order. */
  currency: z.enum(ALL_CURRENCIES),
  /** The one whose days they are. */
  timeZone: z.string(),
})
export type TaxReport = z.infer<typeof taxReportSchema>
