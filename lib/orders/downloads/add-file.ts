import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { bucketOfFiles } from './bucket-of-files'
import type { NewFile } from './contracts'
import { savedFileName } from './file-name'
import { beginInBucket, removeFromBucket } from './files-in-bucket'
import { MAX_FILES } from './limits'
import { FILE_ENTITY, lockProductOf, maxFileBytes } from './product-file'

/**
 * Adds a file behind a product's others. An upload is offered to buyers when all of it has arrived.
 *
 * @returns its id
 * @throws AppError `not_found`; `conflict` when it has as many as it may; `too_large`; `unavailable` when the bucket is in trouble
 */
export async function addFile(actor: Actor, productId: number, file: NewFile): Promise<string> {
  if ('size' in file && file.size > maxFileBytes())
    throw fieldError('too_large', 'size', say('downloads.fileTooLarge'))
  const id = randomUUID()
  if ('address' in file)
    await insert(actor, id, productId, file, { address: file.address, isComplete: true })
  else {
    const uploadId = bucketOfFiles() ? await beginInBucket(id) : null
    const source = {
      fileName: savedFileName(file.fileName),
      size: file.size,
      isComplete: false,
    } as const
    const place = uploadId === null ? {} : ({ place: 'bucket', uploadId } as const)
    await insert(actor, id, productId, file, source, place).catch(async (error: unknown) => {
      if (uploadId !== null) await removeFromBucket(id, uploadId)
      throw error
    })
  }
  return id
}

type Source =
  | { address: string; isComplete: true }
  | { fileName: string; size: number; isComplete: false }

async function insert(
  actor: Actor,
  id: string,
  productId: number,
  { name, version }: Pick<NewFile, 'name' | 'version'>,
  source: Source,
  place: { place?: 'bucket'; uploadId?: string } = {},
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockProductOf(tx, productId)
    const { _count, _max } = await tx.productFile.aggregate({
      where: { productId },
      _count: true,
      _max: { position: true },
    })
    if (_count >= MAX_FILES)
      throw new AppError('conflict', say('downloads.filesAtMost', { max: MAX_FILES }))
    await tx.productFile.create({
      data: {
        id,
        productId,
        position: (_max.position ?? -1) + 1,
        name,
        version,
        ...source,
        ...place,
      },
    })
    await recordAudit(tx, actor, {
      action: 'product_file.add',
      entityType: FILE_ENTITY,
      entityId: id,
      after: { productId, name, version, ...source },
    })
  })
}
