import 'server-only'
import { FIGURES, range } from '@/content/figures'
import { db } from '@/lib/core/db'
import { formatUsd, toCents } from '@/lib/core/money'
import { type Composed, composeMessage, mailTranslator, storeAddress } from '@/lib/mail/compose-kit'
import { refundPayloadSchema, refundRequestPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import { refundItemsSchema } from '@/lib/orders/admin-contracts'
import { currentSettings } from '@/lib/settings/queries'

const refundOf = async (email: Outgoing) =>
  db().refund.findUniqueOrThrow({
    where: { id: refundPayloadSchema.parse(email.payload).refundId },
    include: { order: { include: { items: { orderBy: { position: 'asc' } } } }, payment: true },
  })
type Refund = Awaited<ReturnType<typeof refundOf>>

const orderAddress = (email: Outgoing, orderNumber: string) =>
  storeAddress(email.locale, `/checkout/success?order=${orderNumber}`)

/** The refund's items as they are told: `2 × Name`. Empty when only an amount was paid back. */
function piecesOf({ items, order }: Refund): string[] {
  const nameOf = new Map(order.items.map(({ id, productName }) => [id, productName]))
  return refundItemsSchema
    .parse(items)
    .map(({ itemId, quantity }) => `${quantity} × ${nameOf.get(itemId) ?? ''}`)
}

/** Tells the buyer that money is on its way back, and what becomes of the keys. */
export async function composeRefundMade(email: Outgoing): Promise<Composed> {
  const [refund, { refundsEmail }, t] = await Promise.all([
    refundOf(email),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { order, payment, message } = refund
  const { orderNumber } = order
  const isWhole = payment.refundedAmount.equals(payment.capturedAmount ?? 0)
  const pieces = piecesOf(refund)
  const payoutDays =
    FIGURES.refundPayoutDaysByMethod[order.paymentMethod === 'paypal' ? 'wallet' : 'card']
  const opening = order.orderStatus === 'cancelled' ? 'cancelled' : isWhole ? 'whole' : 'part'
  return composeMessage({
    locale: email.locale,
    replyTo: refundsEmail,
    subject: t(opening === 'cancelled' ? 'refund.cancelledSubject' : 'refund.subject', {
      orderNumber,
    }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [
      t(`refund.${opening}`, { amount: formatUsd(toCents(refund.amount)) }),
      t(order.paymentMethod === 'paypal' ? 'refund.payoutPaypal' : 'refund.payoutCard', {
        days: range(payoutDays),
      }),
      ...(opening === 'cancelled'
        ? []
        : isWhole
          ? [t('refund.allKeysEnd')]
          : pieces.length > 0
            ? [t('refund.keysEnd')]
            : []),
    ],
    facts: [
      { label: t('orderNumber'), value: orderNumber },
      { label: t('refund.amount'), value: formatUsd(toCents(refund.amount)) },
      ...(pieces.length > 0 ? [{ label: t('refund.items'), value: pieces.join(' · ') }] : []),
    ],
    quote: message || undefined,
    action: { label: t('viewOrder'), url: orderAddress(email, orderNumber) },
    notes: [t('refund.questions', { email: refundsEmail })],
  })
}

/** Gives the buyer the answer to a request that was declined. */
export async function composeRefundDeclined(email: Outgoing): Promise<Composed> {
  const { refundRequestId } = refundRequestPayloadSchema.parse(email.payload)
  const [request, { refundsEmail }, t] = await Promise.all([
    db().refundRequest.findUniqueOrThrow({
      where: { id: refundRequestId },
      include: { order: { select: { orderNumber: true, customerName: true } } },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber, customerName } = request.order
  return composeMessage({
    locale: email.locale,
    replyTo: refundsEmail,
    subject: t('refund.declinedSubject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [t('refund.declined')],
    facts: [{ label: t('orderNumber'), value: orderNumber }],
    quote: request.answer ?? undefined,
    action: { label: t('viewOrder'), url: orderAddress(email, orderNumber) },
    notes: [t('refund.questions', { email: refundsEmail })],
  })
}

/** Tells the owner of a refund that the provider refused after all. */
export async function composeRefundFailedNotice(email: Outgoing): Promise<Composed> {
  const [refund, t] = await Promise.all([refundOf(email), mailTranslator('en')])
  const { orderNumber } = refund.order
  return composeMessage({
    subject: t('owner.refundFailedSubject', { orderNumber }),
    paragraphs: [
      t('owner.refundFailedBody', { orderNumber, amount: formatUsd(toCents(refund.amount)) }),
    ],
    facts: [{ label: 'Reason', value: refund.failureMessage ?? '' }],
    action: { label: 'Open the order', url: storeAddress('en', `/admin/orders/${orderNumber}`) },
  })
}
