import { z } from 'zod'
import { lengthOf } from '@/lib/core/calendar'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { BREAKDOWNS } from './breakdowns'
import { MAX_PERIOD_DAYS, RANGES } from './period'

const EARLIEST = '2000-01-01'
const LATEST = '2100-12-31'

const daySchema = (name: string) =>
  z.iso
    .date(fault('fields.mustBeDay', { field: name }))
    .refine(
      (day) => day >= EARLIEST && day <= LATEST,
      fault('fields.isOutOfRange', { field: name }),
    )
    .optional()

/** The days of a query, of the store's time zone; `from` and `to` (both included) belong to `custom`. */
const periodShape = z.object({
  range: z
    .enum(RANGES, fault('fields.mustBeOneOf', { field: 'range', choices: RANGES.join(', ') }))
    .default('30'),
  from: daySchema('from'),
  to: daySchema('to'),
})

function checkPeriod(
  { range, from, to }: z.output<typeof periodShape>,
  context: z.RefinementCtx<z.output<typeof periodShape>>,
): void {
  if (range !== 'custom') return
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!from) issue('from', fault('analytics.enterFirstDay'))
  if (!to) issue('to', fault('analytics.enterLastDay'))
  if (!from || !to) return
  if (from > to) issue('to', fault('analytics.lastDayMustNotBeBeforeFirst'))
  else if (lengthOf({ from, to }) > MAX_PERIOD_DAYS)
    issue('to', fault('analytics.chooseAtMostTwoYears'))
}

/** Query of GET /api/admin/analytics/summary. */
export const periodQuerySchema = periodShape.superRefine(checkPeriod)
export type PeriodQuery = z.output<typeof periodQuerySchema>

/** Query of GET /api/admin/analytics/breakdown. */
export const breakdownQuerySchema = periodShape
  .extend({
    by: z.enum(
      BREAKDOWNS,
      fault('fields.mustBeOneOf', { field: 'by', choices: BREAKDOWNS.join(', ') }),
    ),
  })
  .superRefine(checkPeriod)

const EXPORTS = ['days', 'funnel', ...BREAKDOWNS, 'refund-reasons', 'forecast'] as const

/** Query of GET /api/admin/analytics/export. */
export const exportQuerySchema = periodShape
  .extend({
    table: z.enum(
      EXPORTS,
      fault('fields.mustBeOneOf', { field: 'table', choices: EXPORTS.join(', ') }),
    ),
  })
  .superRefine(checkPeriod)

/** Query of GET /api/admin/analytics/forecast. */
export const forecastQuerySchema = z.object({
  ...pageQuery(100, 10),
})
export type ForecastQuery = z.output<typeof forecastQuerySchema>

const count = z.number().int()

export const catalogueCountsSchema = z.object({
  products: count,
  featured: count,
  /** Active ones, whether or not they have products. */
  categories: count,
})
export type CatalogueCounts = z.infer<typeof catalogueCountsSchema>

const periodFiguresSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  orders: count,
  /** Money is whole cents of the store's base currency here; net is gross less refunds and may be below zero. */
  grossCents: count,
  refundsCents: count,
  netCents: count,
  /** Gross by order. */
  averageCents: count,
  /** Different carts of the period, and how many of them became an order. */
  carts: count,
  orderedCarts: count,
  days: z.array(
    z.object({
      day: z.iso.date(),
      orders: count,
      grossCents: count,
      refundsCents: count,
      netCents: count,
      carts: count,
      orderedCarts: count,
    }),
  ),
})
export type PeriodFigures = z.infer<typeof periodFiguresSchema>

/** Answer of GET /api/admin/analytics/summary: a period, and as many days right before. */
export const summarySchema = z.object({
  current: periodFiguresSchema,
  before: periodFiguresSchema,
  /** The one whose days they are. */
  timeZone: z.string(),
})
export type Summary = z.infer<typeof summarySchema>

/** Answer of GET /api/admin/analytics/breakdown, the largest first. */
export const breakdownSchema = z.array(
  z.object({
    /**
     * A product's or category's id, a coupon's code, a payment method, or the code of a country, currency or language; empty
     * for orders without a coupon or a known country.
     */
    key: z.string(),
    name: z.string(),
    /** Sold pieces of a product or category, orders of the others. */
    count,
    /** Pieces paid back of a product or category, refunds of the others. */
    refundedCount: count,
    /** Before tax of a product or category, with tax of the others. */
    grossCents: count,
    refundsCents: count,
    netCents: count,
    /** What was charged in a currency, in hundredths of it; of currencies that were charged alone. */
    asPaid: z.object({ grossCents: count, refundsCents: count, netCents: count }).optional(),
    /** Who looked at a product, counted anew each day; of products alone. */
    viewers: count.optional(),
  }),
)
export type BreakdownRow = z.infer<typeof breakdownSchema>[number]

const stagesSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Who looked at a product, counted anew each day: the sum of the days. */
  viewers: count,
  /** Carts that something was put into; those of them that somebody started to pay; those that became an order. */
  carts: count,
  paymentsStarted: count,
  ordered: count,
})
export type FunnelStages = z.infer<typeof stagesSchema>

/** Answer of GET /api/admin/analytics/funnel: a period, and as many days right before. */
export const funnelSchema = z.object({
  current: stagesSchema,
  before: stagesSchema,
  timeZone: z.string(),
})
export type Funnel = z.infer<typeof funnelSchema>

/** Body of POST /api/product-views. */
export const productViewSchema = z.object({ productId: z.number().int().min(1).max(2_147_483_647) })

/** Answer of GET /api/admin/analytics/refund-reasons, the largest first. */
export const refundReasonsSchema = z.array(
  z.object({
    /** What the buyer chose in the request; empty for a refund that nobody asked for in the store. */
    reason: z.string(),
    refunds: count,
    refundsCents: count,
  }),
)
export type RefundReasonRow = z.infer<typeof refundReasonsSchema>[number]

/** Answer of GET /api/admin/analytics/forecast, those that run out first. */
export const forecastSchema = z.array(
  z.object({
    productId: z.number().int(),
    productName: z.string(),
    available: count,
    /** Sold in the last 30 days. */
    sold: count,
    /** `null`: it does not sell. */
    daysLeft: count.nullable(),
  }),
)
export type ForecastRow = z.infer<typeof forecastSchema>[number]
