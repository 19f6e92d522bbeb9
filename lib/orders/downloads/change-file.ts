import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { FileTexts } from './contracts'
import { FILE_ENTITY, fileNotFound } from './product-file'

/** Changes what buyers are shown of a file. @throws AppError `not_found` */
export async function changeFile(
  actor: Actor,
  fileId: string,
  { name, version }: FileTexts,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await tx.productFile.findUnique({
      where: { id: fileId },
      select: { name: true, version: true },
    })
    if (!before) throw fileNotFound()
    if (before.name === name && before.version === version) return
    await tx.productFile.updateMany({ where: { id: fileId }, data: { name, version } })
    await recordAudit(tx, actor, {
      action: 'product_file.change',
      entityType: FILE_ENTITY,
      entityId: fileId,
      before,
      after: { name, version },
    })
  })
}
