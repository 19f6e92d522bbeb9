import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { isComplete } from './item-progress'
import { lockOrder } from './locks'
import { orderIdOfToken } from './order-token'
import { itemsWithKeyCounts } from './queries'
import { queueDelivery } from './queue-delivery'
import { RESENT_EVENT, recentResends } from './recent-resends'
import { recordEvent } from './record-event'
import { RESEND_PAUSE_SECONDS, RESENDS_PER_DAY, type ResendState, resendState } from './resend-rule'
import { HELD_FIELDS, heldOf } from './supply/held'

/**
 * Mails the keys of an order again, only to the order's own address. It does not change the order or
 * its keys.
 *
 * @returns the number of resends left within a day
 * @throws AppError `unauthorized` for an expired link, `conflict` when there is nothing to send,
 *   `rate_limited` when the limit is reached
 */
export async function resendDelivery(token: string): Promise<{ left: number }> {
  const orderId = await orderIdOfToken(token)
  return db().$transaction(async (tx) => {
    // The row lock serializes two clicks.
    await lockOrder(tx, orderId)
    return resendLocked(tx, orderId)
  })
}

/** {@link resendDelivery} of an order whose lock the transaction holds. */
export async function resendLocked(tx: Tx, orderId: number): Promise<{ left: number }> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      orderStatus: true,
      gift: { select: { orderId: true } },
      supplyConsent: { select: HELD_FIELDS },
    },
  })
  const resends = await recentResends(tx, orderId)
  const isHeld = heldOf(order.supplyConsent) !== null
  const complete = (await itemsWithKeyCounts(tx, orderId)).filter(isComplete)
  const itemIds = isHeld ? [] : complete.map(({ id }) => id)
  const state = resendState({
    orderStatus: order.orderStatus,
    isGift: order.gift !== null,
    completeItems: itemIds.length,
    resentToday: resends.length,
  })
  const left = RESENDS_PER_DAY - resends.length
  if (state !== 'closed' && state !== 'gift' && wasJustResent(resends)) return { left }
  if (state !== 'possible') throw refusal(state, resends)
  await queueDelivery(tx, orderId, 'resend', itemIds)
  await recordEvent(tx, orderId, RESENT_EVENT, { itemIds })
  return { left: left - 1 }
}

const secondsSince = (time: Date) => (Date.now() - time.getTime()) / 1000

function wasJustResent(resends: readonly Date[]): boolean {
  const last = resends.at(-1)
  return last !== undefined && secondsSince(last) < RESEND_PAUSE_SECONDS
}

function refusal(state: Exclude<ResendState, 'possible'>, resends: readonly Date[]): AppError {
  const details = { reason: state }
  if (state === 'closed')
    return new AppError('conflict', say('orders.refundedOrCancelled'), {
      details,
    })
  if (state === 'gift')
    return new AppError('conflict', say('orders.keysForRecipient'), {
      details,
    })
  if (state === 'nothing_yet')
    return new AppError('conflict', say('orders.noKeysYet'), {
      details,
    })
  const oldest = resends[0]
  return new AppError('rate_limited', say('orders.sentAgainAtMost', { count: RESENDS_PER_DAY }), {
    details,
    retryAfter: oldest ? Math.max(1, Math.ceil(DAY_MS / 1000 - secondsSince(oldest))) : undefined,
  })
}
