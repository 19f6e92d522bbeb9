import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { sourcesOf, targetOf } from '@/lib/core/state-table'
import { KEY_STATES, type KeyEvent } from './lifecycle'

/** Events whose guard is part of the key selection; the others have their own statements. */
type BulkEvent = Extract<KeyEvent, 'release' | 'take_back' | 'withdraw'>

/**
 * Moves the selected keys that the event applies to. Keys that another transaction moves first are
 * skipped.
 *
 * @param which selects the keys; for `release` those of one payment
 * @param details fields written with the transition
 * @returns the number of keys moved
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
