import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { KEY_STATES, type KeyEvent } from './lifecycle'

/** Events whose guard is in the choice of the keys; the others are statements of their own. */
type BulkEvent = Extract<KeyEvent, 'release' | 'take_back' | 'withdraw'>

/**
 * Moves the chosen keys that the event may happen to. Keys that another transaction moves first are
 * left alone.
 *
 * @param which the keys; for `release` those of one payment
 * @param details what is recorded with it
 * @returns how many were moved
 */
export async function moveKeys(
  tx: Tx,
  event: BulkEvent,
  which: Omit<Prisma.ProductKeyWhereInput, 'status'>,
  details: Omit<Prisma.ProductKeyUncheckedUpdateManyInput, 'status'>,
): Promise<number> {
  const { count } = await tx.productKey.updateMany({
    where: { ...which, status: { in: sourcesOf(KEY_STATES, event) } },
    data: { ...details, status: targetOf(KEY_STATES, event) },
  })
  return count
}
