import 'server-only'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { daysAgo } from '@/lib/core/time'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { inBucketBefore, removeFromBucket } from './files-in-bucket'
import { removeStored, storedBefore } from './files-on-disk'

const ABANDONED_AFTER_DAYS = 2
/** Young files may belong to an upload that has just begun, or be read by somebody where they were before. */
const ORPHANED_AFTER_DAYS = 1

/** Removes uploads that were given up, files whose product was deleted, and those that were moved to another place. */
export async function removeOrphans(): Promise<void> {
  await db().productFile.deleteMany({
    where: { isComplete: false, updatedAt: { lt: daysAgo(ABANDONED_AFTER_DAYS) } },
  })
  const before = daysAgo(ORPHANED_AFTER_DAYS)
  await removeFromDisk(await storedBefore(before))
  await removeFromItsBucket(before).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error
    log.warn({ err: error }, 'the bucket could not be searched for files that no product has')
  })
}

async function removeFromDisk(stored: readonly string[]): Promise<void> {
  const files = await db().productFile.findMany({
    where: { id: { in: [...stored] }, place: 'disk' },
    select: { id: true },
  })
  const known = new Set(files.map(({ id }) => id))
  for (const id of stored) if (!known.has(id)) await removeStored(id)
}

async function removeFromItsBucket(before: Date): Promise<void> {
  const stored = await inBucketBefore(before)
  const files = await db().productFile.findMany({
    where: { id: { in: stored.map(({ id }) => id) }, place: 'bucket' },
    select: { id: true, uploadId: true },
  })
  const known = new Map(files.map(({ id, uploadId }) => [id, uploadId]))
  for (const { id, uploadId } of stored)
    if (known.get(id) !== uploadId) await removeFromBucket(id, uploadId)
}
