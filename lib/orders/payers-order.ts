import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Prisma, Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { type ServerText, say } from '@/lib/core/server-text'
import { type KeyDisplay, keyDisplay, shownUntil } from './key-display'
import { HELD_FIELDS, heldOf } from './supply/held'

/** A browser that says it paid for an order; its cart session proves it. */
export type Payer = { orderNumber: string; sessionId: string | null }

const FIELDS = {
  id: true,
  orderStatus: true,
  disputedAt: true,
  payment: { select: { sessionId: true, capturedAt: true } },
  gift: { select: { recipientEmail: true, sendAt: true } },
  supplyConsent: { select: HELD_FIELDS },
} as const satisfies Prisma.OrderSelect

type PayersOrder = Pick<
  Prisma.OrderGetPayload<{ select: typeof FIELDS }>,
  'id' | 'orderStatus' | 'gift' | 'supplyConsent'
> & {
  display: KeyDisplay
  shownUntil: Date
}

/**
 * The order that a browser paid for in the last hours. Unknown numbers, orders of others and those that were paid too
 * long ago are refused alike, so that a number tells nothing.
 *
 * @throws AppError `not_found`
 */
export async function payersOrder(tx: Tx, payer: Payer): Promise<PayersOrder> {
  const order = await tx.order.findUnique({
    where: { orderNumber: payer.orderNumber },
    select: FIELDS,
  })
  const paidAt = order?.payment.capturedAt
  const display =
    order &&
    keyDisplay(
      { ...order, isGift: order.gift !== null, held: heldOf(order.supplyConsent) },
      payer.sessionId,
      await databaseTime(tx),
    )
  if (!order || !paidAt || !display) throw new AppError('not_found', say('orders.notFound'))
  return {
    id: order.id,
    orderStatus: order.orderStatus,
    gift: order.gift,
    supplyConsent: order.supplyConsent,
    display,
    shownUntil: shownUntil(paidAt),
  }
}

const REFUSALS: Record<Exclude<KeyDisplay, 'shown'>, ServerText> = {
  closed: say('orders.refundedOrCancelled'),
  on_hold: say('orders.keysKeptBack'),
  gift: say('orders.keysForRecipient'),
  unconfirmed: say('orders.notSuppliedYet'),
  waits: say('orders.notSuppliedYet'),
}

/**
 * @param besides what is enough, too
 * @throws AppError `conflict` when the order's keys are withdrawn, kept back, or for somebody else
 */
export function requireShown({ display }: PayersOrder, besides: readonly KeyDisplay[] = []): void {
  if (display !== 'shown' && !besides.includes(display)) throw keysRefused(display)
}

/** Why an order's keys are not for whoever asks. */
export const keysRefused = (display: Exclude<KeyDisplay, 'shown'>) =>
  new AppError('conflict', REFUSALS[display], { details: { reason: display } })
