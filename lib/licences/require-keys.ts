import 'server-only'
import type { Tx } from '@/lib/core/db'
import { availableStock } from './available-stock'
import { requireMayWait } from './back-ordered'
import { keysForNewcomer } from './left-for-newcomer'
import { neededKeys, type RequestedKeys } from './needed-keys'

/**
 * Whether there is a key for each unit at the moment, or it may wait for one. Reserves none.
 *
 * @throws AppError `out_of_stock`
 */
export async function requireKeys(tx: Tx, requested: readonly RequestedKeys[]): Promise<void> {
  for (const need of neededKeys(requested)) {
    if (!(await availableStock(tx, need.productId))) continue
    const available = await keysForNewcomer(tx, need.productId, null)
    if (available < need.quantity) await requireMayWait(tx, need, available, null)
  }
}
