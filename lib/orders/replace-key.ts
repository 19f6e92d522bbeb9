import 'server-only'
import { replaceCode } from '@/lib/cart/gift-cards/issue-gift-cards'
import { stockChanged } from '@/lib/catalog/refresh-stock'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { assignKeys } from '@/lib/licences/assign-keys'
import { watchStock } from '@/lib/licences/low-stock'
import { withdrawKey } from '@/lib/licences/withdraw-keys'
import { queueMail } from '@/lib/mail/queue-mail'
import { type Named, recordAudit } from '@/lib/staff/audit'
import { isClosed } from './item-progress'
import { keyRecipient } from './key-recipient'
import { settleReplaced } from './key-reports/transition'
import { lockOrderAndPayment } from './locks'
import { recordEvent } from './record-event'
import { isHeld } from './supply/queries'

/**
 * Withdraws a faulty key from its item, assigns another key of the same product, and mails it to the
 * buyer, all or nothing. A gift card gets another code; what is left on it stays. What its buyer had reported of it is settled.
 *
 * @param alongside what is done if, and only if, the key is replaced: `before` that, under the order's lock, or `after` it
 * @returns the new key's id
 * @throws AppError `not_found`; `conflict` for a key that no buyer holds or a closed order;
 *   `out_of_stock` when the product has no other key
 */
export async function replaceKey(
  keyId: number,
  reason: string,
  actor: Named,
  alongside: {
    before?: (tx: Tx) => Promise<unknown>
    after?: (tx: Tx, newKeyId: number) => Promise<unknown>
  } = {},
): Promise<number> {
  const { newKeyId, productId } = await db().$transaction(async (tx) => {
    const { item, order } = await soldKey(tx, keyId)
    await alongside.before?.(tx)
    if (!(await withdrawKey(tx, keyId, reason))) throw alreadyReplaced()
    const newKeyId =
      (await replaceCode(tx, keyId, { ...item, paymentId: order.paymentId })) ??
      (await assignAnother(tx, { ...item, insteadOf: keyId }, order.paymentId))
    await watchStock(tx, [item.productId])
    if (!(await isHeld(tx, order.id))) await mailKey(tx, order, keyId, newKeyId)
    const details = { product: item.productName, keyId, newKeyId, reason }
    await recordEvent(tx, order.id, 'key_replaced', details, actor.username)
    await recordAudit(tx, actor, {
      action: 'key.replace',
      entityType: 'product_key',
      entityId: keyId,
      before: { status: 'used', orderNumber: order.orderNumber },
      after: { status: 'quarantined', reason, newKeyId },
    })
    await settleReplaced(tx, { keyId, newKeyId, username: actor.username })
    await alongside.after?.(tx, newKeyId)
    return { newKeyId, productId: item.productId }
  })
  await stockChanged([productId])
  return newKeyId
}

/** Of an order that is not supplied yet the key comes with the others. */
async function mailKey(
  tx: Tx,
  order: { id: number; customerEmail: string; locale: string },
  keyId: number,
  newKeyId: number,
): Promise<void> {
  const { to, afterSeconds } = await keyRecipient(tx, order)
  await queueMail(
    tx,
    {
      kind: 'key_replacement',
      dedupeKey: `key-replacement:${keyId}`,
      to,
      locale: order.locale,
      orderId: order.id,
      payload: { keyId: newKeyId },
    },
    { afterSeconds },
  )
}

/**
 * The key's item and order, locked; checked again under the lock, so that a second click is refused.
 */
async function soldKey(tx: Tx, keyId: number) {
  const sold = await tx.productKey.findUnique({
    where: { id: keyId },
    select: { orderItem: { include: { order: true } } },
  })
  if (!sold) throw new AppError('not_found', say('orders.unknownKey'))
  if (!sold.orderItem) throw new AppError('conflict', say('orders.keyNotSold'))
  await lockOrderAndPayment(tx, sold.orderItem.order)
  const key = await tx.productKey.findUniqueOrThrow({
    where: { id: keyId },
    select: { status: true, orderItem: { include: { order: true } } },
  })
  if (key.status !== 'used' || !key.orderItem) throw alreadyReplaced()
  const { order, ...item } = key.orderItem
  if (isClosed(order.orderStatus))
    throw new AppError('conflict', say('orders.keysWithdrawn', { status: order.orderStatus }))
  return { item, order }
}

async function assignAnother(
  tx: Tx,
  item: { id: number; productId: number; productName: string; insteadOf: number },
  paymentId: string,
): Promise<number> {
  const [keyId] = await assignKeys(tx, { ...item, paymentId, missing: 1 })
  if (keyId === undefined)
    throw new AppError('out_of_stock', say('orders.noOtherKey', { product: item.productName }))
  return keyId
}

const alreadyReplaced = () => new AppError('conflict', say('orders.keyReplacedAlready'))
