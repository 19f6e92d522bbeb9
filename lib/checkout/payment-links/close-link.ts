import 'server-only'
import type { Tx } from '@/lib/core/db'
import { recordEvent } from '@/lib/orders/record-event'
import type { Payment } from '@/lib/payments/payment'
import { linkOfSession } from './link-rules'
import { findLink } from './queries'

/** Where a payment was made by a link: that is paid now, and its order says who drafted it, at which prices. */
export async function closeLink(
  tx: Tx,
  { sessionId }: Pick<Payment, 'sessionId'>,
  orderId: number,
): Promise<void> {
  const id = linkOfSession(sessionId)
  const link = id && (await findLink(id, tx))
  if (!link || link.orderId !== null) return
  await tx.paymentLink.update({ where: { id: link.id }, data: { orderId } })
  await recordEvent(tx, orderId, 'paid_by_link', {}, link.username)
  for (const change of link.prices)
    await recordEvent(tx, orderId, 'price_changed', change, link.username)
  if (link.note !== '') await recordEvent(tx, orderId, 'note', { text: link.note }, link.username)
}
