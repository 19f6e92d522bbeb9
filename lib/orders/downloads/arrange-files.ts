import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { lockProductOf } from './product-file'

/**
 * Puts a product's files into an order.
 *
 * @param ids all of its files
 * @throws AppError `not_found`; `conflict` when they are not those that it has
 */
export async function arrangeFiles(
  actor: Actor,
  productId: number,
  ids: readonly string[],
): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockProductOf(tx, productId)
    const files = await tx.productFile.findMany({ where: { productId }, select: { id: true } })
    const known = new Set(files.map(({ id }) => id))
    const isSame = ids.length === known.size && new Set(ids).size === known.size
    if (!isSame || ids.some((id) => !known.has(id)))
      throw new AppError('conflict', say('downloads.filesChanged'))
    for (const [position, id] of ids.entries())
      await tx.productFile.update({ where: { id }, data: { position }, select: { id: true } })
    await recordAudit(tx, actor, {
      action: 'product_file.arrange',
      entityType: 'product',
      entityId: productId,
      after: { files: [...ids] },
    })
  })
}
