import 'server-only'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { maskEmail } from '@/lib/orders/masked-order'
import { currentSettings } from '@/lib/settings/queries'

/** Tells the address that an order had until now that its mails go elsewhere. */
export async function composeAddressChanged(email: Outgoing): Promise<Composed> {
  const [order, { supportEmail }, t] = await Promise.all([
    db().order.findUniqueOrThrow({
      where: { id: email.orderId ?? 0 },
      select: { orderNumber: true, customerEmail: true, customerName: true },
    }),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const { orderNumber, customerEmail, customerName } = order
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('addressChanged.subject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [t('addressChanged.text', { orderNumber, email: maskEmail(customerEmail) })],
    details: [{ label: t('orderNumber'), value: orderNumber }],
    notes: [t('addressChanged.notYou', { email: supportEmail })],
  })
}
