import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { queueMail } from '@/lib/mail/queue-mail'
import { isClosed } from '@/lib/orders/item-progress'
import { lockOrder } from '@/lib/orders/locks'
import { recordEvent } from '@/lib/orders/record-event'
import type { TickedConsent } from '@/lib/payments/supply-consent'
import { consentEvidence, requireTicked } from './consent-evidence'
import { heldOf } from './held'
import { CONFIRMATION_MAIL } from './mail-kinds'

type Answer = { ticked: TickedConsent; locale: string; network: string }

/**
 * Takes the consent to immediate supply of a buyer who had not given it when ordering: the order is released as soon as a mail
 * server has taken its confirmation, and at the end of the period for withdrawal whatever becomes of that.
 *
 * @throws AppError `invalid` naming the statement that is not ticked; `conflict` for an order that does not wait for it
 */
export async function agreeLater(orderId: number, answer: Answer): Promise<void> {
  requireTicked(answer.ticked)
  await db().$transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const { orderStatus, customerEmail, supplyConsent } = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { orderStatus: true, customerEmail: true, supplyConsent: true },
    })
    if (!supplyConsent || isClosed(orderStatus) || heldOf(supplyConsent) !== 'waits')
      throw new AppError('conflict', say('orders.doesNotWaitForConsent'))
    const { network, ...given } = await consentEvidence(answer, await databaseTime(tx))
    await tx.supplyConsent.update({
      where: { orderId },
      data: { ...given, network: network || null, declinedAt: supplyConsent.answeredAt },
    })
    await recordEvent(tx, orderId, 'supply_consent_given')
    await queueMail(tx, {
      kind: CONFIRMATION_MAIL,
      dedupeKey: `supply:${orderId}:later`,
      to: customerEmail,
      locale: answer.locale,
      orderId,
    })
  })
}
