import 'server-only'
import { db } from '@/lib/core/db'
import type { OutgoingMail } from '@/lib/mail/mailer'
import { giftCardPdf } from './gift-card-pdf'
import { cardToPrint, PRINTED_FIELDS } from './to-print'

/** A gift card as a file to print, beside the mail with its code. */
export async function cardAttachment(
  id: number,
): Promise<NonNullable<OutgoingMail['attachments']>[number]> {
  const row = await db().giftCard.findUniqueOrThrow({ where: { id }, include: PRINTED_FIELDS })
  return {
    filename: `gift-card-${row.lastFour}.pdf`,
    contentType: 'application/pdf',
    content: await giftCardPdf([await cardToPrint(row)]),
  }
}
