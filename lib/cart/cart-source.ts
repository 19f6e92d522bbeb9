import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import type { CartSource } from './read-source'

/** Notes where the browser of a cart came from; the last time counts. */
export async function noteSource(sessionId: string, source: CartSource): Promise<void> {
  await db().cartSource.upsert({
    where: { sessionId },
    create: { sessionId, ...source },
    update: source,
  })
}

/** Where the browser of a cart came from, where it is known. */
export const sourceOfCart = (tx: Tx, sessionId: string): Promise<CartSource | null> =>
  tx.cartSource.findUnique({
    where: { sessionId },
    select: { source: true, medium: true, campaign: true },
  })

/** Removes what is known of carts that nobody has put anything into since a time. */
export async function removeOldSources(before: Date): Promise<void> {
  await db().cartSource.deleteMany({ where: { updatedAt: { lt: before } } })
}
