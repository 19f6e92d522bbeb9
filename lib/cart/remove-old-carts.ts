import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { removeOldSources } from './cart-source'

/** How long the statistics of carts go back: a year, and a month of the year before to compare with. */
const STATISTICS_DAYS = 400

/** Removes carts that nobody changed since a time, and outdated statistics of carts. */
export async function removeOldCarts(before: Date): Promise<void> {
  await db().cartItem.deleteMany({ where: { updatedAt: { lt: before } } })
  await removeOldSources(before)
  await db().cartDay.deleteMany({ where: { day: { lt: daysAgo(STATISTICS_DAYS) } } })
}
