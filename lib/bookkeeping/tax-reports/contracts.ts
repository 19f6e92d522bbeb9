import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { TAX_KINDS } from '@/lib/customers/taxes/contracts'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { TERRITORIES } from '@/lib/pricing/territories'
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

/** Of a period, and of what was given back in it more than was sold. */
const sumSchema = z.string().regex(/^-?\d+\.\d{2}$/)

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
  /** The part of it that is outside the VAT territory; `null` for none. */
  territory: z.enum(TERRITORIES).nullable(),
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

/** What was sold and given back in a period by country and rate. `total`: of all rows; each order counts once. */
export const taxReportSchema = z.object({
  rows: z.array(taxRowSchema),
  total: z.object(sums),
  fees: feesSchema,
  /** The store's own: of all sums but those as charged, which count at the rate of their order. */
  currency: z.enum(ALL_CURRENCIES),
  /** The one whose days they are. */
  timeZone: z.string(),
})
export type TaxReport = z.infer<typeof taxReportSchema>
