import { z } from 'zod'

/**
 * Which delivery mail it is: `first` for the one that every order gets once, `rest` for what had to
 * wait, `resend` for what the buyer asked to be sent again.
 */
const deliveryPartSchema = z.enum(['first', 'rest', 'resend'])
export type DeliveryPart = z.infer<typeof deliveryPartSchema>

/** What the outbox keeps of a delivery mail: the items that it is about. */
export const deliveryPayloadSchema = z.object({
  part: deliveryPartSchema,
  itemIds: z.array(z.number().int()).min(1),
})

/** What the outbox keeps of a mail about money that no order can be made for. */
export const unclaimedPayloadSchema = z.object({ paymentId: z.uuid() })

/** What the outbox keeps of the mails about a refund request. */
export const refundRequestPayloadSchema = z.object({ refundRequestId: z.number().int() })

/** What the outbox keeps of the mails about money that went back, or did not. */
export const refundPayloadSchema = z.object({ refundId: z.uuid() })

/** What the outbox keeps of the mail with a key that replaces a faulty one. */
export const replacementPayloadSchema = z.object({ keyId: z.number().int() })

/** What the message of a delivery by hand is sealed for: it may hold licence data. */
export const HAND_DELIVERY = 'hand-delivery'

/** What the outbox keeps of a delivery by hand. */
export const handDeliveryPayloadSchema = z.object({
  itemIds: z.array(z.number().int()).min(1),
  /** Base64 of the encrypted message. */
  sealedMessage: z.string(),
})

export type DeliveredItem = {
  name: string
  quantity: number
  priceCents: number
  keyType: 'license' | 'activation' | 'serial' | 'download_link'
  /** In clear; only ever held while the mail is rendered. */
  keys: string[]
  /** `waiting`: the pool ran dry; `manual`: somebody delivers it by hand. */
  state: 'complete' | 'waiting' | 'manual'
}

export type DeliveryMail = {
  orderNumber: string
  customerName: string
  subtotalCents: number
  taxCents: number
  /** Whether the prices of its items hold the tax. */
  pricesHoldTax: boolean
  totalCents: number
  items: DeliveredItem[]
  part: DeliveryPart
  orderUrl: string
  supportEmail: string
  storeName: string
}
