import { z } from 'zod'

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
