/** Gift cards, as the back office lists, makes and changes them. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { MOST_CENTS, parseDecimal, toDecimal } from '@/lib/core/money'
import { pageQuery } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { giftDesignSchema, MAX_GIFT_MESSAGE_LENGTH } from '@/lib/customers/contracts'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { GIFT_CARD_STANDINGS } from './gift-card'

const MAX_PAGE = 100
export const MAX_GIFT_CARD_NOTE = 500
const amountSchema = z
  .union([z.string().max(20), z.number()], fault('fields.mustBeAmount', { field: 'amount' }))
  .transform((amount, context) => {
    const cents = parseDecimal(amount)
    if (cents !== null && cents > 0 && cents <= MOST_CENTS) return toDecimal(cents)
    context.addIssue({
      code: 'custom',
      message: fault('giftCards.enterAmountInRange'),
    })
    return z.NEVER
  })

const expiresAtSchema = z.iso
  .datetime(fault('fields.mustBeTimeWithZone', { field: 'expiresAt' }))
  .regex(/^2[01]/, fault('giftCards.expiresWithinYears'))
  .nullable()
  .default(null)

const noteSchema = paragraphsSchema('note', MAX_GIFT_CARD_NOTE).default('')

/** Body of POST /api/admin/gift-cards. */
export const giftCardInputSchema = z.object({
  /** What it is worth. */
  amount: amountSchema,
  /** From this instant on it pays nothing. */
  expiresAt: expiresAtSchema,
  note: noteSchema,
  /** How it looks when it is printed, and what is on it. */
  design: giftDesignSchema,
  recipientName: lineSchema('recipientName', 120).default(''),
  /** In its mail, too. */
  message: paragraphsSchema('message', MAX_GIFT_MESSAGE_LENGTH).default(''),
  /** To whom its code is mailed; `null`: to nobody. */
  email: emailSchema.nullable().default(null),
  /** The language of that mail. */
  locale: z
    .custom<Locale>(
      isLocale,
      fault('fields.mustBe', { field: 'locale', example: 'a language of the store' }),
    )
    .default('en'),
})
export type GiftCardInput = z.output<typeof giftCardInputSchema>

/** Body of PUT /api/admin/gift-cards/{id}. */
export const giftCardChangeSchema = z.object({
  isActive: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'isActive' })),
  expiresAt: expiresAtSchema,
  note: noteSchema,
  /** The `updatedAt` that was loaded: a newer one is not overwritten. */
  expectedUpdatedAt: z.iso
    .datetime(fault('fields.mustBeTime', { field: 'expectedUpdatedAt' }))
    .optional(),
})
export type GiftCardChange = z.output<typeof giftCardChangeSchema>

/** Query of GET /api/admin/gift-cards. `search`: the end of a code, a note, an address, or an order. */
export const giftCardListQuerySchema = z.object({
  search: lineSchema('search', 120).optional(),
  ...pageQuery(MAX_PAGE, 25),
})
export type GiftCardListQuery = z.infer<typeof giftCardListQuerySchema>

const dateTime = z.iso.datetime()

/** A gift card as the back office sees it. Never its code. */
export const giftCardSchema = z.object({
  id: z.number().int(),
  lastFour: z.string(),
  /** What it was sold for, and so is worth: that of all its amounts. */
  currency: z.enum(ALL_CURRENCIES),
  faceValue: priceSchema,
  balance: priceSchema,
  standing: z.enum(GIFT_CARD_STANDINGS),
  isActive: z.boolean(),
  expiresAt: dateTime.nullable(),
  note: z.string(),
  /** To whom one that was made by hand was mailed. */
  email: z.string().nullable(),
  /** The order that it was sold with; `null`: it was made by hand, by `username`. */
  orderNumber: z.string().nullable(),
  username: z.string().nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
})
export type AdminGiftCard = z.infer<typeof giftCardSchema>
export const giftCardsSchema = z.array(giftCardSchema)

/** A gift card with what was paid with it, newest first. */
export const giftCardDetailSchema = giftCardSchema.extend({
  /** What was taken off it when its price went back to whoever had bought it. */
  voided: priceSchema,
  voidedAt: dateTime.nullable(),
  uses: z.array(
    z.object({
      /** `null` while its payment is under way, and where no order could be made for it. */
      orderNumber: z.string().nullable(),
      amount: priceSchema,
      /** What refunds gave back to it. */
      returned: priceSchema,
      /** What it paid with that, in the currency of the order. */
      paid: priceSchema,
      paidIn: z.enum(ALL_CURRENCIES),
      createdAt: dateTime,
    }),
  ),
})
export type GiftCardDetail = z.infer<typeof giftCardDetailSchema>

/** The one answer that has a code in it. */
export const madeGiftCardSchema = z.object({ giftCard: giftCardSchema, code: z.string() })
export const revealedCodeSchema = z.object({ code: z.string() })
