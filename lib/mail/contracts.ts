import { z } from 'zod'
import type { KeyType } from '@/lib/licences/key-rules'

/**
 * The kind of delivery mail: `first` is sent once for every order, `rest` for items that had to wait,
 * `resend` when a mail is sent again on request.
 */
const deliveryPartSchema = z.enum(['first', 'rest', 'resend'])
export type DeliveryPart = z.infer<typeof deliveryPartSchema>

/** Outbox payload of a delivery mail: its items. */
export const deliveryPayloadSchema = z.object({
  part: deliveryPartSchema,
  itemIds: z.array(z.number().int()).min(1),
})

/** Outbox payload of a mail about a payment that no order can be created for. */
export const unclaimedPayloadSchema = z.object({ paymentId: z.uuid() })

/** Outbox payload of the mail about many declined cards: how many within a minute. */
export const cardTestingPayloadSchema = z.object({ declines: z.number().int() })

/** Outbox payload of the mails about a refund request. */
export const refundRequestPayloadSchema = z.object({ refundRequestId: z.number().int() })

/** Outbox payload of the mails about a refund that succeeded or failed. */
export const refundPayloadSchema = z.object({ refundId: z.uuid() })

/** Outbox payload of the mail with a replacement key. */
export const replacementPayloadSchema = z.object({ keyId: z.number().int() })

/** Encryption purpose of the message of a manual delivery, which may contain licence data. */
export const HAND_DELIVERY = 'hand-delivery'

/** Outbox payload of a manual delivery. */
export const handDeliveryPayloadSchema = z.object({
  itemIds: z.array(z.number().int()).min(1),
  /** Base64 of the encrypted message. */
  sealedMessage: z.string(),
})

/** Where a product is installed from: a host, the page of the order, or wherever its publisher has it. */
export type InstalledFrom = { at: 'host'; host: string } | { at: 'order' } | { at: 'publisher' }

export type DeliveredItem = {
  name: string
  /** The whole address of the product's picture. */
  pictureUrl: string | null
  quantity: number
  /** Of one licence. */
  priceCents: number
  keyType: KeyType
  /** In plain text; exists only while the mail is rendered. */
  keys: string[]
  /** `waiting`: the pool has no keys left; `manual`: delivered by staff; `gift`: mailed to somebody else. */
  state: 'complete' | 'waiting' | 'manual' | 'gift'
  /** Where it is downloaded; `null`: not by a link. */
  installerUrl: string | null
  installedFrom: InstalledFrom
  /** None: as is usual for the type of its keys. */
  activationSteps: string[]
}

/** A gift in the mail to its recipient, and in its buyer's receipt. */
type GiftOfMail =
  | { reader: 'recipient'; recipientName: string; message: string }
  | { reader: 'buyer'; recipientEmail: string; sendAt: Date }

export type DeliveryMail = {
  orderNumber: string
  orderedAt: Date
  /** How dates are written for the store. */
  timezone: string
  /** Days within which the money of all of it goes back; 0: of some of it never. */
  refundDays: number
  /** By what the rest was paid. */
  paymentMethod: 'paypal' | 'card' | 'gift_card' | 'free'
  customerName: string
  subtotalCents: number
  taxCents: number
  /** Whether the buyer accounts for the tax. */
  isReverseCharge: boolean
  /** Whether its item prices include the tax. */
  pricesHoldTax: boolean
  totalCents: number
  /** What a coupon took off the prices of all items of the order, which cost `itemsCents`. */
  discountCents: number
  couponCode: string | null
  itemsCents: number
  /** What of the total a gift card paid. */
  giftCard: { lastFour: string; cents: number } | null
  items: DeliveredItem[]
  part: DeliveryPart
  /** Whom its keys are for, when it is not the buyer. */
  gift: GiftOfMail | null
  orderUrl: string
  supportEmail: string
}
