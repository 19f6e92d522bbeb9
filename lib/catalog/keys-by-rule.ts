import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, fieldError } from '@/lib/core/errors'
import { lockRows } from '@/lib/core/rows'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { catalogTags } from './cache-tags'

/**
 * Has a product's keys made by its rule from now on, or no longer. It is then delivered by hand until it has keys.
 *
 * @param requireEmptyPool is asked, with the product locked, before it is switched on
 * @throws AppError `not_found`; `conflict` for a gift card, a bundle or a pre-order
 */
export async function setKeysByRule(
  tx: Tx,
  id: number,
  keysByRule: boolean,
  requireEmptyPool: () => Promise<void>,
): Promise<void> {
  await lockRows(tx, 'Product', { id })
  const product = await tx.product.findUnique({
    where: { id },
    select: { keysByRule: true, isGiftCard: true, isBundle: true, availableFrom: true },
  })
  if (!product) throw new AppError('not_found', say('products.unknown'))
  if (product.keysByRule === keysByRule) return
  if (product.isGiftCard) throw fieldError('conflict', 'isOn', say('products.giftCardHasNoKeys'))
  if (product.isBundle) throw fieldError('conflict', 'isOn', say('bundles.deliveredByParts'))
  if (product.availableFrom) throw fieldError('conflict', 'isOn', say('products.preorderNeedsKeys'))
  if (keysByRule) await requireEmptyPool()
  await tx.product.update({
    where: { id },
    data: { keysByRule, delivery: 'manual' },
    select: { id: true },
  })
  await invalidateTags(tx, [catalogTags.products])
}
