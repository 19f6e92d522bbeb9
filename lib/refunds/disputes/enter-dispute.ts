import 'server-only'
import { endOfDay } from '@/lib/core/calendar'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { paymentById } from '@/lib/payments/queries'
import { recordProviderRefund } from '@/lib/refunds/record-provider-refund'
import { leftParts } from '@/lib/refunds/refund-amounts'
import { currentSetting } from '@/lib/settings/queries'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { EnterDispute } from './contracts'
import { recordDispute } from './record-dispute'

/**
 * Enters, or changes, a dispute that no provider reports: banks tell the holder of a card processor's
 * account of it by letter. When it is lost, the rest of the money counts as taken back.
 *
 * @throws AppError `not_found`, `conflict` for an order whose money went back before
 */
export async function enterDispute(
  orderNumber: string,
  { reference, reason, status, respondBy }: EnterDispute,
  actor: Actor,
): Promise<void> {
  const order = await db().order.findUnique({
    where: { orderNumber },
    select: { paymentId: true },
  })
  if (!order) throw new AppError('not_found', say('orders.unknown'))
  const payment = await paymentById(order.paymentId)
  const key = { provider: payment.provider, providerDisputeId: reference }
  const known = await db().dispute.findUnique({ where: { provider_providerDisputeId: key } })
  if (known && known.paymentId !== payment.id)
    throw new AppError('conflict', say('disputes.numberOfAnotherOrder'))
  // Of what a gift card paid no bank takes anything back.
  const { providerCents: left } = leftParts(payment, null)
  if (!known && left === 0) throw new AppError('conflict', say('disputes.moneyGoneBack'))
  const now = new Date()
  const timezone = await currentSetting('timezone')
  await recordDispute(
    payment,
    {
      providerDisputeId: reference,
      status,
      reason,
      amount: { cents: left || (payment.captured?.cents ?? 0), currency: payment.currency },
      respondBy: respondBy ? new Date(endOfDay(respondBy, timezone).getTime() - 1) : null,
      openedAt: known?.openedAt ?? now,
      changedAt: now,
    },
    actor.username,
  )
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'order.dispute',
      entityType: 'order',
      entityId: orderNumber,
      before: known ? { status: known.status } : undefined,
      after: { reference, reason, status, respondBy: respondBy ?? null },
    }),
  )
  if (status === 'lost' && left > 0)
    await recordProviderRefund(payment, {
      providerRefundId: `dispute:${reference}`,
      isRequest: () => false,
      amount: { cents: left, currency: payment.currency },
      status: 'refunded',
      isReversal: true,
    })
}
