import 'server-only'
import { db } from '@/lib/core/db'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { isClosed } from '@/lib/orders/item-progress'
import { withdrawalUrl } from '@/lib/orders/mails/withdrawal-url'
import { currentSettings } from '@/lib/settings/queries'

const consentOf = (email: Outgoing) =>
  db().supplyConsent.findUniqueOrThrow({
    where: { orderId: email.orderId ?? 0 },
    include: { order: { include: { items: { orderBy: { position: 'asc' } } } } },
  })

type Order = Awaited<ReturnType<typeof consentOf>>['order']

/** The date and the time to the second, with the time zone. */
const timeText = (time: Date, { locale, timezone }: { locale: string; timezone: string }) =>
  new Intl.DateTimeFormat(textLocaleOf(locale), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timezone,
  }).format(time)

/** What of an order is still bought, without anything that would be its supply. */
const linesOf = (order: Order, label: string) =>
  order.items
    .filter(({ quantity, refundedQuantity }) => refundedQuantity < quantity)
    .map(({ productName, quantity, refundedQuantity }) => ({
      label,
      value: `${quantity - refundedQuantity} × ${productName}`,
    }))

/**
 * Confirms on a durable medium what a buyer agreed to, in the words that were shown. It has to be taken by a mail server before
 * anything is supplied.
 *
 * @returns `null` when the order was refunded or cancelled in the meantime
 */
export async function composeSupplyConfirmation(email: Outgoing): Promise<Composed | null> {
  const [consent, t, { supportEmail, timezone }] = await Promise.all([
    consentOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const { order, supplyText, lossText, answeredAt, declinedAt } = consent
  if (isClosed(order.orderStatus)) return null
  const { orderNumber } = order
  return composeMessage({
    locale: email.locale,
    words: {
      kind: 'supply_confirmation',
      values: { customerName: order.customerName, orderNumber },
    },
    replyTo: supportEmail,
    subject: t('supply.confirmedSubject', { orderNumber }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [
      t(declinedAt ? 'supply.confirmedLater' : 'supply.confirmed', {
        time: timeText(answeredAt, { locale: email.locale, timezone }),
      }),
    ],
    details: [
      { label: t('supply.consent'), value: supplyText },
      { label: t('supply.loss'), value: lossText },
      { label: t('orderNumber'), value: orderNumber },
      ...linesOf(order, t('supply.product')),
    ],
    notes: [t('supply.keysFollow'), t('support', { email: supportEmail, orderNumber })],
  })
}

/**
 * Tells a buyer who did not agree when the order is delivered.
 *
 * @returns `null` when there is nothing to wait for any more
 */
export async function composeSupplyWaiting(email: Outgoing): Promise<Composed | null> {
  const [consent, t, { supportEmail, timezone }] = await Promise.all([
    consentOf(email),
    mailTranslator(email.locale),
    currentSettings(),
  ])
  const { order, isGiven, waitsUntil, releasedAt } = consent
  if (isClosed(order.orderStatus) || isGiven || waitsUntil === null || releasedAt !== null)
    return null
  const { orderNumber } = order
  const url = await withdrawalUrl(order, email.locale)
  return composeMessage({
    locale: email.locale,
    words: { kind: 'supply_waiting', values: { customerName: order.customerName, orderNumber } },
    replyTo: supportEmail,
    subject: t('supply.waitsSubject', { orderNumber }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [
      t('supply.waits', { time: timeText(waitsUntil, { locale: email.locale, timezone }) }),
      t('supply.waitsRight'),
    ],
    details: [
      { label: t('orderNumber'), value: orderNumber },
      ...linesOf(order, t('supply.product')),
    ],
    action: url
      ? { label: t('withdrawal.link'), url }
      : {
          label: t('viewOrder'),
          url: storeUrl(email.locale, `/checkout/success?order=${orderNumber}`),
        },
    notes: [
      t('supply.waitsSooner', { url: storeUrl(email.locale, '/orders/track') }),
      t('support', { email: supportEmail, orderNumber }),
    ],
  })
}
