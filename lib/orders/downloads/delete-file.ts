import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { removeFromBucket } from './files-in-bucket'
import { removeStored } from './files-on-disk'
import { FILE_ENTITY, fileNotFound } from './product-file'

/** Deletes a file. Downloads under way end with their last byte, links to it no longer work. @throws AppError `not_found` */
export async function deleteFile(actor: Actor, fileId: string): Promise<void> {
  const { place, uploadId } = await db().$transaction(async (tx) => {
    const file = await tx.productFile.findUnique({ where: { id: fileId } })
    if (!file) throw fileNotFound()
    const { count } = await tx.productFile.deleteMany({ where: { id: fileId } })
    if (count === 0) throw fileNotFound()
    const { productId, name, version, fileName, address } = file
    await recordAudit(tx, actor, {
      action: 'product_file.delete',
      entityType: FILE_ENTITY,
      entityId: fileId,
      before: { productId, name, version, fileName, address },
    })
    return file
  })
  if (place === 'bucket') await removeFromBucket(fileId, uploadId)
  else await removeStored(fileId)
}
