import 'server-only'
import { db } from '@/lib/core/db'
import { formatUsd, toCents } from '@/lib/core/money'
import { type Composed, composeMessage, mailTranslator } from '@/lib/mail/compose-kit'
import { unclaimedPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'

/** Tells the owner that an order waits for keys. */
export async function composeWaitingNotice(email: Outgoing): Promise<Composed> {
  const order = await db().order.findUniqueOrThrow({
    where: { id: email.orderId ?? 0 },
    select: { orderNumber: true },
  })
  const t = await mailTranslator('en')
  return composeMessage({
    subject: t('owner.waitingSubject', order),
    paragraphs: [t('owner.waitingBody', order)],
  })
}

/** Tells the owner of money that no order could be made for. */
export async function composeUnclaimedNotice(email: Outgoing): Promise<Composed> {
  const { paymentId } = unclaimedPayloadSchema.parse(email.payload)
  const payment = await db().payment.findUniqueOrThrow({ where: { id: paymentId } })
  const t = await mailTranslator('en')
  const amount = formatUsd(toCents(payment.capturedAmount ?? payment.amount))
  return composeMessage({
    subject: t('owner.unclaimedSubject', { paymentId }),
    paragraphs: [t('owner.unclaimedBody', { paymentId, amount })],
  })
}
