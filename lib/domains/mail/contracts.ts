import { z } from 'zod'

/** What the outbox keeps of a delivery mail: the items that it is about. */
export const deliveryPayloadSchema = z.object({
  part: z.enum(['first', 'rest']),
  itemIds: z.array(z.number().int()).min(1),
})

/** What the outbox keeps of a mail about money that no order can be made for. */
export const unclaimedPayloadSchema = z.object({ paymentId: z.uuid() })

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
  totalCents: number
  items: DeliveredItem[]
  /** False for a later mail that brings only what was missing. */
  isFirst: boolean
  orderUrl: string
  supportEmail: string
  storeName: string
}
