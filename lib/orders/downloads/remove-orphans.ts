import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { removeStored, storedBefore } from './stored-file'

const ABANDONED_AFTER_DAYS = 2
/** Young files may belong to an upload that has just begun. */
const ORPHANED_AFTER_DAYS = 1

/** Removes uploads that were given up, and files whose product was deleted. */
export async function removeOrphans(): Promise<void> {
  await db().productFile.deleteMany({
    where: { isComplete: false, updatedAt: { lt: daysAgo(ABANDONED_AFTER_DAYS) } },
  })
  const stored = await storedBefore(daysAgo(ORPHANED_AFTER_DAYS))
  const files = await db().productFile.findMany({
    where: { id: { in: stored } },
    select: { id: true },
  })
  const known = new Set(files.map(({ id }) => id))
  for (const id of stored) if (!known.has(id)) await removeStored(id)
}
