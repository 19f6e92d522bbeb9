import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import type { ContactMessage } from './contracts'

type Written = Pick<
  ContactMessage,
  'name' | 'email' | 'category' | 'subject' | 'message' | 'locale'
>

/** Stores a visitor's message, forwards it to support and acknowledges it: all or nothing. */
export async function receiveMessage(message: Written): Promise<void> {
  await db().$transaction(async (tx) => {
    const messageId = await storeMessage(tx, message)
    await queueMail(tx, {
      kind: 'contact_received',
      dedupeKey: `contact:${messageId}:received`,
      to: message.email,
      locale: message.locale,
      payload: { messageId },
    })
  })
}

/** Stores a message in the caller's transaction and forwards it to support. @returns its id */
export async function storeMessage(tx: Tx, message: Written): Promise<number> {
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
  return messageId
}
