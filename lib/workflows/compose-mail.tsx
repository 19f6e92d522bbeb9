import 'server-only'
import { render } from '@react-email/render'
import { createTranslator } from 'next-intl'
import type { ReactElement } from 'react'
import { DeliveryMail, type MailTranslator } from '@/components/email/delivery-mail'
import { NoticeMail } from '@/components/email/notice-mail'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { formatUsd, toCents } from '@/lib/core/money'
import { openKey } from '@/lib/domains/licences/key-crypto'
import {
  type DeliveryMail as Delivery,
  deliveryPayloadSchema,
  unclaimedPayloadSchema,
} from '@/lib/domains/mail/contracts'
import type { OutgoingMail } from '@/lib/domains/mail/mailer'
import type { Outgoing } from '@/lib/domains/mail/outbox'
import { currentSettings } from '@/lib/domains/settings/queries'
import { DEFAULT_LOCALE, directionOf, isLocale } from '@/lib/i18n/locales'
import { loadMessages, type Messages } from '@/lib/i18n/messages'

type Composed = {
  mail: Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'replyTo'>
  /** The order's items that the mail is about. */
  itemIds: number[]
}

/**
 * Renders a mail of the outbox in its reader's language, as HTML and as plain text. Keys are
 * decrypted here and nowhere else on their way to the buyer.
 *
 * @throws Error for a kind of mail that does not exist
 */
export async function composeMail(email: Outgoing): Promise<Composed> {
  if (email.kind === 'order_delivery') return composeDelivery(email)
  if (email.kind === 'owner_waiting_order') return composeWaitingNotice(email)
  if (email.kind === 'owner_unclaimed_payment') return composeUnclaimedNotice(email)
  throw new Error(`There is no mail of kind ${email.kind}`)
}

async function translator(locale: string): Promise<MailTranslator> {
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE
  const messages = (await loadMessages(language)) as Messages
  return createTranslator<Messages, 'mail'>({ locale: language, messages, namespace: 'mail' })
}

async function both(element: ReactElement): Promise<{ html: string; text: string }> {
  const [html, text] = await Promise.all([render(element), render(element, { plainText: true })])
  return { html, text }
}

async function composeDelivery(email: Outgoing): Promise<Composed> {
  const { itemIds, part } = deliveryPayloadSchema.parse(email.payload)
  const data = await deliveryData(email, itemIds, part === 'first')
  const t = await translator(email.locale)
  const element = (
    <DeliveryMail mail={data} t={t} locale={email.locale} direction={directionOf(email.locale)} />
  )
  const hasKeys = data.items.some(({ keys }) => keys.length > 0)
  const subject = data.isFirst ? (hasKeys ? 'subject' : 'subjectWaiting') : 'subjectLater'
  return {
    itemIds,
    mail: {
      subject: t(subject, { orderNumber: data.orderNumber }),
      replyTo: data.supportEmail,
      ...(await both(element)),
    },
  }
}

async function deliveryData(
  email: Outgoing,
  itemIds: number[],
  isFirst: boolean,
): Promise<Delivery> {
  const [order, settings] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: email.orderId ?? 0 },
      include: {
        items: {
          orderBy: { position: 'asc' },
          include: { keys: { where: { status: 'used' }, orderBy: { id: 'asc' } } },
        },
      },
    }),
    currentSettings(),
  ])
  const items = order.items.filter(({ id }) => itemIds.includes(id))
  return {
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    subtotalCents: toCents(order.subtotal),
    taxCents: toCents(order.tax),
    totalCents: toCents(order.totalAmount),
    items: items.map((item) => ({
      name: item.productName,
      quantity: item.quantity,
      priceCents: toCents(item.productPrice),
      keyType: item.keys[0]?.keyType ?? 'license',
      keys: item.keys.map(({ valueEncrypted }) => openKey(valueEncrypted)),
      state:
        item.delivery === 'manual'
          ? 'manual'
          : item.keys.length < item.quantity
            ? 'waiting'
            : 'complete',
    })),
    isFirst,
    orderUrl: `${env().SITE_URL}${email.locale === DEFAULT_LOCALE ? '' : `/${email.locale}`}/checkout/success?order=${order.orderNumber}`,
    supportEmail: settings.supportEmail,
    storeName: settings.storeName,
  }
}

async function composeWaitingNotice(email: Outgoing): Promise<Composed> {
  const order = await db().order.findUniqueOrThrow({
    where: { id: email.orderId ?? 0 },
    select: { orderNumber: true },
  })
  const t = await translator('en')
  return notice(t('owner.waitingSubject', order), t('owner.waitingBody', order))
}

async function composeUnclaimedNotice(email: Outgoing): Promise<Composed> {
  const { paymentId } = unclaimedPayloadSchema.parse(email.payload)
  const payment = await db().payment.findUniqueOrThrow({ where: { id: paymentId } })
  const t = await translator('en')
  const amount = formatUsd(toCents(payment.capturedAmount ?? payment.amount))
  return notice(
    t('owner.unclaimedSubject', { paymentId }),
    t('owner.unclaimedBody', { paymentId, amount }),
  )
}

async function notice(title: string, body: string): Promise<Composed> {
  const { storeName } = await currentSettings()
  const rendered = await both(<NoticeMail title={title} body={body} storeName={storeName} />)
  return { itemIds: [], mail: { subject: title, ...rendered } }
}
