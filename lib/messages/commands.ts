import 'server-only'
import type { Tx } from '@/lib/core/db'
import type { ContactMessage } from './contracts'

/** Stores a message; it is open until somebody answers it. @returns its number */
export async function storeMessage(
  tx: Tx,
  { name, email, category, subject, message, locale }: ContactMessage,
): Promise<number> {
  const { id } = await tx.contactMessage.create({
    data: { name, email, category, subject, message, locale },
    select: { id: true },
  })
  return id
}
