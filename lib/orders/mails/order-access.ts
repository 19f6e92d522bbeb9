import 'server-only'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { ORDER_LINK_HOURS } from '@/lib/orders/link-hours'
import { sealOrderToken } from '@/lib/orders/order-token'
import { currentSettings } from '@/lib/settings/queries'
import { withdrawalUrl } from './withdrawal-url'

/** The link to the status of an order. */
export const composeOrderAccess = (email: Outgoing): Promise<Composed> =>
  composeLink(email, { kind: 'order_access', texts: 'orderAccess', path: '/orders/status' })

/** The link to the form that asks for a refund of an order. */
export const composeRefundAccess = (email: Outgoing): Promise<Composed> =>
  composeLink(email, { kind: 'refund_access', texts: 'refundAccess', path: '/returns/request' })

type LinkMail = {
  kind: 'order_access' | 'refund_access'
  texts: 'orderAccess' | 'refundAccess'
  path: string
}

/** The link's token is created here, so that the outbox contains nothing that gives access. */
async function composeLink(email: Outgoing, { kind, texts, path }: LinkMail): Promise<Composed> {
  const [order, { supportEmail }, t] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: email.orderId ?? 0 },
      select: { id: true, orderNumber: true, customerEmail: true, customerName: true },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber } = order
  const withdrawal = await withdrawalUrl(order, email.locale)
  return composeMessage({
    locale: email.locale,
    words: { kind, values: { customerName: order.customerName, orderNumber } },
    replyTo: supportEmail,
    subject: t(`${texts}.subject`, { orderNumber }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [t(`${texts}.text`)],
    details: [{ label: t('orderNumber'), value: orderNumber }],
    action: {
      label: t(`${texts}.action`),
      url: `${storeUrl(email.locale, path)}#${await sealOrderToken(order)}`,
    },
    notes: [t('orderAccess.holds', { hours: ORDER_LINK_HOURS }), t('orderAccess.notYou')],
    links: withdrawal === null ? [] : [{ label: t('withdrawal.link'), url: withdrawal }],
  })
}
