import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { NewFile } from './contracts'
import { savedFileName } from './file-name'
import { MAX_FILES } from './limits'
import { FILE_ENTITY, lockProductOf, maxFileBytes } from './product-file'

/**
 * Adds a file behind a product's others. An upload is offered to buyers when all of it has arrived.
 *
 * @returns its id
 * @throws AppError `not_found`; `conflict` when it has as many as it may; `too_large`
 */
export async function addFile(actor: Actor, productId: number, file: NewFile): Promise<string> {
  if ('size' in file && file.size > maxFileBytes())
    throw fieldError('too_large', 'size', say('downloads.fileTooLarge'))
  const source =
    'address' in file
      ? { address: file.address, isComplete: true }
      : { fileName: savedFileName(file.fileName), size: file.size, isComplete: false }
  const { name, version } = file
  const id = randomUUID()
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
      data: { id, productId, position: (_max.position ?? -1) + 1, name, version, ...source },
    })
    await recordAudit(tx, actor, {
      action: 'product_file.add',
      entityType: FILE_ENTITY,
      entityId: id,
      after: { productId, name, version, ...source },
    })
  })
  return id
}
