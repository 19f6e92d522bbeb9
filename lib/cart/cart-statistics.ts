import 'server-only'
import { keyedHash } from '@/lib/core/crypto'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'

/** Statistics count carts without naming them: the session is replaced by a keyed hash. */
const hashOf = (sessionId: string) => keyedHash(sessionId, 'cart-statistics')

/**
 * Notes for the statistics that a cart had something put into it today (UTC). Nobody waits for it,
 * and nothing fails when it does.
 */
export function noteCart(sessionId: string): void {
  db()
    .$executeRaw(Prisma.sql`
      INSERT INTO "CartDay" ("day", "cart") VALUES ((now() AT TIME ZONE 'UTC')::date, ${hashOf(sessionId)})
      ON CONFLICT DO NOTHING`)
    .catch((error) => log.warn({ err: error }, 'a cart is missing from the statistics'))
}

/** Notes for the statistics, with an order, that its cart became one. */
export async function markCartOrdered(tx: Tx, sessionId: string): Promise<void> {
  await tx.cartDay.updateMany({
    where: { cart: hashOf(sessionId), orderedAt: null },
    data: { orderedAt: new Date() },
  })
}
