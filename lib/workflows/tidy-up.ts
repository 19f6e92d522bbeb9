import 'server-only'
import { db } from '@/lib/core/db'

/** Carts that nobody touched for this long are forgotten. */
const CART_DAYS = 90

/** Removes what has no use any more: old carts, expired sessions and counters, silent workers. */
export async function tidyUp(): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await db().cartItem.deleteMany({ where: { updatedAt: { lt: daysAgo(CART_DAYS) } } })
  await db().adminSession.deleteMany({ where: { expiresAt: { lt: daysAgo(30) } } })
  await db().workerHeartbeat.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } })
  await db().$executeRaw`DELETE FROM rate_limits WHERE expire < ${Date.now()}`
}
