import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { deskInForce } from '@/lib/service/help-desk/desk-in-force'
import { queueTicket } from '@/lib/service/help-desk/tickets'
import { currentSettings } from '@/lib/settings/queries'
import { storeAttachments } from './attachments'
import type { Attachment } from './check-attachment'
import type { ContactMessage } from './contracts'

type Written = Pick<
  ContactMessage,
  'name' | 'email' | 'category' | 'subject' | 'message' | 'locale'
>

/** What is known of how a message came. */
type Came = {
  /** Of the mail that it came by; none: by a form of the store. */
  mailedKey?: string
  /** `false`: nothing is mailed to its sender. */
  isAcknowledged?: boolean
  /** `true`: support has the mail already. */
  isWithSupport?: boolean
  /** What came with it, checked. */
  files?: readonly Attachment[]
}

/**
 * Stores a visitor's message, takes it to the help desk or forwards it to support, and acknowledges it, unless the help desk does:
 * all or nothing.
 */
export const receiveMessage = (
  message: Written,
  files: readonly Attachment[] = [],
): Promise<void> => db().$transaction((tx) => receiveWritten(tx, message, { files }))

/** {@link receiveMessage} in the caller's transaction. */
export async function receiveWritten(tx: Tx, message: Written, came: Came = {}): Promise<void> {
  const messageId = await storeMessage(tx, message, came)
  const inForce = await deskInForce(tx)
  if (inForce?.values.acknowledges === false || came.isAcknowledged === false) return
  await queueMail(tx, {
    kind: 'contact_received',
    dedupeKey: `contact:${messageId}:received`,
    to: message.email,
    locale: message.locale,
    payload: { messageId },
  })
}

/** Stores a message in the caller's transaction, and takes it to the help desk or forwards it to support. @returns its id */
export async function storeMessage(
  tx: Tx,
  message: Written,
  { mailedKey, isWithSupport = false, files = [] }: Came = {},
): Promise<number> {
  const { name, email, category, subject, message: text, locale } = message
  const { id: messageId } = await tx.contactMessage.create({
    data: { name, email, category, subject, message: text, locale, mailedKey },
    select: { id: true },
  })
  await storeAttachments(tx, { messageId }, files)
  const inForce = await deskInForce(tx)
  if (inForce) await queueTicket(tx, inForce, messageId)
  else if (!isWithSupport) await forwardToSupport(tx, messageId)
  return messageId
}

/** Mails a message to support, once. */
export async function forwardToSupport(tx: Tx, messageId: number): Promise<void> {
  if ((await tx.contactMessage.count({ where: { id: messageId } })) === 0) return
  const { supportEmail } = await currentSettings(tx)
  await queueMail(tx, {
    kind: 'contact_message',
    dedupeKey: `contact:${messageId}`,
    to: supportEmail,
    locale: 'en',
    payload: { messageId },
  })
}
