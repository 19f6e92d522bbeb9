import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { THRESHOLD_LEVELS, THRESHOLD_PERIODS, THRESHOLD_SCOPES } from '@/lib/pricing/tax-thresholds'

const watchedThresholdSchema = z.object({
  /** ISO 3166-1 code, 3166-2 of a state, or `EU` for all other member states together. */
  place: z.string(),
  /** Whole units of its currency. */
  amount: z.number().int(),
  currency: currencySchema,
  scope: z.enum(THRESHOLD_SCOPES),
  period: z.enum(THRESHOLD_PERIODS),
  /** Without tax, less what was refunded, in its currency at the rates of today. */
  sold: priceSchema,
  level: z.enum(THRESHOLD_LEVELS),
  /** Whether the store charges the tax there already. */
  isTaxed: z.boolean(),
})
export type WatchedThreshold = z.infer<typeof watchedThresholdSchema>

/** The thresholds that concern the seller; none while the seller's country is not known. */
export const watchedThresholdsSchema = z.array(watchedThresholdSchema)
