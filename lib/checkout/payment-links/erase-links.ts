import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** As long as somebody may ask what became of a link that nobody paid. */
const KEPT_DAYS = 90

/** Removes what was drafted for an address and not ordered. @param email in lower case @returns how many there were */
export async function eraseLinksOf(tx: Tx, email: string): Promise<number> {
  const { count } = await tx.paymentLink.deleteMany({ where: { email, orderId: null } })
  return count
}

/** Removes links that ended some time ago; what was ordered is kept with its order. */
export async function removeOldLinks(): Promise<void> {
  await db().paymentLink.deleteMany({ where: { expiresAt: { lt: daysAgo(KEPT_DAYS) } } })
}
