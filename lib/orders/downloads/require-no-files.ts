import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

/**
 * Refuses to give away what has files: they are downloaded from the pages of the order, which are its buyer's.
 *
 * @throws AppError `conflict` naming the product
 */
export async function requireNoFiles(tx: Tx, productIds: readonly number[]): Promise<void> {
  const file = await tx.productFile.findFirst({
    where: { productId: { in: [...productIds] }, isComplete: true },
    select: { product: { select: { name: true } } },
  })
  if (file) throw new AppError('conflict', say('downloads.noGift', { product: file.product.name }))
}
