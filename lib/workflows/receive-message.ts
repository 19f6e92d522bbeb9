import 'server-only'
import { db } from '@/lib/core/db'
import { storeMessage } from '@/lib/domains/contact/commands'
import type { ContactMessage } from '@/lib/domains/contact/contracts'
import { currentSettings } from '@/lib/domains/settings/queries'
import { queueAndSchedule } from './deliver-keys'

/** Stores a visitor's message, passes it on to support and acknowledges it: all of it or nothing. */
export async function receiveMessage(message: ContactMessage): Promise<void> {
  const { supportEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
    const messageId = await storeMessage(tx, message)
    await queueAndSchedule(tx, {
      kind: 'contact_message',
      dedupeKey: `contact:${messageId}`,
      to: supportEmail,
      locale: 'en',
      payload: { messageId },
    })
    await queueAndSchedule(tx, {
      kind: 'contact_received',
      dedupeKey: `contact:${messageId}:received`,
      to: message.email,
      locale: message.locale,
      payload: { messageId },
    })
  })
}
