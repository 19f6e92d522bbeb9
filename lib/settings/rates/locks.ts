import 'server-only'
import type { Tx } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'

/** Until the transaction ends nobody else changes rates. */
export const lockRates = (tx: Tx): Promise<void> => lockByName(tx, 'exchange rates')
