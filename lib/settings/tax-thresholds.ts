import { z } from 'zod'
import { fault } from '@/lib/core/server-text'
import { COUNTRIES } from '@/lib/i18n/countries'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { isState, STATES } from '@/lib/pricing/states'
import {
  OTHER_MEMBER_STATES,
  THRESHOLD_PERIODS,
  THRESHOLD_SCOPES,
  USUAL_THRESHOLDS,
} from '@/lib/pricing/tax-thresholds'

const LIST = fault('settings.taxThresholdsList')
const AMOUNT = fault('fields.mustBeWholeNumber', { field: 'amount' })
const MAX_AMOUNT = 1_000_000_000

const thresholdSchema = z.object(
  {
    place: z
      .string(fault('settings.taxThresholdPlace'))
      .refine(
        (place) => place === OTHER_MEMBER_STATES || COUNTRIES.includes(place) || isState(place),
        {
          error: fault('settings.taxThresholdPlace'),
        },
      ),
    amount: z.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).max(MAX_AMOUNT, AMOUNT),
    currency: currencySchema,
    scope: z.enum(THRESHOLD_SCOPES, LIST),
    period: z.enum(THRESHOLD_PERIODS, LIST),
  },
  LIST,
)

/** The thresholds of places, each once, in the order of their codes. */
export const taxThresholdsSchema = z
  .array(thresholdSchema, LIST)
  .max(COUNTRIES.length + STATES.length + 1, LIST)
  .refine((all) => new Set(all.map(({ place }) => place)).size === all.length, {
    error: fault('settings.taxThresholdOnce'),
  })
  .transform((all) => all.toSorted((a, b) => (a.place < b.place ? -1 : 1)))
  .default([...USUAL_THRESHOLDS])
