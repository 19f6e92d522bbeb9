import 'server-only'
import { db } from '@/lib/core/db'

/** Removes the notifications that nobody needs any more. */
export async function removeOldProviderEvents(before: Date): Promise<void> {
  await db().providerEvent.deleteMany({ where: { receivedAt: { lt: before } } })
}
