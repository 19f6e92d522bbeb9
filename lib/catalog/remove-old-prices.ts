import 'server-only'
import { db } from '@/lib/core/db'
import { monthsAgo } from '@/lib/core/time'

/** A year, and the 30 days before a reduction that began as it did. */
const KEPT_MONTHS = 13

/** Removes what products cost longer ago than anybody may ask for. What one costs now stays. */
export async function removeOldPrices(): Promise<void> {
  await db().publicPrice.deleteMany({ where: { until: { lt: monthsAgo(KEPT_MONTHS) } } })
}
