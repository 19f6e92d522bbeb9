import 'server-only'
import { db } from '@/lib/core/db'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import type { PartRefund } from '@/lib/payments/provider'
import { providerOf } from '@/lib/payments/providers'
import { paymentById } from '@/lib/payments/queries'
import { eachIdleRefund } from './each-idle-refund'
import { lockForRefund } from './lock-for-refund'
import { obstacleOf } from './obstacle'
import { refundsUnderWay } from './queries'
import { recordRefundFailed } from './record-refund-failed'
import type { Refund } from './refund'
import { settleRefund } from './settle-refund'
import { moveRefund } from './transition'

/** How often a charge is looked up. */
const PAUSE_SECONDS = 15 * 60
/** Charges settle once a day; one that has not by then never will. */
const WAITS_FOR_MS = 7 * DAY_MS

/**
 * Makes the refunds that wait, once the charge has settled: each is taken by one process, found at the provider before it is
 * asked for, and so made once. One that can't be made any more fails, and the owner is told.
 */
export const makeWaitingRefunds = (now = new Date()): Promise<void> =>
  eachIdleRefund({ status: 'waiting', forSeconds: PAUSE_SECONDS }, (refund) =>
    makeIfSettled(refund, now),
  )

async function makeIfSettled(refund: Refund, now: Date): Promise<void> {
  if (refund.status !== 'waiting') return
  const obstacle = await obstacleOf(refund)
  if (obstacle) return recordRefundFailed(refund, obstacle, 'again')
  const payment = await paymentById(refund.paymentId)
  const parts: PartRefund = (await providerOf(payment).partRefund?.(payment)) ?? 'possible'
  if (parts === 'impossible')
    return recordRefundFailed(refund, say('refunds.chargeNeverSettled'), 'again')
  if (parts !== 'possible') {
    if (now.getTime() - refund.createdAt.getTime() > WAITS_FOR_MS)
      await recordRefundFailed(refund, say('refunds.chargeNotSettledInWeek'), 'again')
    return
  }
  if (await take(refund)) await settleRefund({ ...refund, status: 'pending' }, 'settled')
}

/** @returns whether it is asked for now: it was not taken back, and no other refund of the payment is pending */
const take = (refund: Refund): Promise<boolean> =>
  db().$transaction(async (tx) => {
    await lockForRefund(tx, refund)
    if ((await refundsUnderWay(tx, refund.paymentId))?.isPending) return false
    return moveRefund(tx, refund.id, 'ask', {})
  })
