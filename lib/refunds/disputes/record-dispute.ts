import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toDecimal } from '@/lib/core/money'
import { deliverSoon } from '@/lib/licences/deliver-soon'
import { withdrawDisputedKeys } from '@/lib/licences/withdraw-keys'
import { mailOwner } from '@/lib/mail/mail-owner'
import { deliverHeldGift } from '@/lib/orders/deliver-held-gift'
import { markDisputed } from '@/lib/orders/mark-disputed'
import { recordEvent } from '@/lib/orders/record-event'
import type { Payment } from '@/lib/payments/payment'
import type { ProviderDispute } from '@/lib/payments/provider-notice'
import { lockForRefund } from '@/lib/refunds/lock-for-refund'
import { orderIdOfPayment } from '@/lib/refunds/queries'
import { currentSettings } from '@/lib/settings/queries'
import { type DisputeStatus, EVENT_TO, isOpen } from './lifecycle'
import { reasonText } from './reason-text'
import { moveDispute } from './transition'

/** `null`: it was not known before. */
type Change = { id: string; before: DisputeStatus | null; after: DisputeStatus }

/**
 * Records what is known of a dispute, in whatever order it is told. While one is open its order is not
 * delivered, and its keys are quarantined if the owner wants that.
 *
 * @param username who entered it, when the provider reports none
 */
export async function recordDispute(
  payment: Payment,
  news: ProviderDispute,
  username: string | null = null,
): Promise<'recorded' | 'known'> {
  const orderId = await orderIdOfPayment(payment.id)
  return db().$transaction(async (tx) => {
    await lockForRefund(tx, { orderId, paymentId: payment.id })
    const change = await storeNews(tx, payment, orderId, news, username)
    if (!change || change.before === change.after) return 'known'
    if (isOpen(change.after) && !(change.before && isOpen(change.before)))
      await open(tx, change.id, orderId, news)
    if (!isOpen(change.after)) await close(tx, change, orderId, payment.id)
    return 'recorded'
  })
}

async function storeNews(
  tx: Tx,
  { id: paymentId, provider }: Payment,
  orderId: number | null,
  news: ProviderDispute,
  username: string | null,
): Promise<Change | null> {
  const { providerDisputeId, status: after, respondBy, changedAt } = news
  const known = await tx.dispute.findUnique({
    where: { provider_providerDisputeId: { provider, providerDisputeId } },
  })
  if (known) {
    const isNews = await moveDispute(tx, known.id, EVENT_TO[after], { changedAt, respondBy })
    return isNews ? { id: known.id, before: known.status, after } : null
  }
  const id = newId()
  await tx.dispute.create({
    data: {
      id,
      provider,
      providerDisputeId,
      paymentId,
      orderId,
      status: after,
      reason: news.reason,
      amount: toDecimal(news.amount.cents),
      currency: news.amount.currency,
      respondBy,
      openedAt: news.openedAt,
      changedAt,
      username,
    },
  })
  return { id, before: null, after }
}

async function open(
  tx: Tx,
  disputeId: string,
  orderId: number | null,
  { reason, amount, respondBy }: ProviderDispute,
): Promise<void> {
  const { disputedKeys } = await currentSettings(tx)
  if (orderId !== null) {
    await markDisputed(tx, orderId, new Date())
    const keys =
      disputedKeys === 'quarantine'
        ? await withdrawDisputedKeys(tx, orderId, `Payment disputed: ${reasonText(reason)}`)
        : 0
    await recordEvent(tx, orderId, 'dispute_opened', {
      disputeId,
      reason,
      amount: toDecimal(amount.cents),
      respondBy: respondBy?.toISOString() ?? null,
      keys,
    })
  }
  await mailOwner(tx, {
    kind: 'owner_dispute',
    dedupeKey: `dispute:${disputeId}`,
    orderId: orderId ?? undefined,
    payload: { disputeId },
  })
}

/** After a lost one nothing is delivered any more: the provider takes the money back. */
async function close(
  tx: Tx,
  { id: disputeId, after }: Change,
  orderId: number | null,
  paymentId: string,
): Promise<void> {
  if (orderId === null) return
  await recordEvent(tx, orderId, after === 'won' ? 'dispute_won' : 'dispute_lost', { disputeId })
  const unsettled = await tx.dispute.count({
    where: { paymentId, status: { not: 'won' } },
  })
  if (unsettled > 0) return
  await markDisputed(tx, orderId, null)
  await deliverHeldGift(tx, orderId)
  // Whoever's keys were withdrawn waits for others.
  await deliverSoon(tx)
}
