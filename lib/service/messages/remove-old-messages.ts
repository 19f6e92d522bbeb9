import 'server-only'
import { db } from '@/lib/core/db'

/** Removes messages that are older than the privacy policy allows. */
export async function removeOldMessages(before: Date): Promise<void> {
  await db().contactMessage.deleteMany({
    where: { updatedAt: { lt: before } },
  })
}
