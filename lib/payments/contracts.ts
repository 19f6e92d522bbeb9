import { z } from 'zod'
import { MAX_CARDS_OF_CART } from '@/lib/cart/gift-cards/problems'
import { cartSourceSchema } from '@/lib/cart/source-contracts'
import { soldPartSchema } from '@/lib/catalog/bundles/contracts'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import { fault } from '@/lib/core/server-text'
import { customerSchema } from '@/lib/customers/contracts'
import { buyerTaxSchema } from '@/lib/customers/taxes/contracts'
import { captchaTokenSchema } from '@/lib/http/captcha-token'
import { ALL_CURRENCIES } from '@/lib/i18n/currencies'
import { countrySchema } from '@/lib/settings/tax-rates'
import { AUTHENTICATION_REQUIRED } from './authentication-asked'
import { declineKindSchema } from './decline-kinds'
import { tickedConsentSchema } from './supply-consent'

const amountSchema = z.union(
  [z.string().max(20), z.number()],
  fault('fields.mustBeAmount', { field: 'amount' }),
)

/** Additional fields of our own checkout; optional for other clients. */
const buyerFields = {
  customer: customerSchema.optional(),
  locale: z.string().max(5).optional(),
  displayCurrency: z.string().length(3).optional(),
  /**
   * What the gift card that pays gives for it, in its own currency, as the shopper was shown; of several, what each that pays
   * gives, in the order in which they were entered; left out: whatever that is now.
   */
  fromGiftCard: z.union([amountSchema, z.array(amountSchema).max(MAX_CARDS_OF_CART)]).optional(),
  /** Where its buyer is asked about immediate supply. */
  supplyConsent: tickedConsentSchema.optional(),
}

/** What is paid in, a code such as `EUR`. */
const currencySchema = z
  .string(fault('fields.mustBeText', { field: 'currency' }))
  .length(3)
  .toUpperCase()

/** `means`: a card in the wallet's own fields, of a wallet that takes cards; `captchaToken` is for that alone. */
export const startWalletPaymentSchema = z.object({
  amount: amountSchema,
  currency: currencySchema,
  intent: z.literal('CAPTURE', fault('fields.mustBe', { field: 'intent', example: 'CAPTURE' })),
  ...buyerFields,
  means: z.enum(['wallet', 'card']).default('wallet'),
  captchaToken: captchaTokenSchema,
})
export type StartWalletPayment = z.infer<typeof startWalletPaymentSchema>
/** `approvalUrl`: the wallet's page, of a wallet whose payers approve there. */
export const walletOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  approvalUrl: z.url().optional(),
})

/** A payment whose buyer the wallet names; `country` is what the shopper said of it, if the tax depends on it. */
export const startExpressPaymentSchema = startWalletPaymentSchema
  .omit({ intent: true, customer: true, means: true, captchaToken: true })
  .extend({ country: countrySchema('country').optional() })
export type StartExpressPayment = z.infer<typeof startExpressPaymentSchema>
/** `approvalUrl`: the wallet's page on which the payer approves; `null` where a simulator stands for the wallet. */
export const expressPaymentSchema = z.object({ id: z.string(), approvalUrl: z.url().nullable() })

export const captureWalletPaymentSchema = z.object({ amount: amountSchema.optional() })
/** `status` is COMPLETED on success; `id` is the wallet's order id. */
export const walletCaptureSchema = z.object({ status: z.string(), id: z.string() })

/** Authorize.Net's script for the browser, and the account that it takes cards for. No secrets. */
export type AcceptJs = { scriptUrl: string; apiLoginId: string; clientKey: string }

/**
 * The script of a provider's own fields for means of payment, and the account that they are for. No secrets.
 * `keysOfCurrencies`: the keys of those currencies that other accounts take. `locationId`: of whose sellers they are for one.
 */
export type Elements = {
  scriptUrl: string
  publishableKey: string
  keysOfCurrencies?: Readonly<Record<string, string>>
  locationId?: string
}

/** The script of a wallet's own fields for cards, and the account that they are for. No secrets. */
export type CardFieldsScript = { scriptUrl: string; clientId: string }

/** The payment nonce that Accept.js makes of a card. */
const opaqueDataSchema = z.object({
  dataDescriptor: z.string().min(1).max(128),
  dataValue: z.string().min(1).max(4096),
})
export type OpaqueData = z.infer<typeof opaqueDataSchema>

const CARD_DATA = ['cardNumber', 'expiryDate', 'cvv'] as const

/** Left out: the store's own. */
const storesOwn = currencySchema.optional()

/** Either the card's data or, where the store has a public client key, the nonce that stands for them. */
export const cardPaymentSchema = z
  .object({
    amount: amountSchema,
    cardNumber: z
      .string(fault('fields.mustBeText', { field: 'cardNumber' }))
      .max(40)
      .optional(),
    expiryDate: z
      .string(fault('fields.mustBeText', { field: 'expiryDate' }))
      .max(10)
      .optional(),
    cvv: z
      .string(fault('fields.mustBeText', { field: 'cvv' }))
      .max(10)
      .optional(),
    cardholderName: z.string(fault('fields.mustBeText', { field: 'cardholderName' })).max(200),
    opaqueData: opaqueDataSchema.optional(),
    lastFour: z
      .string()
      .regex(
        /^\d{4}$/,
        fault('fields.mustBe', { field: 'lastFour', example: 'the last four digits of the card' }),
      )
      .optional(),
    currency: storesOwn,
    ...buyerFields,
    captchaToken: captchaTokenSchema,
  })
  .superRefine((body, context) => {
    const refuse = (field: keyof typeof body, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (!body.opaqueData) {
      for (const field of CARD_DATA)
        if (body[field] === undefined) refuse(field, fault('fields.mustBeText', { field }))
      return
    }
    for (const field of CARD_DATA)
      if (body[field] !== undefined) refuse(field, `${field} must not be sent with opaqueData`)
    if (body.lastFour === undefined) refuse('lastFour', 'lastFour is needed with opaqueData')
  })
export type CardPayment = z.infer<typeof cardPaymentSchema>

/** `messageText`: as the provider says it. `declineReason`: not there for an ordinary decline; `declineKind`: only there for one. */
export const cardPaymentResultSchema = z.object({
  status: z.enum(['approved', 'declined', 'pending', 'error']),
  transactionId: z.string().nullable(),
  cardType: z.string().nullable(),
  lastFour: z.string().nullable(),
  messageText: z.string(),
  declineReason: z.literal(AUTHENTICATION_REQUIRED).optional(),
  declineKind: declineKindSchema.optional(),
})
export type CardPaymentResult = z.infer<typeof cardPaymentResultSchema>

/** `token`: what the provider's fields in the browser made of the means of payment. */
export const confirmPaymentSchema = z.object({
  amount: amountSchema,
  token: z
    .string(fault('fields.mustBeText', { field: 'token' }))
    .min(1, fault('fields.mustNotBeEmpty', { field: 'token' }))
    .max(500),
  currency: storesOwn,
  ...buyerFields,
  captchaToken: captchaTokenSchema,
})
export type ConfirmPayment = z.infer<typeof confirmPaymentSchema>

/** `clientSecret`: what leads to what the payer has to do more, where the status is `action_needed`. */
export const confirmationResultSchema = cardPaymentResultSchema.extend({
  status: z.enum(['approved', 'declined', 'pending', 'error', 'action_needed']),
  clientSecret: z.string().nullable(),
})
export type ConfirmationResult = z.infer<typeof confirmationResultSchema>

/** By the token of a wallet's button; who pays is asked of the provider. */
export const confirmExpressSchema = startExpressPaymentSchema.extend({
  token: confirmPaymentSchema.shape.token,
})
export type ConfirmExpress = z.infer<typeof confirmExpressSchema>

/** `isGivenUp`: the payer does not want to complete it. */
export const finishPaymentSchema = z.object({ isGivenUp: z.boolean().default(false) })

/** `amount`: what gift cards are to pay, which is all of it. */
export const giftCardPaymentSchema = z.object({
  amount: amountSchema,
  currency: storesOwn,
  ...buyerFields,
})
export type GiftCardPayment = z.infer<typeof giftCardPaymentSchema>

export const giftCardPaymentResultSchema = z.object({
  status: z.literal('approved'),
  transactionId: z.string(),
  lastFour: z.string(),
})
export type GiftCardPaymentResult = z.infer<typeof giftCardPaymentResultSchema>

/** Of a cart that costs nothing. */
export const freePaymentSchema = z.object({ currency: storesOwn, ...buyerFields })
export type FreePayment = z.infer<typeof freePaymentSchema>

export const freePaymentResultSchema = giftCardPaymentResultSchema.omit({ lastFour: true })
export type FreePaymentResult = z.infer<typeof freePaymentResultSchema>

const plannedCardSchema = z.object({
  id: z.number().int(),
  lastFour: z.string(),
  amountCents: z.number().int(),
  /** What is taken from it for that, in its own currency; earlier versions took the same. */
  taken: z.object({ cents: z.number().int(), currency: z.enum(ALL_CURRENCIES) }).optional(),
})

/** The cart when the payment started; unit prices in cents of the payment's currency. Those of earlier versions have no discount, no gift card and no tax of their own. */
export const paymentSnapshotSchema = z.object({
  items: z.array(
    z.object({
      productId: z.number().int(),
      productName: z.string(),
      priceCents: z.number().int(),
      quantity: z.number().int(),
      /** Its share of the discount. */
      discountCents: z.number().int().default(0),
      isGiftCard: z.boolean().default(false),
      /** What the buyer was told of its keys and updates; left out: nothing. */
      statement: statementSchema.optional(),
      /** What it consists of, as its buyer was told; left out: it is no bundle. */
      parts: z.array(soldPartSchema).optional(),
    }),
  ),
  coupon: z.object({ id: z.number().int(), code: z.string() }).nullable().default(null),
  discountCents: z.number().int().default(0),
  /** What of the total a gift card is to pay. */
  giftCard: plannedCardSchema.nullable().default(null),
  /** What others pay after it, as they were entered. */
  moreGiftCards: z.array(plannedCardSchema).default([]),
  /** Where the buyer came from. */
  source: cartSourceSchema.nullable().default(null),
  /** Which tax it is; `null` in those of earlier versions. */
  tax: buyerTaxSchema.nullable().default(null),
  subtotalCents: z.number().int(),
  taxCents: z.number().int(),
  totalCents: z.number().int(),
})
export type PaymentSnapshot = z.infer<typeof paymentSnapshotSchema>
