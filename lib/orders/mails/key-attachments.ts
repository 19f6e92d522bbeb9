import { fileKeyOf } from '@/lib/licences/file-key'
import { isBlock } from '@/lib/licences/key-rules'
import type { OutgoingMail } from '@/lib/mail/mailer'

type Attachments = NonNullable<OutgoingMail['attachments']>

/** Those of some keys that are files, and those of several lines as files besides: mail programs break lines as they like. */
export const keyAttachments = (keys: readonly string[]): Attachments =>
  keys.flatMap((key, index): Attachments => {
    const file = fileKeyOf(key)
    if (file)
      return [
        {
          filename: file.name,
          contentType: file.type,
          content: Buffer.from(file.base64, 'base64'),
        },
      ]
    if (!isBlock(key)) return []
    return [
      {
        filename: `licence-${index + 1}.txt`,
        contentType: 'text/plain; charset=utf-8',
        content: Buffer.from(key),
      },
    ]
  })

/** A key as the text of a mail has it: a file is attached, and named. */
export const writtenKey = (key: string): string => fileKeyOf(key)?.name ?? key
