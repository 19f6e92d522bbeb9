import 'server-only'
import { db } from '@/lib/core/db'

/** Forgets which browsers found a review helpful; how many did is kept with it. */
export async function removeOldVotes(before: Date): Promise<void> {
  await db().reviewVote.deleteMany({
    where: { createdAt: { lt: before } },
  })
}
