import type { Order } from '@/lib/orders/contracts'
import { isClosed } from '@/lib/orders/item-progress'

/**
 * `closed`: refunded or cancelled; `on_hold`: the payment is, or was, disputed; `gift`: not the buyer's; `held`: not supplied yet, or a
 * pre-order.
 */
export const FILE_ACCESS = ['available', 'closed', 'on_hold', 'gift', 'held'] as const
export type FileAccess = (typeof FILE_ACCESS)[number]

type Purchase = {
  quantity: number
  refundedQuantity: number
  deliveredAt: Date | null
  product: { availableFrom: Date | null }
  order: {
    orderStatus: Order['orderStatus']
    disputedAt: Date | null
    isGift: boolean
    isHeld: boolean
  }
}

/** Whether an order's buyer may download files at all. */
export function orderAccess({
  orderStatus,
  disputedAt,
  isGift,
  isHeld,
}: Purchase['order']): FileAccess {
  if (isClosed(orderStatus)) return 'closed'
  if (disputedAt !== null) return 'on_hold'
  if (isHeld) return 'held'
  return isGift ? 'gift' : 'available'
}

/** Whether the buyer of an item may download its product's files: while any of it is paid for, and of a pre-order not before its day. */
export function itemAccess({ order, product, ...item }: Purchase): FileAccess {
  if (item.refundedQuantity >= item.quantity) return 'closed'
  const access = orderAccess(order)
  const isPreorder = product.availableFrom !== null && item.deliveredAt === null
  return access === 'available' && isPreorder ? 'held' : access
}
