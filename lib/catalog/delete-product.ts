import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Actor } from '@/lib/staff/audit'
import type { ProductRemoval } from './admin-contracts'
import { removeProducts } from './remove-products'

/**
 * Deletes a product. One that was sold, or whose keys are or were on record, is hidden instead: orders
 * and keys keep naming it.
 *
 * @throws AppError `not_found`
 */
export async function deleteProduct(actor: Actor, id: number): Promise<ProductRemoval> {
  const [removal] = await db().$transaction((tx) => removeProducts(tx, actor, [id]))
  if (!removal) throw new AppError('not_found', say('products.unknown'))
  return { outcome: removal.outcome }
}
