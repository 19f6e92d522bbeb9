import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { fault } from '@/lib/core/server-text'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { GIFT_CARD_PROBLEMS } from './problems'

/** Details of a `gift_card_refused`; `total`: what is to be paid without the card. */
export const giftCardRefusedSchema = z.object({
  reason: z.enum(GIFT_CARD_PROBLEMS),
  total: z.string().optional(),
})

/** What the cart is shown in; left out: the store's own. */
const currencySchema = z
  .string(fault('fields.mustBeText', { field: 'currency' }))
  .length(3)
  .optional()

/** Query of DELETE /api/gift-card; a code's last four characters do, so that no code is in an address. */
export const leaveGiftCardSchema = z.object({
  lastFour: z
    .string(fault('fields.mustBeText', { field: 'lastFour' }))
    .trim()
    .toUpperCase()
    .length(4)
    .optional(),
})

/** Query of GET /api/gift-card. */
export const giftCardQuerySchema = z.object({ currency: currencySchema })

/** Body of PUT /api/gift-card. Whatever it may be, a text that is no code is an unknown code. */
export const enterGiftCardSchema = z.object({
  code: z
    .string(fault('fields.mustBeText', { field: 'code' }))
    .trim()
    .min(1, fault('giftCards.enterCode'))
    .max(100, fault('fields.mustBeAtMostCharacters', { field: 'code', max: 100 })),
  currency: currencySchema,
})
export type EnterGiftCard = z.output<typeof enterGiftCardSchema>

/** A gift card of a cart, with what its part follows from. */
const cartGiftCardSchema = z.object({
  lastFour: z.string(),
  /** What it can pay at most, in what the cart is shown in. */
  balance: priceSchema,
  /** What is left on a card of another currency, and so many of what the cart is shown in for so many of it now. */
  own: z
    .object({
      currency: z.enum(ALL_CURRENCIES),
      balance: priceSchema,
      rate: z.string().regex(/^[1-9]\d*$/),
      of: z.string().regex(/^[1-9]\d*$/),
    })
    .optional(),
  /** Why it pays nothing, whatever is in the cart. */
  problem: z.enum(['unknown', 'expired', 'used_up']).nullable(),
})
export type CartGiftCard = z.infer<typeof cartGiftCardSchema>

/** Answer of GET and PUT /api/gift-card. */
export const cartGiftCardAnswerSchema = z.object({
  /** The one that was just entered; otherwise the first. */
  giftCard: cartGiftCardSchema.nullable(),
  /** All of the cart, as they pay: in the order in which they were entered. */
  giftCards: z.array(cartGiftCardSchema),
})
export type CartGiftCardAnswer = z.infer<typeof cartGiftCardAnswerSchema>
