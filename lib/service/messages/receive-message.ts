import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { deskInForce } from '@/lib/service/help-desk/desk-in-force'
import { queueTicket } from '@/lib/service/help-desk/tickets'
import { currentSettings } from '@/lib/settings/queries'
import type { ContactMessage } from './contracts'

type Written = Pick<
  ContactMessage,
  'name' | 'email' | 'category' | 'subject' | 'message' | 'locale'
>

/**
 * Stores a visitor's message, takes it to the help desk or forwards it to support, and acknowledges it, unless the help desk does:
 * all or nothing.
 */
export async function receiveMessage(message: Written): Promise<void> {
  await db().$transaction(async (tx) => {
    const messageId = await storeMessage(tx, message)
    const inForce = await deskInForce(tx)
    if (inForce?.values.acknowledges === false) return
    await queueMail(tx, {
      kind: 'contact_received',
      dedupeKey: `contact:${messageId}:received`,
      to: message.email,
      locale: message.locale,
      payload: { messageId },
    })
  })
}

/** Stores a message in the caller's transaction, and takes it to the help desk or forwards it to support. @returns its id */
export async function storeMessage(tx: Tx, message: Written): Promise<number> {
  const { name, email, category, subject, message: text, locale } = message
  const { id: messageId } = await tx.contactMessage.create({
    data: { name, email, category, subject, message: text, locale },
    select: { id: true },
  })
  const inForce = await deskInForce(tx)
  if (inForce) await queueTicket(tx, inForce, messageId)
  else await forwardToSupport(tx, messageId)
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
