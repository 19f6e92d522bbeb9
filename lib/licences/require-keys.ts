import 'server-only'
import type { Tx } from '@/lib/core/db'
import { availableStock } from './available-stock'
import { outOfStock } from './out-of-stock'
import type { RequestedKeys } from './reserve-keys'

/**
 * Whether there is a key for each unit at the moment. Reserves none.
 *
 * @throws AppError `out_of_stock`
 */
export async function requireKeys(tx: Tx, requested: readonly RequestedKeys[]): Promise<void> {
  for (const { productId, productName, quantity } of requested) {
    const stock = await availableStock(tx, productId)
    if (stock && stock.available < quantity)
      throw outOfStock({ productId, productName, left: stock.available })
  }
}
