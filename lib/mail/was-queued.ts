import 'server-only'
import type { Tx } from '@/lib/core/db'

/** Whether a mail with this dedupe key is in the outbox, sent or not. */
export async function wasQueued(tx: Tx, dedupeKey: string): Promise<boolean> {
  return (await tx.email.count({ where: { dedupeKey } })) > 0
}
