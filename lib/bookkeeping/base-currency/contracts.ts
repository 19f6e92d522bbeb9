import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { fault } from '@/lib/core/server-text'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { PAYMENT_METHODS } from '@/lib/payments/payment-methods'
import { parseRate, ROUNDINGS } from '@/lib/pricing/exchange-rate'

/** Body of POST /api/admin/base-currency. */
export const changeBaseCurrencySchema = z.object({
  currency: currencySchema,
  /** What one of the currency until now is worth in the new one, as a decimal string. */
  rate: z
    .string(fault('fields.mustBeText', { field: 'rate' }))
    .refine((text) => parseRate(text) !== null, fault('settings.rate')),
  rounding: z.enum(
    ROUNDINGS,
    fault('fields.mustBeOneOf', { field: 'rounding', choices: ROUNDINGS.join(', ') }),
  ),
  /** Goes on selling in the currency until now; left out: prices are in the new one alone, and whatever else is sold in. */
  keepSelling: z.boolean().default(false),
  /** Says what would happen, and changes nothing. */
  dryRun: z.boolean().default(false),
})
export type ChangeBaseCurrency = z.infer<typeof changeBaseCurrencySchema>

const count = z.number().int()
const methodSchema = z.enum(PAYMENT_METHODS)

export const baseCurrencySchema = z.object({
  /** What prices are in. */
  currency: currencySchema,
  /** Why it can't be changed; `null`: it can be. */
  problem: z.enum(['payments']).nullable(),
  /** The payment methods that take it, and those that are set up but don't. */
  methods: z.object({ taking: z.array(methodSchema), refusing: z.array(methodSchema) }),
  /** What each payment method that is set up takes money in. */
  offers: z.array(z.object({ method: methodSchema, currencies: z.array(currencySchema) })),
  /** From it to each other: so many of theirs are worth so many of its, as prices are converted now. */
  rates: z.partialRecord(currencySchema, z.object({ rate: count, of: count })),
  products: count,
  coupons: count,
  giftCards: count,
  /** With any, the change is at a rate near that of the store, and gift cards keep their currency. */
  orders: count,
})
export type BaseCurrency = z.infer<typeof baseCurrencySchema>

export const changedBaseCurrencySchema = baseCurrencySchema.extend({
  /** The first products, with their prices before and after. */
  examples: z.array(z.object({ name: z.string(), before: priceSchema, after: priceSchema })),
  /** What the last days sold, before and after; `null` where that is nothing. */
  sales: z.object({ days: count, before: z.string(), after: z.string() }).nullable(),
})
export type ChangedBaseCurrency = z.infer<typeof changedBaseCurrencySchema>
