import 'server-only'
import { db } from '@/lib/core/db'
import type { Outgoing } from '@/lib/domains/mail/outbox'
import { ORDER_LINK_HOURS } from '@/lib/domains/orders/link-hours'
import { currentSettings } from '@/lib/domains/settings/queries'
import { sealOrderToken } from '../order-token'
import { type Composed, composeMessage, mailTranslator, storeAddress } from './kit'

/** The link to an order. Its token is made here, so that the outbox holds nothing that opens it. */
export async function composeOrderAccess(email: Outgoing): Promise<Composed> {
  const [order, { supportEmail }, t] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: email.orderId ?? 0 },
      select: { id: true, orderNumber: true, customerEmail: true, customerName: true },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber } = order
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('orderAccess.subject', { orderNumber }),
    heading: t('greeting', { name: order.customerName }),
    paragraphs: [t('orderAccess.text')],
    facts: [{ label: t('orderNumber'), value: orderNumber }],
    action: {
      label: t('orderAccess.action'),
      url: `${storeAddress(email.locale, '/orders/status')}#${await sealOrderToken(order)}`,
    },
    notes: [t('orderAccess.holds', { hours: ORDER_LINK_HOURS }), t('orderAccess.notYou')],
  })
}
