import 'server-only'
import { voidLastCards } from '@/lib/cart/gift-cards/undo-sale'
import type { Tx } from '@/lib/core/db'
import { takeBackLastKeys } from '@/lib/licences/take-back-keys'
import { withdrawLastKeys } from '@/lib/licences/withdraw-keys'
import { partsIn, refundedPieces } from './bundle-items'
import { closeBundles } from './complete-order'
import { isHeld } from './supply/queries'
import { moveOrder } from './transition'

export type RecordedRefund = {
  refundId: string
  /** Decimal, in the order's currency. */
  amount: string
  /** Whether the payment is fully refunded. */
  isWhole: boolean
  items: readonly { itemId: number; quantity: number }[]
  reason: string
  username: string
}

/**
 * Records a refund in an order: its state, its timeline, the refunded quantities, and the withdrawal of
 * their keys; a full refund withdraws all keys. A cancelled order stays cancelled. Runs in a
 * transaction that holds the order's lock.
 */
export async function recordOrderRefund(
  tx: Tx,
  orderId: number,
  refund: RecordedRefund,
): Promise<void> {
  const { refundId, amount, isWhole, username } = refund
  const recorded = {
    detail: { refundId, amount, whole: isWhole },
    actor: username,
    paymentStatus: isWhole ? 'refunded' : 'partially_refunded',
  }
  const moved =
    (await moveOrder(tx, orderId, isWhole ? 'refund_whole' : 'refund_part', recorded)) ||
    (await moveOrder(tx, orderId, 'refund_cancelled', recorded))
  if (!moved) throw new Error(`Order ${orderId} was refunded in full before`)
  await recordRefundedQuantities(tx, orderId, refund)
}

/** The last keys of an item are withdrawn first, and what is left on the gift cards that they are the codes of. */
async function recordRefundedQuantities(
  tx: Tx,
  orderId: number,
  { items: refunded, isWhole, reason }: RecordedRefund,
): Promise<void> {
  const quantities = new Map(refunded.map(({ itemId, quantity }) => [itemId, quantity]))
  const items = await tx.orderItem.findMany({ where: { orderId } })
  // Nobody has seen a key of what is not supplied yet.
  const isUnseen = await isHeld(tx, orderId)
  const refundedOf = (item: (typeof items)[number]): number =>
    isWhole
      ? item.quantity
      : Math.min(item.quantity, item.refundedQuantity + (quantities.get(item.id) ?? 0))
  const refundedWithin = (item: (typeof items)[number]): number => {
    const bundle = items.find(({ position }) => position === item.bundlePosition)
    // What came with a bundle goes back with it.
    return Math.max(refundedOf(item), bundle ? refundedPieces(item, bundle, refundedOf(bundle)) : 0)
  }
  for (const item of items) {
    const parts = item.isBundle ? partsIn(items, item) : []
    // A bundle of which nothing is left is refunded.
    const isEmpty = parts.length > 0 && parts.every((part) => refundedWithin(part) >= part.quantity)
    const refundedQuantity = isEmpty ? item.quantity : refundedWithin(item)
    if (refundedQuantity === item.refundedQuantity) continue
    await tx.orderItem.update({ where: { id: item.id }, data: { refundedQuantity } })
    const remaining = item.quantity - refundedQuantity
    if (isUnseen) await takeBackLastKeys(tx, item.id, remaining)
    await withdrawLastKeys(tx, item.id, remaining, `Refunded: ${reason}`)
    if (item.isGiftCard) await voidLastCards(tx, { id: item.id, remaining })
  }
  // What its bundle still waited for may have gone back.
  await closeBundles(tx, orderId)
}
