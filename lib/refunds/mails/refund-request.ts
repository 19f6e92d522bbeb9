import 'server-only'
import { FIGURES, range } from '@/content/figures'
import { formatDate } from '@/lib/core/format-date'
import { formatMoney } from '@/lib/i18n/currencies'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import { composeOwnerMail } from '@/lib/mail/compose-owner-mail'
import { refundRequestPayloadSchema } from '@/lib/mail/contracts'
import type { Outgoing } from '@/lib/mail/outbox'
import type { PlacedOrder } from '@/lib/orders/placed-order'
import { orderById } from '@/lib/orders/queries'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'
import { payoutDaysOf } from '@/lib/refunds/payout-days'
import { orderIdOfRequest, refundRequestById } from '@/lib/refunds/queries'
import { refundWindows } from '@/lib/refunds/refund-policy'
import { REFUND_REASONS } from '@/lib/refunds/refund-reasons'
import { currentSettings } from '@/lib/settings/queries'

/** The refund request of a mail, with its order. */
async function requestOf(email: Outgoing) {
  const { refundRequestId } = refundRequestPayloadSchema.parse(email.payload)
  const request = await refundRequestById(refundRequestId)
  return { request, order: await orderById(await orderIdOfRequest(refundRequestId)) }
}

/** The items with the last day of their refund period, and whether that was still in the future. */
const itemsOf = (
  order: PlacedOrder,
  { createdAt }: AdminRefundRequest,
  { timezone, dayText }: { timezone: string; dayText: (day: Date) => string },
) =>
  refundWindows(
    order.items.filter(({ bundlePosition }) => bundlePosition === null),
    order.createdAt,
    new Date(createdAt),
    timezone,
  ).map((window) => ({
    ...window,
    date: window.until && dayText(window.until),
  }))

const reasonOf = ({ reason }: AdminRefundRequest) =>
  REFUND_REASONS.find((one) => one === reason) ?? 'changed_mind'

/** Acknowledges a request to its buyer and explains what happens next. */
export async function composeRefundRequestReceived(email: Outgoing): Promise<Composed> {
  const [{ request, order }, { supportEmail, refundsEmail, timezone }, t] = await Promise.all([
    requestOf(email),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber, customerName, paymentMethod } = order
  const date = new Intl.DateTimeFormat(textLocaleOf(email.locale), {
    dateStyle: 'long',
    timeZone: timezone,
  })
  return composeMessage({
    locale: email.locale,
    words: { kind: 'refund_request_received', values: { customerName, orderNumber } },
    replyTo: refundsEmail,
    subject: t('refundRequest.subject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [
      t('refundRequest.received'),
      t('refundRequest.review', { days: range(FIGURES.refundReviewDays) }),
      t('refundRequest.payout', { days: range(payoutDaysOf(paymentMethod)) }),
      t('refundRequest.doNotActivate'),
    ],
    details: [
      { label: t('orderNumber'), value: orderNumber },
      { label: t('refundRequest.reason'), value: t(`refundRequest.reasons.${reasonOf(request)}`) },
      {
        label: t('refundRequest.periods'),
        value: itemsOf(order, request, { timezone, dayText: date.format })
          .map(({ productName, date, isOpen }) =>
            date === null
              ? t('refundRequest.noGuarantee', { productName })
              : t(isOpen ? 'refundRequest.openUntil' : 'refundRequest.endedOn', {
                  productName,
                  date,
                }),
          )
          .join(' · '),
      },
    ],
    notes: [t('refundRequest.notYou', { email: supportEmail })],
  })
}

/** Notifies the owner of a refund request. */
export async function composeRefundRequestNotice(email: Outgoing): Promise<Composed> {
  const [{ request, order }, settings, t] = await Promise.all([
    requestOf(email),
    currentSettings(),
    mailTranslator('en'),
  ])
  const { orderNumber, customerEmail, customerName, totalCents } = order
  return composeOwnerMail({
    subject: t('owner.refundSubject', { orderNumber }),
    replyTo: customerEmail,
    paragraphs: [t('owner.refundBody', { orderNumber })],
    details: [
      { label: 'Buyer', value: `${customerName}, ${customerEmail}` },
      { label: 'Order total', value: formatMoney(totalCents, order.currency, 'en') },
      { label: 'Reason', value: t(`refundRequest.reasons.${reasonOf(request)}`) },
      ...itemsOf(order, request, {
        timezone: settings.timezone,
        dayText: (day) => formatDate(day, settings),
      }).map(({ productName, days, date, isOpen }) => ({
        label: productName,
        value:
          date === null
            ? 'sold without a guarantee'
            : `${days}-day period ${isOpen ? 'open until' : 'ended on'} ${date}`,
      })),
    ],
    quote: request.message || undefined,
    action: { label: 'Open the order', url: storeUrl('en', `/admin/orders/${orderNumber}`) },
  })
}
