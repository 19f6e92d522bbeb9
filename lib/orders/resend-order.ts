import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { retryUnsent } from '@/lib/mail/retry-unsent'
import { dependsOnMail } from '@/lib/mail/transition'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { DELIVERY_MAILS } from './delivery-mails'
import { isClosed, isComplete } from './item-progress'
import { orderForChange } from './order-for-change'
import type { PlacedOrder } from './placed-order'
import { itemsWithKeyCounts } from './queries'
import { queueDelivery } from './queue-delivery'
import { recordEvent } from './record-event'
import { CONFIRMATION_MAIL, WAITING_MAIL } from './supply/mail-kinds'
import { isHeld } from './supply/queries'

/** A second click within this time is the same request. */
const PAUSE_MS = 60_000
const RESENT_BY_STAFF = 'delivery_resent_by_staff'

/** What was done: waiting mails were retried, or a new one was queued. */
export type Resent = 'retried' | 'queued'

type SentAgain = { what: Resent /** One of the mails. */; mailId: string | null }

/**
 * Mails the delivered items of an order again. Mails that could not be sent so far are retried instead.
 *
 * @throws AppError `not_found`; `conflict` when there is nothing to send, or it was just sent
 */
export async function resendOrder(orderNumber: string, actor: Actor): Promise<Resent> {
  return db().$transaction(async (tx) => {
    const order = await orderForChange(tx, orderNumber)
    const last = await tx.orderEvent.findFirst({
      where: {
        orderId: order.id,
        kind: RESENT_BY_STAFF,
        createdAt: { gt: new Date(Date.now() - PAUSE_MS) },
      },
    })
    if (last) throw new AppError('conflict', say('orders.sentAgainJustNow'))
    if (isClosed(order.orderStatus))
      throw new AppError('conflict', say('orders.keysWithdrawn', { status: order.orderStatus }))
    const resent = await sendAgain(tx, order)
    if (!resent) throw new AppError('conflict', say('orders.nothingToSend'))
    const to = order.gift?.recipientEmail ?? order.customerEmail
    await recordEvent(tx, order.id, RESENT_BY_STAFF, { to }, actor.username)
    await recordAudit(tx, actor, {
      action: 'order.resend',
      dependsOn: resent.mailId === null ? undefined : dependsOnMail(resent.mailId),
      entityType: 'order',
      entityId: order.orderNumber,
      after: { to },
    })
    return resent.what
  })
}

const isBeforeItsDay = async (tx: Tx, { gift }: Pick<PlacedOrder, 'gift'>): Promise<boolean> =>
  gift !== null && gift.sendAt > (await databaseTime(tx))

/**
 * Of an order that is not supplied yet, what confirms its buyer's consent is tried again.
 *
 * @returns `null` when the order has nothing that may be sent yet
 */
export async function sendAgain(
  tx: Tx,
  order: Pick<PlacedOrder, 'id' | 'orderStatus' | 'gift'>,
): Promise<SentAgain | null> {
  if (isClosed(order.orderStatus)) return null
  if (await isHeld(tx, order.id)) {
    const [mailId] = await retryUnsent(tx, order.id, [CONFIRMATION_MAIL, WAITING_MAIL])
    return mailId === undefined ? null : { what: 'retried', mailId }
  }
  if (await isBeforeItsDay(tx, order)) return null
  const [retried] = await retryUnsent(tx, order.id, DELIVERY_MAILS)
  if (retried !== undefined) return { what: 'retried', mailId: retried }
  const itemIds = (await itemsWithKeyCounts(tx, order.id)).filter(isComplete).map(({ id }) => id)
  if (itemIds.length === 0) return null
  return { what: 'queued', mailId: await queueDelivery(tx, order.id, 'resend', itemIds) }
}
