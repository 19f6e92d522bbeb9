import 'server-only'
import { db } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { storeMessage } from './commands'
import type { ContactMessage } from './contracts'

/** Stores a visitor's message, passes it on to support and acknowledges it: all of it or nothing. */
export async function receiveMessage(message: ContactMessage): Promise<void> {
  const { supportEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
    const messageId = await storeMessage(tx, message)
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
