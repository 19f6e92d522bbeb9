import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'

/** A payment can be disputed for about half a year; what a provider sent holds buyers' data. */
const KEPT_DAYS = 400

/** Removes the notifications that nobody needs any more. */
export async function removeOldProviderEvents(): Promise<void> {
  await db().providerEvent.deleteMany({ where: { receivedAt: { lt: daysAgo(KEPT_DAYS) } } })
}
