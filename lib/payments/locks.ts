import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'
import { lockRows } from '@/lib/core/rows'

/** Serializes payments of one cart session, so that they see each other. */
export async function lockSession(tx: Tx, sessionId: string): Promise<void> {
  await lockByName(tx, `payment/${sessionId}`)
}

/** Serializes changes of a payment or its order by locking the payment's row. */
export async function lockPayment(tx: Tx, id: string): Promise<void> {
  await lockRows(tx, 'Payment', { id })
}
