import 'server-only'
import { FIGURES } from '@/content/figures'
import { db } from '@/lib/core/db'
import { monthsAgo } from '@/lib/core/time'

/** Forgets which browsers found a review helpful; how many did is kept with it. */
export async function removeOldVotes(): Promise<void> {
  await db().reviewVote.deleteMany({
    where: { createdAt: { lt: monthsAgo(12 * FIGURES.retention.technicalYears) } },
  })
}
