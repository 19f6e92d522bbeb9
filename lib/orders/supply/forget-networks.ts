import 'server-only'
import { db } from '@/lib/core/db'

/** Forgets from where old consents were given. What was agreed to stays with its order. */
export async function forgetNetworksOfConsents(before: Date): Promise<void> {
  await db().supplyConsent.updateMany({
    where: { answeredAt: { lt: before }, network: { not: null } },
    data: { network: null },
  })
}
