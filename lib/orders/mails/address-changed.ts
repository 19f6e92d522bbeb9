import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/db'
import { type Composed, composeMessage, mailTranslator } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { maskEmail } from '@/lib/orders/masked-order'
import { currentSettings } from '@/lib/settings/queries'

/** Mails from before say nothing: they are of changes by the staff. */
const payloadSchema = z.object({ by: z.enum(['staff', 'buyer']).default('staff') })
const TEXTS = { staff: 'text', buyer: 'textByBuyer' } as const

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
  const { by } = payloadSchema.parse(email.payload)
  return composeMessage({
    locale: email.locale,
    words: { kind: 'order_address_changed', values: { customerName, orderNumber } },
    replyTo: supportEmail,
    subject: t('addressChanged.subject', { orderNumber }),
    heading: t('greeting', { name: customerName }),
    paragraphs: [
      t(`addressChanged.${TEXTS[by]}`, { orderNumber, email: maskEmail(customerEmail) }),
    ],
    details: [{ label: t('orderNumber'), value: orderNumber }],
    notes: [t('addressChanged.notYou', { email: supportEmail })],
  })
}
