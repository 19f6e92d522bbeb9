import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { removeOldSources } from './cart-source'

/** Carts that nobody changed for this long are removed. */
const CART_DAYS = 90

/** How long the statistics of carts go back: a year, and a month of the year before to compare with. */
const STATISTICS_DAYS = 400

/** Removes abandoned carts and outdated statistics of carts. */
export async function removeOldCarts(): Promise<void> {
  await db().cartItem.deleteMany({ where: { updatedAt: { lt: daysAgo(CART_DAYS) } } })
  await removeOldSources(CART_DAYS)
  await db().cartDay.deleteMany({ where: { day: { lt: daysAgo(STATISTICS_DAYS) } } })
}
