import 'server-only'
import { dayOf } from '@/lib/core/calendar'
import { keyedHash } from '@/lib/core/crypto'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { currentSetting } from '@/lib/settings/queries'

/** Statistics count carts anonymously: by a keyed hash of the session. */
const hashOf = (sessionId: string) => keyedHash(sessionId, 'cart-statistics')

/**
 * Records for the statistics that something was put into a cart on this day of the store. It is not awaited,
 * and nothing fails when it does.
 */
export function recordCartUse(sessionId: string): void {
  countCart(sessionId).catch((error) =>
    log.warn({ err: error }, 'a cart is missing from the statistics'),
  )
}

async function countCart(sessionId: string): Promise<void> {
  const today = dayOf(new Date(), await currentSetting('timezone'))
  await db().$executeRaw(Prisma.sql`
    INSERT INTO "CartDay" ("day", "cart") VALUES (${today}::date, ${hashOf(sessionId)})
    ON CONFLICT DO NOTHING`)
}

/** Records for the statistics that paying for a cart was tried. Like {@link recordCartUse}, nobody waits for it. */
export function recordPaymentStarted(sessionId: string): void {
  db()
    .cartDay.updateMany({
      where: { cart: hashOf(sessionId), paymentStartedAt: null },
      data: { paymentStartedAt: new Date() },
    })
    .catch((error) => log.warn({ err: error }, 'a started payment is missing from the statistics'))
}

/** Records for the statistics, in the transaction of an order, that its cart became one. */
export async function markCartOrdered(tx: Tx, sessionId: string): Promise<void> {
  await tx.cartDay.updateMany({
    where: { cart: hashOf(sessionId), orderedAt: null },
    data: { orderedAt: new Date() },
  })
}
