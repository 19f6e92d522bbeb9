import 'server-only'
import { z } from 'zod'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { textLocaleOf } from '@/lib/i18n/locales'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { daysLeft, termEnd } from './term-rules'

const payloadSchema = z.object({ itemId: z.number().int() })

/**
 * Tells a buyer that the term of a licence ends.
 *
 * @returns `null` when it is over, was refunded or disputed, or the term is not known any more
 */
export async function composeTermReminder(email: Outgoing): Promise<Composed | null> {
  const { itemId } = payloadSchema.parse(email.payload)
  const [item, now, { storeName, supportEmail, timezone }, t] = await Promise.all([
    db().orderItem.findUnique({
      where: { id: itemId, order: { disputedAt: null } },
      include: { product: true, order: { select: { customerName: true, orderNumber: true } } },
    }),
    databaseTime(db()),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  const months = item?.product.termMonths
  if (!item?.deliveredAt || !months || item.refundedQuantity >= item.quantity) return null
  const end = termEnd(item.deliveredAt, months)
  const days = daysLeft(end, now)
  if (days === 0) return null
  const date = new Intl.DateTimeFormat(textLocaleOf(email.locale), {
    dateStyle: 'long',
    timeZone: timezone,
  }).format(end)
  const values = { product: item.productName, days, date, storeName }
  return composeMessage({
    locale: email.locale,
    replyTo: supportEmail,
    subject: t('termReminder.subject', values),
    heading: t('greeting', { name: item.order.customerName }),
    paragraphs: [t('termReminder.text', values)],
    details: [
      { label: t('termReminder.product'), value: item.productName },
      { label: t('termReminder.ends'), value: date },
    ],
    action: item.product.isHidden
      ? undefined
      : {
          label: t('termReminder.action'),
          url: storeUrl(email.locale, `/products/${item.product.slug}`),
        },
    notes: [
      t('termReminder.activation'),
      t('termReminder.onlyMail', { number: item.order.orderNumber }),
    ],
  })
}
