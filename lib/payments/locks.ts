import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockByName, shareLockByName } from '@/lib/core/locks'
import { lockRows } from '@/lib/core/rows'

/** Serializes payments of one cart session, so that they see each other. */
export async function lockSession(tx: Tx, sessionId: string): Promise<void> {
  await lockByName(tx, `payment/${sessionId}`)
}

/** Serializes changes of a payment or its order by locking the payment's row. */
export async function lockPayment(tx: Tx, id: string): Promise<void> {
  await lockRows(tx, 'Payment', { id })
}

/**
 * Lets no payment begin while the store's currency changes, and the other way round: payments share the lock, a change takes
 * it alone.
 */
export const lockBaseCurrency = (tx: Tx, how: 'shared' | 'alone'): Promise<void> =>
  (how === 'alone' ? lockByName : shareLockByName)(tx, 'base currency')
