/** Coupons, as the back office lists, makes and changes them. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { MAX_ID } from '@/lib/core/id-schemas'
import { MOST_CENTS, parseDecimal, toDecimal } from '@/lib/core/money'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { MAX_CODE_LENGTH, normalCode } from './contracts'
import { COUPON_STANDINGS } from './coupon'

const MAX_PAGE = 100
const MAX_COUPON_PRODUCTS = 200
const MAX_COUPON_CATEGORIES = 100
export const MAX_COUPON_NOTE = 500
const MAX_USES = 1_000_000_000

/** An amount of US dollars above 0, as a decimal string. */
const amountSchema = (name: string) =>
  z
    .union([z.string().max(20), z.number()], fault('fields.mustBeAmount', { field: name }))
    .transform((amount, context) => {
      const cents = parseDecimal(amount)
      if (cents !== null && cents <= MOST_CENTS) return toDecimal(cents)
      context.addIssue({
        code: 'custom',
        message: fault('fields.enterAmountTwoDecimals'),
      })
      return z.NEVER
    })

const usesSchema = (name: string) =>
  z
    .number(fault('fields.mustBeNumber', { field: name }))
    .int(fault('fields.mustBeWholeNumber', { field: name }))
    .min(1, fault('fields.mustBeAtLeast', { field: name, min: 1 }))
    .max(MAX_USES, fault('fields.isTooLarge', { field: name }))
    .nullable()
    .default(null)

const instantSchema = (name: string) =>
  z.iso
    .datetime(fault('fields.mustBeTimeWithZone', { field: name }))
    .regex(/^2[01]/, fault('fields.mustBeWithinYears', { field: name }))
    .nullable()
    .default(null)

/** Ids of what a coupon is for, each once. @param noun what is chosen, in the plural */
const idsSchema = (name: string, noun: string, max: number) =>
  z
    .array(
      z
        .number(fault('fields.mustBeNumbers', { field: name }))
        .int()
        .positive()
        .max(MAX_ID),
      fault('fields.mustBeList', { field: name }),
    )
    .max(max, fault('fields.chooseAtMost', { max, things: noun }))
    .transform((ids) => [...new Set(ids)])
    .default([])

const fields = z.object({
  code: lineSchema('code', MAX_CODE_LENGTH)
    .transform(normalCode)
    .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, fault('coupons.codeLetters'))),
  /** Either a percentage or an amount. */
  percent: z
    .number(fault('fields.mustBeNumber', { field: 'percent' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'percent' }))
    .min(1, fault('fields.mustBeAtLeast', { field: 'percent', min: 1 }))
    .max(100, fault('fields.mustBeAtMost', { field: 'percent', max: 100 }))
    .nullable()
    .default(null),
  amount: amountSchema('amount').nullable().default(null),
  minimum: amountSchema('minimum').default('0.00'),
  /** It makes these products cheaper, and those of the categories; without any: all. */
  productIds: idsSchema('productIds', 'products', MAX_COUPON_PRODUCTS),
  /** As their pages list them: a main category with its subcategories. */
  categoryIds: idsSchema('categoryIds', 'categories', MAX_COUPON_CATEGORIES),
  startsAt: instantSchema('startsAt'),
  /** From this instant on it has expired. */
  endsAt: instantSchema('endsAt'),
  maxUses: usesSchema('maxUses'),
  maxUsesPerBuyer: usesSchema('maxUsesPerBuyer'),
  isActive: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isActive' })).default(true),
  note: paragraphsSchema('note', MAX_COUPON_NOTE).default(''),
})

const checkTerms = (
  { percent, amount, startsAt, endsAt }: z.output<typeof fields>,
  context: z.RefinementCtx,
) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if ((percent === null) === (amount === null))
    refuse(amount === null ? 'percent' : 'amount', fault('coupons.percentOrAmount'))
  if (amount !== null && parseDecimal(amount) === 0)
    refuse('amount', fault('fields.enterAmountAbove0'))
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    refuse('endsAt', fault('coupons.endBeforeBeginning'))
}

/** Body of POST /api/admin/coupons. */
export const couponInputSchema = fields.superRefine(checkTerms)
export type CouponInput = z.output<typeof couponInputSchema>

/** Body of PUT /api/admin/coupons/{id}. */
export const couponChangeSchema = fields
  .extend({
    /** The `updatedAt` that was loaded: a newer one is not overwritten. */
    expectedUpdatedAt: z.iso
      .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
      .optional(),
  })
  .superRefine(checkTerms)
export type CouponChange = z.output<typeof couponChangeSchema>

/** Query of GET /api/admin/coupons. */
export const couponListQuerySchema = z.object({
  search: lineSchema('search', 120).optional(),
  ...pageQuery(MAX_PAGE, 25),
})
export type CouponListQuery = z.infer<typeof couponListQuerySchema>

const namedSchema = z.array(z.object({ id: z.number().int(), name: z.string() }))

/** A coupon as the back office sees it. */
export const couponSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: priceSchema.nullable(),
  minimum: priceSchema,
  products: namedSchema,
  categories: namedSchema,
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  maxUses: z.number().int().nullable(),
  maxUsesPerBuyer: z.number().int().nullable(),
  isActive: z.boolean(),
  note: z.string(),
  standing: z.enum(COUPON_STANDINGS),
  /** By orders, and by payments that are under way. */
  uses: z.number().int(),
  /** What its orders cost less. */
  discounted: z.string().regex(/^\d+\.\d{2}$/),
  updatedAt: z.iso.datetime(),
})
export type AdminCoupon = z.infer<typeof couponSchema>
export const couponsSchema = z.array(couponSchema)
