import 'server-only'
import { z } from 'zod'
import { formatMoney } from '@/lib/i18n/currencies'
import { type Composed, composeMessage, mailTranslator, storeUrl } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import { currentSettings } from '@/lib/settings/queries'
import { pathOfLink } from './link-rules'
import { findLink } from './queries'

const payloadSchema = z.object({ linkId: z.uuid() })

/** The link by which a customer pays. @returns `null` when it was cancelled, paid or erased before it was sent */
export async function composePaymentLink(email: Outgoing): Promise<Composed | null> {
  const { linkId } = payloadSchema.parse(email.payload)
  const [link, { storeName, supportEmail, timezone }, t] = await Promise.all([
    findLink(linkId),
    currentSettings(),
    mailTranslator(email.locale),
  ])
  if (link?.standing !== 'open') return null
  const money = (cents: number) => formatMoney(cents, link.currency, email.locale)
  const day = new Intl.DateTimeFormat(email.locale, { dateStyle: 'long', timeZone: timezone })
  return composeMessage({
    locale: email.locale,
    words: {
      kind: 'payment_link',
      values: { customerName: link.customer.name, total: money(link.snapshot.totalCents) },
    },
    replyTo: supportEmail,
    subject: t('paymentLink.subject', { storeName }),
    heading: t('greeting', { name: link.customer.name }),
    paragraphs: [t('paymentLink.text', { storeName })],
    details: [
      ...link.snapshot.items.map(({ productName, quantity, priceCents }) => ({
        label: `${quantity} × ${productName}`,
        value: money(priceCents * quantity),
      })),
      { label: t('paymentLink.total'), value: money(link.snapshot.totalCents) },
    ],
    action: { label: t('paymentLink.action'), url: storeUrl(email.locale, pathOfLink(link.id)) },
    notes: [t('paymentLink.until', { day: day.format(link.expiresAt) })],
  })
}
