/** All that the back office sees of one order. */

import { z } from 'zod'
import { cartSourceSchema } from '@/lib/cart/source-contracts'
import { priceSchema } from '@/lib/catalog/contracts'
import { statementSchema } from '@/lib/catalog/statement-contracts'
import { GIFT_DESIGNS } from '@/lib/customers/gift-designs'
import { taxEvidenceSchema } from '@/lib/customers/taxes/contracts'
import { partSchema } from '@/lib/customers/territory-schema'
import { KEY_TYPES } from '@/lib/licences/key-rules'
import { agreedTextSchema } from '@/lib/orders/agreed-texts/contracts'
import { orderSchema } from '@/lib/orders/contracts'
import { ITEM_PROGRESS } from '@/lib/orders/item-progress'
import { MANUAL_MEANS } from '@/lib/payments/manual/means'
import { PROVIDER_IDS } from '@/lib/payments/provider-ids'
import { adminRefundRequestSchema, orderRefundSchema } from './admin-contracts'

const dateTime = z.iso.datetime()

const orderKeySchema = z.object({
  id: z.number().int(),
  /** All but the last four characters are masked. */
  masked: z.string(),
  keyType: z.enum(KEY_TYPES),
  status: z.enum(['available', 'reserved', 'used', 'quarantined']),
  assignedAt: dateTime.nullable(),
  quarantinedAt: dateTime.nullable(),
  quarantineReason: z.string().nullable(),
  /** Of a key that was made by a rule: on how many devices it is active. */
  licence: z.object({ devices: z.number().int(), deviceLimit: z.number().int() }).nullable(),
})

/** An order as its page in the back office shows it. Keys are masked. */
export const orderDetailSchema = orderSchema.omit({ items: true }).extend({
  /** The page of its buyer. */
  customerId: z.number().int().nullable(),
  locale: z.string(),
  /** Where the buyer came from. */
  source: cartSourceSchema.nullable(),
  /** The buyer's country, and the tax ID that they entered. */
  taxCountry: z.string().nullable(),
  /** The part of it that may be taxed otherwise. */
  taxTerritory: partSchema.nullable(),
  taxId: z.string().nullable(),
  /** Percent; `null` for orders from before rates were recorded. */
  taxRate: z.string().nullable(),
  taxEvidence: taxEvidenceSchema.nullable(),
  /** What of the subtotal is gift cards. */
  untaxedAmount: priceSchema,
  updatedAt: dateTime,
  completedAt: dateTime.nullable(),
  /** Whom its keys are for, when it is not the buyer. */
  gift: z
    .object({
      recipientEmail: z.string(),
      recipientName: z.string(),
      message: z.string(),
      /** Its keys are not mailed before. */
      sendAt: dateTime,
      /** In which that was chosen. */
      timeZone: z.string().nullable(),
      /** How the gift cards in it look. */
      design: z.enum(GIFT_DESIGNS),
    })
    .nullable(),
  /** What its buyer answered about immediate supply; `null` where nobody asked. */
  supplyConsent: z
    .object({
      isGiven: z.boolean(),
      version: z.number().int(),
      supplyText: z.string(),
      lossText: z.string(),
      locale: z.string(),
      answeredAt: dateTime,
      /** When the buyer had not agreed, of one who did later. */
      declinedAt: dateTime.nullable(),
      /** The network address that it was answered from, as long as it is kept. */
      network: z.string().nullable(),
      /** Without consent: until when nothing is supplied. */
      waitsUntil: dateTime.nullable(),
      /** When a mail server had taken the confirmation, and its Message-ID. */
      confirmedAt: dateTime.nullable(),
      messageId: z.string().nullable(),
      releasedAt: dateTime.nullable(),
    })
    .nullable(),
  items: z.array(
    z.object({
      id: z.number().int(),
      productId: z.number().int(),
      productName: z.string(),
      productPrice: priceSchema,
      /** Its share of the order's discount. */
      discount: priceSchema,
      quantity: z.number().int(),
      refundedQuantity: z.number().int(),
      /** How many of it are in refunds that are on their way, or wait. */
      waitingQuantity: z.number().int(),
      delivery: z.enum(['keys', 'manual']),
      isGiftCard: z.boolean(),
      isBundle: z.boolean(),
      position: z.number().int(),
      /** Of an item that came with a bundle: the position of that. */
      bundlePosition: z.number().int().nullable(),
      /** What of the price of the bundle falls to all of it. */
      bundleShare: priceSchema.nullable(),
      deliveredAt: dateTime.nullable(),
      /** Since when its buyer has it or can see it, where he was asked about immediate supply. */
      suppliedAt: dateTime.nullable(),
      progress: z.enum(ITEM_PROGRESS),
      /** Of a pre-order that waits for its day: when that is. */
      availableFrom: dateTime.optional(),
      /** What its buyer was told of its keys and updates; `null`: nothing. */
      statement: statementSchema.nullable(),
      keys: z.array(orderKeySchema),
    }),
  ),
  payment: z.object({
    id: z.string(),
    provider: z.enum(PROVIDER_IDS),
    status: z.string(),
    providerOrderId: z.string().nullable(),
    providerTransactionId: z.string().nullable(),
    cardType: z.string().nullable(),
    lastFour: z.string().nullable(),
    capturedAmount: priceSchema,
    /** What the provider kept of it; `null` where it does not say. */
    providerFee: priceSchema.nullable(),
    /** Whether that is an estimate by the owner's contract. */
    providerFeeIsEstimated: z.boolean(),
    refundedAmount: priceSchema,
    /** The amount that may still be refunded, excluding pending refunds. */
    refundableAmount: priceSchema,
    capturedAt: dateTime.nullable(),
    /** How money came that came outside of the store; `null` for any other. `receivedOn`: a day. */
    manual: z
      .object({ means: z.enum(MANUAL_MEANS), reference: z.string(), receivedOn: z.iso.date() })
      .nullable(),
  }),
  /** The versions of the texts of law that it was paid under. */
  agreedTexts: z.array(agreedTextSchema),
  /** What it earned, in the base currency; `null` for one with a gift card. */
  margin: z
    .object({
      revenue: priceSchema,
      keyCost: priceSchema,
      piecesOfUnknownCost: z.number().int(),
      /** `null` where the provider does not tell it; the margin is the one before it then. */
      providerFee: priceSchema.nullable(),
      /** After keys and fee. May begin with a minus; `null` while the cost of a piece is not known. */
      margin: z.string().nullable(),
    })
    .nullable(),
  refunds: z.array(orderRefundSchema),
  refundRequests: z.array(adminRefundRequestSchema),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      /** For a delivery mail: first, rest or resend. */
      part: z.string().nullable(),
      toAddress: z.string(),
      status: z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled']),
      attempts: z.number().int(),
      lastError: z.string().nullable(),
      createdAt: dateTime,
      sentAt: dateTime.nullable(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      detail: z.record(z.string(), z.unknown()),
      actor: z.string(),
      createdAt: dateTime,
    }),
  ),
})
export type OrderDetail = z.infer<typeof orderDetailSchema>
