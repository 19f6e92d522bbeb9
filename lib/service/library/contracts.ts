import { z } from 'zod'
import { wholeNumberSchema } from '@/lib/core/number-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema } from '@/lib/core/text-schemas'
import { GIFT_DESIGNS } from '@/lib/customers/gift-designs'
import { localeSchema } from '@/lib/i18n/locale-schema'
import { buyersLicenceSchema } from '@/lib/licences/activations/contracts'
import { orderStatusSchema } from '@/lib/orders/access-contracts'
import { KEY_DISPLAYS } from '@/lib/orders/key-display'
import { orderKeysSchema } from '@/lib/orders/payer-contracts'
import { madePasskeySchema, passkeySchema } from '@/lib/staff/webauthn/contracts'

const dateTime = z.iso.datetime()

/** Body of POST /api/library/access. */
export const libraryAccessSchema = z.object({
  email: emailSchema,
  locale: localeSchema,
  /** A honeypot: hidden from visitors, so only bots fill it in. */
  website: z.string().max(500).default(''),
})
export type LibraryAccess = z.output<typeof libraryAccessSchema>

/** Body of POST /api/library/sign-out. */
export const signOutSchema = z.object({
  /** In every browser, which ends the links that were mailed before as well. */
  everywhere: z.boolean(fault('fields.mustBeTrueOrFalse', { field: 'everywhere' })).default(false),
})

/** Body of POST /api/library/passkeys. */
export const newLibraryPasskeySchema = madePasskeySchema.extend({
  /** Of the mail that tells of it. */
  locale: localeSchema,
})
export type NewLibraryPasskey = z.output<typeof newLibraryPasskeySchema>

/** Query of GET /api/library. */
export const libraryQuerySchema = z.object({
  limit: wholeNumberSchema('limit', 1, 50).default(10),
  offset: wholeNumberSchema('offset', 0, 999_999).default(0),
})
export type LibraryQuery = z.output<typeof libraryQuerySchema>

/** Whether an order's keys may be shown, and if so, whether there are any. */
const KEYS_IN_LIBRARY = [
  'available',
  'none',
  ...KEY_DISPLAYS.filter((one) => one !== 'shown'),
] as const

const libraryOrderSchema = orderStatusSchema
  .pick({
    orderNumber: true,
    createdAt: true,
    orderStatus: true,
    totalAmount: true,
    currency: true,
    items: true,
    offersWithdrawal: true,
    held: true,
  })
  .extend({
    keys: z.enum(KEYS_IN_LIBRARY),
    /** Whether its keys are licences that know their devices, and may be shown. */
    hasDevices: z.boolean(),
    /** Whether something of it can be reviewed. */
    canReview: z.boolean(),
  })
export type LibraryOrder = z.infer<typeof libraryOrderSchema>

const librarySchema = z.object({
  /** Whose library it is, in lower case. */
  email: z.string(),
  /** Until when this browser shows it. */
  expiresAt: dateTime,
  /** When its owner asked for their data to be deleted, if that is being worked on. */
  erasureRequestedAt: dateTime.nullable(),
  /** The passkeys that open it without a mail, the oldest first. */
  passkeys: z.array(passkeySchema),
  /** The number of all orders. */
  total: z.number().int(),
  /** One page of them, newest first. */
  orders: z.array(libraryOrderSchema),
})
export type Library = z.infer<typeof librarySchema>

/** What GET /api/library answers: `null` to a browser that is not signed in, which is no error. */
export const libraryAnswerSchema = z.object({ library: librarySchema.nullable() })

/** What POST /api/library/orders/{orderNumber}/keys answers. */
export const libraryKeysSchema = orderKeysSchema.pick({ display: true, items: true })
export type LibraryKeys = z.infer<typeof libraryKeysSchema>

/** What GET /api/library/orders/{orderNumber}/devices answers. */
export const libraryDevicesSchema = z.object({ licences: z.array(buyersLicenceSchema) })

/** A token of a page about one order. */
export const orderLinkSchema = z.object({ token: z.string() })

/** What POST /api/library/erasure answers. */
export const erasureAnswerSchema = z.object({ requestedAt: dateTime })

/** What GET /api/library/data answers: what the store knows under an address. It never contains a key. */
export const libraryDataSchema = z.object({
  email: z.string(),
  exportedAt: dateTime,
  /** The number of all orders; the newest are in the list. */
  ordersInTotal: z.number().int(),
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      createdAt: dateTime,
      orderStatus: z.string(),
      customerName: z.string(),
      customerEmail: z.string(),
      billingAddress: z.string().nullable(),
      paymentMethod: z.string(),
      language: z.string(),
      subtotal: z.string(),
      tax: z.string(),
      country: z.string().nullable(),
      /** The part of it that is outside the VAT territory. */
      territory: z.string().nullable(),
      taxId: z.string().nullable(),
      totalAmount: z.string(),
      currency: z.string(),
      gift: z
        .object({
          recipientEmail: z.string(),
          recipientName: z.string(),
          message: z.string(),
          sendAt: dateTime,
          timeZone: z.string().nullable(),
          design: z.enum(GIFT_DESIGNS),
        })
        .nullable(),
      printedCard: z
        .object({
          recipientName: z.string(),
          message: z.string(),
          design: z.enum(GIFT_DESIGNS),
        })
        .nullable(),
      /** What its buyer answered about immediate supply. */
      supplyConsent: z
        .object({
          isGiven: z.boolean(),
          version: z.number().int(),
          supplyText: z.string(),
          lossText: z.string(),
          locale: z.string(),
          answeredAt: dateTime,
          declinedAt: dateTime.nullable(),
          network: z.string().nullable(),
          waitsUntil: dateTime.nullable(),
          confirmedAt: dateTime.nullable(),
          releasedAt: dateTime.nullable(),
        })
        .nullable(),
      items: z.array(
        z.object({
          productName: z.string(),
          price: z.string(),
          quantity: z.number().int(),
          refundedQuantity: z.number().int(),
          deliveredAt: dateTime.nullable(),
        }),
      ),
      /** On which its licences are active. */
      devices: z.array(
        z.object({
          productName: z.string(),
          name: z.string(),
          since: dateTime,
          lastSeenAt: dateTime,
        }),
      ),
      mails: z.array(
        z.object({
          kind: z.string(),
          to: z.string(),
          queuedAt: dateTime,
          sentAt: dateTime.nullable(),
        }),
      ),
      documents: z.array(
        z.object({
          number: z.string(),
          kind: z.string(),
          issuedOn: z.iso.date(),
          total: z.string(),
        }),
      ),
      refunds: z.array(z.object({ createdAt: dateTime, amount: z.string(), status: z.string() })),
      /** What was said of its keys that did not work. */
      keyReports: z.array(
        z.object({
          createdAt: dateTime,
          productName: z.string(),
          kind: z.string(),
          text: z.string(),
          status: z.string(),
          answer: z.string().nullable(),
          decidedAt: dateTime.nullable(),
        }),
      ),
      refundRequests: z.array(
        z.object({
          createdAt: dateTime,
          reason: z.string(),
          message: z.string(),
          status: z.string(),
        }),
      ),
    }),
  ),
  reviews: z.array(
    z.object({
      createdAt: dateTime,
      productName: z.string(),
      stars: z.number().int(),
      title: z.string(),
      text: z.string(),
      displayName: z.string(),
      status: z.string(),
      /** How many it has; whoever asks for all that is stored gets them as files. */
      pictures: z.number().int(),
    }),
  ),
  reviewReports: z.array(
    z.object({
      receivedAt: dateTime,
      productName: z.string(),
      ground: z.string(),
      explanation: z.string(),
      name: z.string(),
      status: z.string(),
      decisionReason: z.string(),
      decidedAt: dateTime.nullable(),
    }),
  ),
  questions: z.array(
    z.object({
      createdAt: dateTime,
      productName: z.string(),
      text: z.string(),
      displayName: z.string(),
      status: z.string(),
      answer: z.string().nullable(),
      answeredAt: dateTime.nullable(),
    }),
  ),
  /** What they answered to others' questions. */
  buyerAnswers: z.array(
    z.object({
      createdAt: dateTime,
      productName: z.string(),
      question: z.string(),
      text: z.string(),
      displayName: z.string(),
      status: z.string(),
    }),
  ),
  messages: z.array(
    z.object({
      createdAt: dateTime,
      name: z.string(),
      subject: z.string(),
      message: z.string(),
      /** The names of what came with it. */
      files: z.array(z.string()),
      answers: z.array(
        z.object({ createdAt: dateTime, text: z.string(), files: z.array(z.string()) }),
      ),
    }),
  ),
  withdrawals: z.array(
    z.object({
      receivedAt: dateTime,
      name: z.string(),
      orderReference: z.string(),
      items: z.string(),
      status: z.string(),
      answer: z.string().nullable(),
      answeredAt: dateTime.nullable(),
    }),
  ),
  newsletter: z
    .object({
      /** In which mailings name prices; `null` for the store's own. */
      currency: z.string().nullable(),
      subscribedAt: dateTime,
      confirmedAt: dateTime.nullable(),
      unsubscribedAt: dateTime.nullable(),
    })
    .nullable(),
  /** Wishes to be reminded of a cart. */
  cartReminders: z.array(
    z.object({ askedAt: dateTime, mailedAt: dateTime.nullable(), language: z.string() }),
  ),
  /** What was drafted for the address to pay, and is not ordered. */
  paymentLinks: z.array(
    z.object({
      madeAt: dateTime,
      until: dateTime,
      products: z.array(z.string()),
      total: z.string(),
      currency: z.string(),
      name: z.string(),
      billingAddress: z.string(),
    }),
  ),
  passkeys: z.array(passkeySchema.omit({ id: true })),
})
export type LibraryData = z.infer<typeof libraryDataSchema>
