import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { UNCONFIRMED_DAYS } from './subscriber-states'

/** Removes addresses whose subscription was not confirmed in time. */
export async function removeUnconfirmedSubscribers(): Promise<void> {
  await db().newsletterSubscriber.deleteMany({
    where: { confirmedAt: null, createdAt: { lt: daysAgo(UNCONFIRMED_DAYS) } },
  })
}
