import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { assignKeys } from '@/lib/licences/reservations'
import { queueMail } from '@/lib/mail/outbox'
import { watchStock } from '@/lib/notifications/low-stock'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockOrderAndPayment } from './change-order'
import { recordEvent } from './commands'
import { isClosed } from './item-progress'

/**
 * Takes a faulty key away from the item that it was sold with, gives that item another one of the
 * same product, and mails the buyer the new one, all or nothing.
 *
 * @returns the new key's id
 * @throws AppError `not_found`; `conflict` for a key that nobody holds (any more) or a closed order;
 *   `out_of_stock` when the product has no other key
 */
export async function replaceKey(keyId: number, reason: string, actor: Actor): Promise<number> {
  return db().$transaction(async (tx) => {
    const { item, order } = await soldKey(tx, keyId)
    await tx.productKey.update({
      where: { id: keyId },
      data: { status: 'quarantined', quarantinedAt: new Date(), quarantineReason: reason },
    })
    const newKeyId = await assignAnother(tx, item, order.paymentId)
    await watchStock(tx, [item.productId])
    await queueMail(tx, {
      kind: 'key_replacement',
      dedupeKey: `key-replacement:${keyId}`,
      to: order.customerEmail,
      locale: order.locale,
      orderId: order.id,
      payload: { keyId: newKeyId },
    })
    const facts = { product: item.productName, keyId, newKeyId, reason }
    await recordEvent(tx, order.id, 'key_replaced', facts, actor.username)
    await recordAudit(tx, actor, {
      action: 'key.replace',
      entityType: 'product_key',
      entityId: keyId,
      before: { status: 'used', orderNumber: order.orderNumber },
      after: { status: 'quarantined', reason, newKeyId },
    })
    return newKeyId
  })
}

/** The key's item and order, locked; looked at again under the lock, so that a second click is refused. */
async function soldKey(tx: Tx, keyId: number) {
  const known = await tx.productKey.findUnique({
    where: { id: keyId },
    select: { orderItem: { include: { order: true } } },
  })
  if (!known) throw new AppError('not_found', 'There is no key with this id')
  if (!known.orderItem) throw new AppError('conflict', 'This key was not sold with an order')
  await lockOrderAndPayment(tx, known.orderItem.order)
  const key = await tx.productKey.findUniqueOrThrow({
    where: { id: keyId },
    select: { status: true, orderItem: { include: { order: true } } },
  })
  if (key.status !== 'used' || !key.orderItem)
    throw new AppError('conflict', 'This key was already replaced or withdrawn')
  const { order, ...item } = key.orderItem
  if (isClosed(order.orderStatus))
    throw new AppError('conflict', `This order is ${order.orderStatus}; its keys are withdrawn`)
  return { item, order }
}

async function assignAnother(
  tx: Tx,
  item: { id: number; productId: number; productName: string },
  paymentId: string,
): Promise<number> {
  const before = await keyIdsOf(tx, item.id)
  if ((await assignKeys(tx, { ...item, paymentId, missing: 1 })) === 0)
    throw new AppError(
      'out_of_stock',
      `There is no other key of ${item.productName}. Add keys first.`,
    )
  const added = (await keyIdsOf(tx, item.id)).find((id) => !before.includes(id))
  if (added === undefined) throw new Error(`Item ${item.id} got no key`)
  return added
}

async function keyIdsOf(tx: Tx, orderItemId: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>(
    Prisma.sql`SELECT "id" FROM "ProductKey" WHERE "orderItemId" = ${orderItemId} AND "status" = 'used'`,
  )
  return rows.map(({ id }) => id)
}
