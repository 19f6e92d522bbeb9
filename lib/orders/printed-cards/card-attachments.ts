import 'server-only'
import type { OutgoingMail } from '@/lib/mail/mailer'
import { printedCardsOf } from './print-item'

/** The gift cards of some items as files to print, beside the mail with their codes. */
export async function cardAttachments(
  itemIds: readonly number[],
): Promise<NonNullable<OutgoingMail['attachments']>> {
  const files = await Promise.all(itemIds.map(printedCardsOf))
  return files.flatMap((content, index) =>
    content
      ? [
          {
            filename: `gift-card-${index + 1}.pdf`,
            contentType: 'application/pdf',
            content,
          },
        ]
      : [],
  )
}
