/** Sales with dates, as the back office plans them. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { MAX_ID } from '@/lib/core/id-schemas'
import { MOST_CENTS, parseDecimal, toDecimal } from '@/lib/core/money'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema } from '@/lib/core/text-schemas'
import { STRUCK_PRICES } from '@/lib/settings/choices'
import { SALE_STANDINGS } from './sale-times'

const MAX_PAGE = 100
export const MAX_SALE_NAME = 120
const MAX_SALE_PRODUCTS = 200
const MAX_SALE_PERCENT = 99

/** What a sale may be over. */
const SALE_SCOPES = ['all', 'products', 'category', 'brand'] as const
export type SaleScope = (typeof SALE_SCOPES)[number]

const amountSchema = z
  .union([z.string().max(20), z.number()], fault('fields.mustBeAmount', { field: 'price' }))
  .transform((amount, context) => {
    const cents = parseDecimal(amount)
    if (cents !== null && cents > 0 && cents <= MOST_CENTS) return toDecimal(cents)
    context.addIssue({ code: 'custom', message: fault('fields.enterAmountAbove0') })
    return z.NEVER
  })

const instantSchema = (name: string) =>
  z.iso
    .datetime(fault('fields.mustBeTimeWithZone', { field: name }))
    .regex(/^2[01]/, fault('fields.mustBeWithinYears', { field: name }))

const fields = z.object({
  name: lineSchema('name', MAX_SALE_NAME).min(1, fault('sales.enterName')),
  scope: z.enum(
    SALE_SCOPES,
    fault('fields.mustBeOneOf', { field: 'scope', choices: SALE_SCOPES.join(', ') }),
  ),
  /** Without it each product has a price of its own. */
  percent: z
    .number(fault('fields.mustBeNumber', { field: 'percent' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'percent' }))
    .min(1, fault('fields.mustBeAtLeast', { field: 'percent', min: 1 }))
    .max(
      MAX_SALE_PERCENT,
      fault('fields.mustBeAtMost', { field: 'percent', max: MAX_SALE_PERCENT }),
    )
    .nullable()
    .default(null),
  /** Of a sale over chosen products, each once. */
  products: z
    .array(
      z.object({
        id: z.number().int().positive().max(MAX_ID),
        /** What it costs in the sale, in the store's currency. */
        price: amountSchema.nullable().default(null),
      }),
      fault('fields.mustBeList', { field: 'products' }),
    )
    .max(
      MAX_SALE_PRODUCTS,
      fault('fields.chooseAtMost', { max: MAX_SALE_PRODUCTS, things: 'products' }),
    )
    .transform((products) => [...new Map(products.map((one) => [one.id, one])).values()])
    .default([]),
  categoryId: z.number().int().positive().max(MAX_ID).nullable().default(null),
  publisher: lineSchema('publisher', 120).nullable().default(null),
  startsAt: instantSchema('startsAt'),
  /** From this instant on prices are what they were. */
  endsAt: instantSchema('endsAt').nullable().default(null),
})

function checkTerms(
  { scope, percent, products, categoryId, publisher, startsAt, endsAt }: z.output<typeof fields>,
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (scope === 'products' && products.length === 0)
    refuse('products', fault('sales.chooseProducts'))
  if (scope === 'category' && categoryId === null)
    refuse('categoryId', fault('sales.chooseCategory'))
  if (scope === 'brand' && !publisher) refuse('publisher', fault('sales.chooseBrand'))
  if (percent === null && scope !== 'products') refuse('percent', fault('sales.enterPercent'))
  if (percent === null && products.some(({ price }) => price === null))
    refuse('products', fault('sales.enterPrices'))
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    refuse('endsAt', fault('coupons.endBeforeBeginning'))
}

/** Body of POST /api/admin/sales. */
export const saleInputSchema = fields.superRefine(checkTerms)
export type SaleInput = z.output<typeof saleInputSchema>

/** Body of PUT /api/admin/sales/{id}. */
export const saleChangeSchema = fields
  .extend({
    /** The `updatedAt` that was loaded: a newer one is not overwritten. */
    expectedUpdatedAt: z.iso
      .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
      .optional(),
  })
  .superRefine(checkTerms)
export type SaleChange = z.output<typeof saleChangeSchema>

/** Body of POST /api/admin/sales/preview. */
export const salePreviewInputSchema = fields
  .extend({
    /** The sale that is changed; left out for a new one. */
    id: z.number().int().positive().max(MAX_ID).optional(),
  })
  .superRefine(checkTerms)
export type SalePreviewInput = z.output<typeof salePreviewInputSchema>

/** Query of GET /api/admin/sales. */
export const saleListQuerySchema = z.object({
  /** Only those that are on in this month of the store, such as `2026-12`. */
  month: z
    .string()
    .regex(
      /^2[01]\d\d-(0[1-9]|1[0-2])$/,
      fault('fields.mustBe', { field: 'month', example: 'a month such as 2026-12' }),
    )
    .optional(),
  ...pageQuery(MAX_PAGE, 25),
})
export type SaleListQuery = z.infer<typeof saleListQuerySchema>

/** A sale as the back office sees it. */
export const saleSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  scope: z.enum(SALE_SCOPES),
  percent: z.number().int().nullable(),
  products: z.array(
    z.object({ id: z.number().int(), name: z.string(), price: priceSchema.nullable() }),
  ),
  /** Without a name: it is gone. */
  category: z.object({ id: z.number().int(), name: z.string().nullable() }).nullable(),
  publisher: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  stoppedAt: z.iso.datetime().nullable(),
  standing: z.enum(SALE_STANDINGS),
  /** How many products cost less because of it now. */
  reduced: z.number().int(),
  updatedAt: z.iso.datetime(),
})
export type AdminSale = z.infer<typeof saleSchema>
export const salesSchema = z.array(saleSchema)

/** What a sale would do to the products that it is over now. */
export const salePreviewSchema = z.object({
  /** How many products it is over; gift cards are in none. */
  matched: z.number().int(),
  /** How many of them it makes cheaper. */
  reduced: z.number().int(),
  /** The lowest and the highest price in it; `null` where there are none. */
  from: priceSchema.nullable(),
  to: priceSchema.nullable(),
  /** Where least is left of the price over what the newest keys cost; `null` where no cost is known. */
  lowestMargin: z.object({ name: z.string(), price: priceSchema, cost: priceSchema }).nullable(),
  /** Other sales over some of the products at some of the time: the lower price counts. */
  overlaps: z.array(
    z.object({ id: z.number().int(), name: z.string(), products: z.number().int() }),
  ),
  /** What the store strikes through. */
  struckPrices: z.enum(STRUCK_PRICES),
})
export type SalePreview = z.infer<typeof salePreviewSchema>
