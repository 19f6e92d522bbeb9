import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { z } from 'zod'
import { MAIL_ID_HEADER } from '@/lib/mail/mailer'
import { inOneLine, isOfTheAddress, statusCodeIn } from './status-code'

/** What a mail server reports of a mail that it could not deliver. */
export type BounceReport = {
  /** The outbox mail's id. */
  mailId: string
  /** Whom it was addressed to, in small letters, as its returned header says. */
  to: string
  /** In the words of the server that refused it. */
  answer: string
  /** Whether there is no such mailbox, whoever writes and however often. */
  isRecipientUnknown: boolean
}

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status']
const RETURNED_TYPES = [
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
]

const addressSchema = z.object({ address: z.string() })

/**
 * Reads a mail from the mailbox that bounces go to.
 *
 * @param source the mail as it was received; its end may be cut off
 * @returns what it reports (RFC 3464); `null` for any other mail, and for a report of a delay
 */
export async function readBounceReport(source: Uint8Array): Promise<BounceReport | null> {
  const report = await parse(source)
  const status = attachmentOf(report, STATUS_TYPES)
  const returned = attachmentOf(report, RETURNED_TYPES)
  if (!status || !returned) return null
  const failure = failureOf(textOf(status))
  const mail = await mailOf(returned)
  if (!failure || !mail) return null
  const code = statusCodeIn(failure.get('status'))
  return {
    ...mail,
    answer: answerOf(failure.get('diagnostic-code'), code),
    isRecipientUnknown: isOfTheAddress(code),
  }
}

/** A mail that breaks the rules of mails is none that reports anything. */
const parse = (source: Uint8Array | ArrayBuffer | string): Promise<Email | null> =>
  PostalMime.parse(source, { maxNestingDepth: 30 }).catch(() => null)

const attachmentOf = (mail: Email | null, types: readonly string[]): Attachment | undefined =>
  mail?.attachments.find(({ mimeType }) => types.includes(mimeType))

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** Which mail was returned, and to whom it was. */
async function mailOf(returned: Attachment): Promise<{ mailId: string; to: string } | null> {
  const mail = await parse(returned.content)
  const to = addressSchema.safeParse(mail?.to?.[0])
  if (!mail || !to.success) return null
  const named = mail.headers.find(({ key }) => key === MAIL_ID_HEADER.toLowerCase())?.value
  const mailId = [named, mail.messageId?.match(/^<([^@>]*)@/)?.[1]]
    .map((id) => z.uuid().safeParse(id?.trim()))
    .find(({ success }) => success)?.data
  return mailId === undefined ? null : { mailId, to: to.data.address.toLowerCase() }
}

/** The fields of the recipient whom nothing is tried for any more. The first group of fields is about the mail. */
function failureOf(text: string): Map<string, string> | undefined {
  const [, ...recipients] = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .trim()
    .split(/\n{2,}/)
    .map(fieldsOf)
  return recipients.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
}

const fieldsOf = (group: string): Map<string, string> =>
  new Map(
    group.split('\n').flatMap((line) => {
      const [, name, value] = line.match(/^([\w-]+):\s*(.*)$/) ?? []
      return name ? [[name.toLowerCase(), value?.trim() ?? ''] as const] : []
    }),
  )

/** @param diagnostic with the kind of its source in front, such as `smtp; 550 5.1.1 No such user` */
function answerOf(diagnostic: string | undefined, code: string): string {
  return inOneLine(diagnostic?.replace(/^[\w.-]+;\s*/, '') ?? '') || code || '-'
}
