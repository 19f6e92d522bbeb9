/** What a buyer with the mailed link sees of an order and may ask for. */
import { z } from 'zod'
import { priceSchema } from '@/lib/catalog/contracts'
import { namedReleaseSchema } from '@/lib/catalog/releases'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema } from '@/lib/core/text-schemas'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { tickedConsentSchema } from '@/lib/payments/supply-consent'
import { agreedTextSchema } from './agreed-texts/contracts'
import { orderSchema } from './contracts'
import { ITEM_PROGRESS } from './item-progress'
import { shownGiftSchema, shownHeldSchema } from './payer-contracts'
import { RESEND_STATES } from './resend-rule'

/**
 * How a buyer without an account names an order: its number and the e-mail address it was placed with.
 */
const orderReferenceSchema = z.object({
  orderNumber: lineSchema('orderNumber', 60).min(1, fault('orders.enterNumber')),
  email: emailSchema,
})
export type OrderReference = z.infer<typeof orderReferenceSchema>

/** The language of the page, used for the mail; defaults to the order's. */
export const pageLocaleSchema = z.custom<Locale>(isLocale).optional().catch(undefined)

/** What the mailed link leads to: the order's status, or the form that asks for a refund. */
const ACCESS_PURPOSES = ['status', 'refund'] as const

/** Body of POST /api/orders/access. */
export const orderAccessSchema = orderReferenceSchema.extend({
  purpose: z
    .enum(
      ACCESS_PURPOSES,
      fault('fields.mustBeOneOf', { field: 'purpose', choices: ACCESS_PURPOSES.join(', ') }),
    )
    .default('status'),
  locale: pageLocaleSchema,
})
export type OrderAccess = z.infer<typeof orderAccessSchema>

/** The same whether or not the order exists. */
export const acceptedSchema = z.object({ status: z.literal('accepted') })

/** Body of the calls that the mailed link leads to. */
export const orderTokenSchema = z.object({
  token: z
    .string(fault('fields.mustBeText', { field: 'token' }))
    .min(1, fault('fields.mustNotBeEmpty', { field: 'token' }))
    .max(2000),
})

/** Body of POST /api/orders/{orderNumber}/supply-consent. `locale` is that in which the statements were shown. */
export const agreeLaterSchema = z.object({
  supplyConsent: tickedConsentSchema,
  locale: localeSchema,
})

/** The mails about an order that its buyer is shown; `other` is any kind added later. */
const MAIL_TOPICS = ['delivery', 'rest', 'resend', 'access', 'refund_request', 'other'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

/** An order as POST /api/orders/status shows it to its buyer. It never holds a key. */
export const orderStatusSchema = orderSchema
  .pick({
    orderNumber: true,
    createdAt: true,
    orderStatus: true,
    customerEmail: true,
    paymentMethod: true,
    paidWith: true,
    subtotal: true,
    tax: true,
    taxKind: true,
    totalAmount: true,
    discount: true,
    couponCode: true,
    giftCardAmount: true,
    giftCardLastFour: true,
    currency: true,
  })
  .extend({
    items: z.array(
      z.object({
        productName: z.string(),
        /** What the product shows of itself today. */
        image: z.string().nullable(),
        productPrice: priceSchema,
        quantity: z.number().int(),
        progress: z.enum(ITEM_PROGRESS),
        deliveredAt: z.iso.datetime().nullable(),
        /** Of a pre-order that waits for its day: when that is. */
        availableFrom: z.iso.datetime().optional(),
        /** Where a delivered product is downloaded, and how it is activated, if its owner says so. */
        installerUrl: z.string().nullable(),
        activationSteps: z.array(z.string()),
        /** The newest version of a delivered product, if its owner names versions. */
        newestRelease: namedReleaseSchema.optional(),
        /** What was told of its keys and updates before it was bought, if anything was. */
        statement: statementSchema.optional(),
        /** Of one that is gift cards. */
        isGiftCard: z.boolean().optional(),
        /** Of one whose keys are those of what came with it. */
        isBundle: z.boolean().optional(),
        /** Of one that came with a bundle, which has the price. */
        isOfBundle: z.boolean().optional(),
      }),
    ),
    mails: z.array(
      z.object({
        topic: z.enum(MAIL_TOPICS),
        queuedAt: z.iso.datetime(),
        /** `null` while it is on its way to the mail server. */
        sentAt: z.iso.datetime().nullable(),
      }),
    ),
    resend: z.object({ state: z.enum(RESEND_STATES), left: z.number().int() }),
    gift: shownGiftSchema.nullable(),
    held: shownHeldSchema.nullable(),
    /** Whether its page leads to the withdrawal function. */
    offersWithdrawal: z.boolean(),
    /** The versions of the texts of law that it was paid under, for who was shown them. */
    agreedTexts: z.array(agreedTextSchema),
  })
export type OrderStatus = z.infer<typeof orderStatusSchema>

/** What POST /api/orders/status/resend answers. */
export const resendAnswerSchema = z.object({ left: z.number().int() })
export type ResendAnswer = z.infer<typeof resendAnswerSchema>
