import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import type { ContactMessage } from './contracts'

type Received = Pick<
  ContactMessage,
  'name' | 'email' | 'category' | 'subject' | 'message' | 'locale'
>

/** Stores a visitor's message, forwards it to support and acknowledges it: all or nothing. */
export const receiveMessage = (message: Received): Promise<void> =>
  db().$transaction((tx) => receiveMessageIn(tx, message))

/** {@link receiveMessage} in the caller's transaction. */
export async function receiveMessageIn(tx: Tx, message: Received): Promise<void> {
  const { supportEmail } = await currentSettings(tx)
  const { name, email, category, subject, message: text, locale } = message
  const { id: messageId } = await tx.contactMessage.create({
    data: { name, email, category, subject, message: text, locale },
    select: { id: true },
  })
  await queueMail(tx, {
    kind: 'contact_message',
    dedupeKey: `contact:${messageId}`,
    to: supportEmail,
    locale: 'en',
    payload: { messageId },
  })
  await queueMail(tx, {
    kind: 'contact_received',
    dedupeKey: `contact:${messageId}:received`,
    to: email,
    locale,
    payload: { messageId },
  })
}
