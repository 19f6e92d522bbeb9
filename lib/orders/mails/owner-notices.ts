import 'server-only'
import { db } from '@/lib/core/db'
import { formatMoney } from '@/lib/i18n/currencies'
import { type Composed, mailTranslator } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import { cardTestingPayloadSchema, unclaimedPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import { paidCentsOf } from '@/lib/payments/payment'
import { paymentById } from '@/lib/payments/queries'

/** Notifies the owner that an order waits for keys. */
export async function composeWaitingNotice(email: Outgoing): Promise<Composed> {
  const order = await db().order.findUniqueOrThrow({
    where: { id: email.orderId ?? 0 },
    select: { orderNumber: true },
  })
  const t = await mailTranslator('en')
  return composeOwnerMail({
    subject: t('owner.waitingSubject', order),
    paragraphs: [t('owner.waitingBody', order)],
  })
}

/** Notifies the owner that an order has items to be delivered by hand. */
export async function composeByHandNotice(email: Outgoing): Promise<Composed> {
  const { orderNumber, items } = await db().order.findUniqueOrThrow({
    where: { id: email.orderId ?? 0 },
    select: {
      orderNumber: true,
      items: { where: { delivery: 'manual' }, orderBy: { position: 'asc' } },
    },
  })
  const t = await mailTranslator('en')
  return composeOwnerMail({
    subject: t('owner.byHandSubject', { orderNumber }),
    paragraphs: [t('owner.byHandBody', { orderNumber })],
    details: [
      {
        label: t('byHand.items'),
        value: items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(' · '),
      },
    ],
  })
}

/** Notifies the owner of a captured payment that no order could be created for. */
export async function composeUnclaimedNotice(email: Outgoing): Promise<Composed> {
  const { paymentId } = unclaimedPayloadSchema.parse(email.payload)
  const payment = await paymentById(paymentId)
  const t = await mailTranslator('en')
  const amount = formatMoney(paidCentsOf(payment), payment.currency, 'en')
  return composeOwnerMail({
    subject: t('owner.unclaimedSubject', { paymentId }),
    paragraphs: [t('owner.unclaimedBody', { paymentId, amount })],
  })
}

/** Notifies the owner that somebody tries out card numbers. */
export async function composeCardTestingNotice(email: Outgoing): Promise<Composed> {
  const { declines } = cardTestingPayloadSchema.parse(email.payload)
  const t = await mailTranslator('en')
  return composeOwnerMail({
    subject: t('owner.cardTestingSubject'),
    paragraphs: [t('owner.cardTestingBody', { declines })],
  })
}
