import 'server-only'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { OutgoingMail } from '@/lib/mail/mailer'
import { AGREED_TEXT_KINDS, agreedTextPath } from './contracts'
import { sendsAgreedTexts } from './queries'
import { writtenTexts } from './written-texts'

/**
 * What was agreed with an order, as a file for its confirmation: a mail and its attachments are a durable medium, a link alone is
 * none. Nothing where the buyer was shown no such texts.
 */
export async function attachedTexts(
  orderId: number,
): Promise<NonNullable<OutgoingMail['attachments']>> {
  const { orderNumber, taxCountry, payment } = await db().order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      orderNumber: true,
      taxCountry: true,
      payment: { select: { agreedTexts: true, linksTexts: true } },
    },
  })
  if (!sendsAgreedTexts(payment, taxCountry) || payment.agreedTexts.length === 0) return []
  const versions = await db().agreedText.findMany({ where: { id: { in: payment.agreedTexts } } })
  const texts = AGREED_TEXT_KINDS.flatMap((kind) => versions.filter((each) => each.kind === kind))
  const shown = texts.map((text) => ({ ...text, url: env().SITE_URL + agreedTextPath(text.id) }))
  return [
    {
      filename: `terms-${orderNumber}.txt`,
      contentType: 'text/plain; charset=utf-8',
      content: Buffer.from(writtenTexts(shown)),
    },
  ]
}
