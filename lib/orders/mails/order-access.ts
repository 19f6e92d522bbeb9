import 'server-only'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator, storeAddress } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { ORDER_LINK_HOURS } from '@/lib/orders/link-hours'
import { sealOrderToken } from '@/lib/orders/order-token'
import { currentSettings } from '@/lib/settings/queries'

/**
 * The link to an order. Its token is created here, so that the outbox contains nothing that gives
 * access.
 */
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
    details: [{ label: t('orderNumber'), value: orderNumber }],
    action: {
      label: t('orderAccess.action'),
      url: `${storeAddress(email.locale, '/orders/status')}#${await sealOrderToken(order)}`,
    },
    notes: [t('orderAccess.holds', { hours: ORDER_LINK_HOURS }), t('orderAccess.notYou')],
  })
}
