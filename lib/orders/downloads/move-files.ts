import 'server-only'
import { db } from '@/lib/core/db'
import { PlainError } from '@/lib/core/plain-error'
import { readPiece } from '@/lib/platform/object-storage/bucket'
import { StorageError } from '@/lib/platform/object-storage/storage-error'
import { uploadObject } from '@/lib/platform/object-storage/upload'
import { type BucketOfFiles, bucketOfFiles } from './bucket-of-files'
import { keyOf, removeFromBucket } from './files-in-bucket'
import { openStored, removeStored, storeWhole } from './files-on-disk'
import { PIECE_BYTES } from './limits'

type Place = 'disk' | 'bucket'
type File = { id: string; name: string; size: number }

/** How many uploads are where. */
export async function placesOfFiles(): Promise<Record<Place, number>> {
  const groups = await db().productFile.groupBy({
    by: ['place'],
    where: { address: null },
    _count: true,
  })
  const count = (of: Place) => groups.find(({ place }) => place === of)?._count ?? 0
  return { disk: count('disk'), bucket: count('bucket') }
}

/**
 * Moves the complete files of products to the other place, one after the other, while the store sells. Buyers are sent
 * each from where it was until all of it is at the other place. There the nightly cleanup removes it a day later: somebody
 * may still be reading it.
 *
 * @param tell is told of each file, with the reason when it stays where it is
 * @returns how many were moved, and how many were not
 * @throws PlainError when no bucket is set
 */
export async function moveFiles(
  to: Place,
  tell: (name: string, failure?: string) => void,
): Promise<{ moved: number; left: number }> {
  const bucket = bucketOfFiles()
  if (!bucket) throw new PlainError('No bucket is set: see DOWNLOADS_BUCKET in .env.example.')
  const files = await db().productFile.findMany({
    where: { place: { not: to }, address: null, isComplete: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, size: true },
  })
  const done = { moved: 0, left: 0 }
  for (const { id, name, size } of files)
    try {
      const file = { id, name, size: Number(size) }
      await (to === 'bucket' ? copyToBucket(bucket, file) : copyToDisk(bucket, file))
      await settle(id, to)
      done.moved++
      tell(name)
    } catch (error) {
      if (!(error instanceof StorageError || error instanceof PlainError)) throw error
      done.left++
      tell(name, error.message)
    }
  return done
}

async function copyToBucket(files: BucketOfFiles, { id, size }: File): Promise<void> {
  const handle = await openStored(id)
  if (!handle) throw new PlainError('It is not in DOWNLOADS_DIR.')
  try {
    if ((await handle.stat()).size !== size)
      throw new PlainError('Not all of it is in DOWNLOADS_DIR.')
    const bytes = handle.createReadStream({ autoClose: false })
    await uploadObject(files.bucket, keyOf(files, id), bytes)
  } finally {
    await handle.close()
  }
}

const copyToDisk = (files: BucketOfFiles, { id, size }: File): Promise<void> =>
  storeWhole(id, size, piecesOf(files, id, size))

async function* piecesOf(
  files: BucketOfFiles,
  id: string,
  size: number,
): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < size; start += PIECE_BYTES)
    yield await readPiece(files.bucket, keyOf(files, id), {
      start,
      end: Math.min(start + PIECE_BYTES, size) - 1,
    })
}

/** From now on buyers get a file from its new place. One that was deleted meanwhile is removed there, too. */
async function settle(id: string, place: Place): Promise<void> {
  const { count } = await db().productFile.updateMany({ where: { id }, data: { place } })
  if (count > 0) return
  if (place === 'bucket') await removeFromBucket(id, null)
  else await removeStored(id)
}
