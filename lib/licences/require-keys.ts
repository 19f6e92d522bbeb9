import 'server-only'
import type { Tx } from '@/lib/core/db'
import { availableStock } from './available-stock'
import { leftOf, neededKeys, type RequestedKeys } from './needed-keys'
import { outOfStock } from './out-of-stock'

/**
 * Whether there is a key for each unit at the moment. Reserves none.
 *
 * @throws AppError `out_of_stock`
 */
export async function requireKeys(tx: Tx, requested: readonly RequestedKeys[]): Promise<void> {
  for (const need of neededKeys(requested)) {
    const stock = await availableStock(tx, need.productId)
    if (stock && stock.available < need.quantity) throw outOfStock(leftOf(need, stock.available))
  }
}
