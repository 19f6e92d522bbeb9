import 'server-only'
import type { Tx } from '@/lib/core/db'
import { moveKeys } from './transition'

/** Releases a payment's reserved keys. */
export async function releaseKeys(tx: Tx, paymentId: string): Promise<void> {
  await moveKeys(tx, 'release', { paymentId }, { paymentId: null, reservedUntil: null })
}
