import 'server-only'
import { db } from '@/lib/core/db'

/** Carts that nobody touched for this long are deleted. */
const CART_DAYS = 90

/** How far back the statistics of carts go: a year, and a month to compare it with. */
const STATISTICS_DAYS = 400

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

/** Deletes the carts and their statistics that are too old to be of use. */
export async function deleteOldCarts(): Promise<void> {
  await db().cartItem.deleteMany({ where: { updatedAt: { lt: daysAgo(CART_DAYS) } } })
  await db().cartDay.deleteMany({ where: { day: { lt: daysAgo(STATISTICS_DAYS) } } })
}
