import 'server-only'
import { z } from 'zod'
import { range } from '@/content/figures'
import { englishOf } from '@/lib/core/english-text'
import { formatMoney } from '@/lib/i18n/currencies'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import { refundPayloadSchema, refundRequestPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import type { PlacedOrder } from '@/lib/orders/placed-order'
import { orderById } from '@/lib/orders/queries'
import { isRefunded } from '@/lib/payments/payment'
import type { ProviderKind } from '@/lib/payments/provider'
import { PROVIDER_NAMES } from '@/lib/payments/provider-ids'
import { providerOf } from '@/lib/payments/providers'
import { paymentById } from '@/lib/payments/queries'
import { payoutDaysOf } from '@/lib/refunds/payout-days'
import { refundById, refundRequestById } from '@/lib/refunds/queries'
import type { Refund } from '@/lib/refunds/refund'
import { currentSettings } from '@/lib/settings/queries'
import { SERVER } from '@/lib/staff/audit'

/** The refund of a mail, with its order. */
async function refundOf(email: Outgoing) {
  const refund = await refundById(refundPayloadSchema.parse(email.payload).refundId)
  return { refund, order: await orderById(z.number().parse(refund.orderId)) }
}

const orderAddress = (email: Outgoing, orderNumber: string) =>
  storeUrl(email.locale, `/checkout/success?order=${orderNumber}`)

/** The refunded items as text: `2 × Name`. Empty when only an amount was refunded. */
function itemLines({ items }: Refund, order: PlacedOrder): string[] {
  const nameOf = new Map(order.items.map(({ id, productName }) => [id, productName]))
  return items.map(({ itemId, quantity }) => `${quantity} × ${nameOf.get(itemId) ?? ''}`)
}

function payoutText(kind: ProviderKind, isByCard: boolean) {
  if (kind === 'store') return 'refund.payoutManual'
  return kind === 'wallet' && !isByCard ? 'refund.payoutWallet' : 'refund.payoutCard'
}

/** Informs the buyer of a refund, and of what happens to the keys. */
export async function composeRefundConfirmation(email: Outgoing): Promise<Composed> {
  const [{ refund, order }, { refundsEmail }, t] = await Promise.all([
    refundOf(email),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber } = order
  const payment = await paymentById(refund.paymentId)
  const { kind, names } = providerOf(payment)
  const isWhole = isRefunded(payment)
  const lines = itemLines(refund, order)
  const amount = formatMoney(refund.amount.cents, refund.amount.currency, email.locale)
  const toProviderCents = refund.amount.cents - refund.giftCardCents
  const opening = order.orderStatus === 'cancelled' ? 'cancelled' : isWhole ? 'whole' : 'part'
  return composeMessage({
    locale: email.locale,
    words: {
      kind: opening === 'cancelled' ? 'order_cancelled' : 'refund_made',
      values: { customerName: order.customerName, orderNumber, amount },
    },
    replyTo: refundsEmail,
    subject: t(opening === 'cancelled' ? 'refund.cancelledSubject' : 'refund.subject', {
      orderNumber,
    }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [
      t(`refund.${opening}`, { amount }),
      ...(refund.isTax ? [t('refund.taxConfirmed', { taxId: order.taxId })] : []),
      ...(toProviderCents > 0
        ? [
            t(payoutText(kind, payment.isByCard), {
              days: range(payoutDaysOf(order.paymentMethod)),
              wallet: names.method,
            }),
          ]
        : []),
      ...(refund.giftCardCents > 0
        ? [
            t('refund.payoutGiftCard', {
              amount: formatMoney(refund.giftCardCents, refund.amount.currency, email.locale),
              lastFour: order.giftCardLastFour ?? '',
            }),
          ]
        : []),
      ...(opening === 'cancelled'
        ? []
        : isWhole
          ? [t('refund.allKeysEnd')]
          : lines.length > 0
            ? [t('refund.keysEnd')]
            : []),
    ],
    details: [
      { label: t('orderNumber'), value: orderNumber },
      { label: t('refund.amount'), value: amount },
      ...(lines.length > 0 ? [{ label: t('refund.items'), value: lines.join(' · ') }] : []),
    ],
    quote: refund.message || undefined,
    action: { label: t('viewOrder'), url: orderAddress(email, orderNumber) },
    notes: [t('refund.questions', { email: refundsEmail })],
  })
}

/** Sends the buyer the answer to a declined request. */
export async function composeRefundDeclined(email: Outgoing): Promise<Composed> {
  const { refundRequestId } = refundRequestPayloadSchema.parse(email.payload)
  const [request, { refundsEmail }, t] = await Promise.all([
    refundRequestById(refundRequestId),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber, customerName } = request
  return composeMessage({
    locale: email.locale,
    words: { kind: 'refund_declined', values: { customerName, orderNumber } },
    replyTo: refundsEmail,
    subject: t('refund.declinedSubject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [t('refund.declined')],
    details: [{ label: t('orderNumber'), value: orderNumber }],
    quote: request.answer ?? undefined,
    action: { label: t('viewOrder'), url: orderAddress(email, orderNumber) },
    notes: [t('refund.questions', { email: refundsEmail })],
  })
}

/** Notifies the owner of a refund that the provider finally refused. */
export async function composeRefundFailedNotice(email: Outgoing): Promise<Composed> {
  const [{ refund, order }, t] = await Promise.all([refundOf(email), mailTranslator('en')])
  const { orderNumber } = order
  return composeOwnerMail({
    subject: t('owner.refundFailedSubject', { orderNumber }),
    paragraphs: [
      t('owner.refundFailedBody', {
        orderNumber,
        amount: formatMoney(refund.amount.cents, refund.amount.currency, 'en'),
      }),
    ],
    details: [{ label: 'Reason', value: refund.failure ? englishOf(refund.failure) : '' }],
    action: { label: 'Open the order', url: storeUrl('en', `/admin/orders/${orderNumber}`) },
  })
}

/** Notifies the owner that a refund was made that had waited for the settlement of its charge. */
export async function composeWaitingRefundNotice(email: Outgoing): Promise<Composed> {
  const [{ refund, order }, t] = await Promise.all([refundOf(email), mailTranslator('en')])
  const { orderNumber } = order
  const username = refund.username === SERVER.username ? 'the store' : refund.username
  const values = {
    orderNumber,
    amount: formatMoney(refund.amount.cents, refund.amount.currency, 'en'),
    username,
  }
  return composeOwnerMail({
    subject: t('owner.waitingRefundSubject', values),
    paragraphs: [t('owner.waitingRefundBody', values)],
    details: [],
    action: {
      label: t('owner.openOrder'),
      url: storeUrl('en', `/admin/orders/${orderNumber}`),
    },
  })
}

/** Notifies the owner that money of the store went back without the store. */
export async function composeProviderRefundNotice(email: Outgoing): Promise<Composed> {
  const refund = await refundById(refundPayloadSchema.parse(email.payload).refundId)
  const [payment, t] = await Promise.all([paymentById(refund.paymentId), mailTranslator('en')])
  const order = refund.orderId === null ? null : await orderById(refund.orderId)
  const values = {
    amount: formatMoney(refund.amount.cents, refund.amount.currency, 'en'),
    provider: PROVIDER_NAMES[payment.provider],
    subject: order?.orderNumber ?? refund.paymentId,
  }
  const lines = order ? itemLines(refund, order) : []
  const keys = isRefunded(payment) ? 'all' : lines.length > 0 ? 'some' : 'none'
  return composeOwnerMail({
    subject: t(
      refund.origin === 'reversal' ? 'owner.reversalSubject' : 'owner.providerRefundSubject',
      values,
    ),
    paragraphs: [
      t(refund.origin === 'reversal' ? 'owner.reversalBody' : 'owner.providerRefundBody', values),
      ...(order ? [t(`owner.keysAfterRefund.${keys}`)] : []),
    ],
    details: lines.length > 0 ? [{ label: t('refund.items'), value: lines.join(' · ') }] : [],
    action: order
      ? {
          label: t('owner.openOrder'),
          url: storeUrl('en', `/admin/orders/${order.orderNumber}`),
        }
      : { label: t('owner.openPayments'), url: storeUrl('en', '/admin/payments') },
  })
}
