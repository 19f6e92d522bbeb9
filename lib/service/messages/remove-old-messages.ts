import 'server-only'
import { FIGURES } from '@/content/figures'
import { db } from '@/lib/core/db'
import { monthsAgo } from '@/lib/core/time'

/** Removes messages that are older than the privacy policy allows. */
export async function removeOldMessages(): Promise<void> {
  await db().contactMessage.deleteMany({
    where: { updatedAt: { lt: monthsAgo(12 * FIGURES.retention.supportYears) } },
  })
}
