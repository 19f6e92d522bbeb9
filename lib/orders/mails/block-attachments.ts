import { isBlock } from '@/lib/licences/key-rules'
import type { OutgoingMail } from '@/lib/mail/mailer'

/** Those of some keys that have several lines as files, besides: mail programs break lines as they like. */
export const blockAttachments = (
  keys: readonly string[],
): NonNullable<OutgoingMail['attachments']> =>
  keys.filter(isBlock).map((key, index) => ({
    filename: `licence-${index + 1}.txt`,
    contentType: 'text/plain; charset=utf-8',
    content: Buffer.from(key),
  }))
