import { z } from 'zod'
import { lengthOf } from '@/lib/core/calendar'
import { pageQuery, sumSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { OUTSIDE_PROVIDER_IDS, PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { DIFFERENCES } from './compare'
import { COMPARISON_STATES } from './lifecycle'

const dateTime = z.iso.datetime()
const cents = z.number().int()

const totalsSchema = z.object({
  payments: cents,
  refunds: cents,
  capturedCents: cents,
  refundedCents: cents,
  netCents: cents,
})

/** What the database keeps of a comparison's sums, in cents of each currency. */
export const storedTotalsSchema = z.array(
  z.object({ currency: z.string(), store: totalsSchema, provider: totalsSchema }),
)

/** What the database keeps of a comparison's differences. */
export const storedDifferencesSchema = z.array(
  z.object({
    what: z.enum(DIFFERENCES),
    kind: z.enum(['payment', 'refund']),
    id: z.string(),
    orderNumber: z.string().nullable(),
    storeCents: cents.nullable(),
    storeCurrency: z.string().nullable(),
    providerCents: cents.nullable(),
    providerCurrency: z.string().nullable(),
    at: dateTime,
  }),
)

const bookSchema = z.object({
  payments: z.number().int(),
  refunds: z.number().int(),
  captured: sumSchema,
  refunded: sumSchema,
  net: sumSchema,
})
export type Book = z.infer<typeof bookSchema>

/** A comparison of the store's book with a provider's, currency by currency. */
export const comparisonSchema = z.object({
  id: z.uuid(),
  provider: z.enum(PROVIDER_IDS),
  /** The first and the last day, both included, and the time zone that they are of. */
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string(),
  status: z.enum(COMPARISON_STATES.states),
  /** That of the store's own currency first; `null` until it is done. */
  books: z
    .array(z.object({ currency: z.string(), store: bookSchema, provider: bookSchema }))
    .nullable(),
  differences: z.array(
    z.object({
      what: z.enum(DIFFERENCES),
      kind: z.enum(['payment', 'refund']),
      id: z.string(),
      orderNumber: z.string().nullable(),
      storeAmount: sumSchema.nullable(),
      storeCurrency: z.string().nullable(),
      providerAmount: sumSchema.nullable(),
      providerCurrency: z.string().nullable(),
      at: dateTime,
    }),
  ),
  failure: z.string().nullable(),
  username: z.string(),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
})
export type Comparison = z.infer<typeof comparisonSchema>
export const comparisonsSchema = z.array(comparisonSchema)

export const comparisonQuerySchema = z.object(pageQuery(100, 20))

const MAX_DAYS = 92
const day = (name: string) => z.iso.date(fault('fields.mustBeDay', { field: name }))

/** Body of POST /api/admin/books: days in the store's time zone, both included. */
export const compareRequestSchema = z
  .object({
    provider: z.enum(
      OUTSIDE_PROVIDER_IDS,
      fault('fields.mustBeOneOf', { field: 'provider', choices: OUTSIDE_PROVIDER_IDS.join(', ') }),
    ),
    from: day('from'),
    to: day('to'),
  })
  .superRefine(({ from, to }, context) => {
    const days = lengthOf({ from, to })
    if (days < 1)
      context.addIssue({ code: 'custom', path: ['to'], message: fault('fields.toBeforeFrom') })
    else if (days > MAX_DAYS)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: fault('bookkeeping.daysAtMost', { days: MAX_DAYS }),
      })
  })
export type CompareRequest = z.infer<typeof compareRequestSchema>
