import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** Claims from a sale lapse three years after the year in which it was made, in most of the countries whose consumers are asked. */
const KEPT_DAYS = 1461

/** Forgets from where old consents were given. What was agreed to stays with its order. */
export async function forgetNetworksOfConsents(): Promise<void> {
  await db().supplyConsent.updateMany({
    where: { answeredAt: { lt: daysAgo(KEPT_DAYS) }, network: { not: null } },
    data: { network: null },
  })
}
