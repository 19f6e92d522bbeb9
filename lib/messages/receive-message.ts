import 'server-only'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import type { ContactMessage } from './contracts'

/** Stores a visitor's message, forwards it to support and acknowledges it: all or nothing. */
export async function receiveMessage(message: ContactMessage): Promise<void> {
  const { supportEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
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
      to: message.email,
      locale: message.locale,
      payload: { messageId },
    })
  })
}
