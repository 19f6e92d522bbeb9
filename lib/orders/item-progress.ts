import type { Order } from './contracts'

export const ITEM_PROGRESS = [
  'delivered',
  'sending',
  'waiting',
  'manual',
  'refunded',
  'stopped',
] as const
export type ItemProgress = (typeof ITEM_PROGRESS)[number]

type ItemDetails = {
  delivery: 'keys' | 'manual'
  quantity: number
  refundedQuantity: number
  /** Keys that the buyer may use; those of refunded units are withdrawn. */
  keyCount: number
}

/** Orders in these states deliver nothing more. */
export const isClosed = (orderStatus: Order['orderStatus']): boolean =>
  orderStatus === 'cancelled' || orderStatus === 'refunded'

/** Whether an item has all keys that its buyer is entitled to, and at least one. */
export const isComplete = ({ delivery, keyCount, quantity, refundedQuantity }: ItemDetails) =>
  delivery === 'keys' && keyCount > 0 && keyCount >= quantity - refundedQuantity

/** When an item of a pre-order is delivered, from that instant on; nothing of one that waits for no day. */
export const preorderDay = (
  progress: ItemProgress,
  { availableFrom }: { availableFrom: Date | null },
): { availableFrom?: string } =>
  progress === 'waiting' && availableFrom ? { availableFrom: availableFrom.toISOString() } : {}

/**
 * The delivery progress of an item: `sending` has its keys and waits for the mail, `waiting` needs
 * keys, `manual` is delivered by staff, `stopped` is not delivered because the order was closed.
 */
export function itemProgress(
  item: ItemDetails & { isDelivered: boolean },
  orderStatus: Order['orderStatus'],
): ItemProgress {
  if (item.refundedQuantity >= item.quantity) return 'refunded'
  if (item.isDelivered) return 'delivered'
  if (isClosed(orderStatus)) return 'stopped'
  if (item.delivery === 'manual') return 'manual'
  return isComplete(item) ? 'sending' : 'waiting'
}
