import 'server-only'
import { FIGURES } from '@/content/figures'
import { forgetArticleDrafts } from '@/lib/articles/preview'
import { deleteOldCarts } from '@/lib/cart/delete-old-carts'
import { db } from '@/lib/core/db'
import { forgetDrafts } from '@/lib/homepage/homepage'
import { UNCONFIRMED_DAYS } from '@/lib/newsletter/subscriber-states'

/** How long the log of what other systems were told goes back. */
const NOTIFICATION_DAYS = 90

/** Removes what has no use any more: old carts, old letters, expired sessions and counters, silent workers. */
export async function cleanUp(): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  await deleteOldCarts()
  await db().adminSession.deleteMany({ where: { expiresAt: { lt: daysAgo(30) } } })
  await db().workerHeartbeat.deleteMany({ where: { seenAt: { lt: daysAgo(1) } } })
  await forgetDrafts()
  await forgetArticleDrafts()
  await db().notification.deleteMany({
    where: { createdAt: { lt: daysAgo(NOTIFICATION_DAYS) }, status: { not: 'waiting' } },
  })
  await forgetPeople(new Date())
  await db().$executeRaw`DELETE FROM rate_limits WHERE expire < ${Date.now()}`
}

/** What the privacy policy promises: what people sent us is kept just so long. */
async function forgetPeople(now: Date): Promise<void> {
  const { applicationMonths, supportYears } = FIGURES.retention
  const monthsAgo = (months: number) => {
    const date = new Date(now)
    date.setUTCMonth(date.getUTCMonth() - months)
    return date
  }
  await db().jobApplication.deleteMany({
    where: { createdAt: { lt: monthsAgo(applicationMonths) } },
  })
  await db().contactMessage.deleteMany({
    where: { updatedAt: { lt: monthsAgo(12 * supportYears) } },
  })
  await db().newsletterSubscriber.deleteMany({
    where: {
      confirmedAt: null,
      createdAt: { lt: new Date(now.getTime() - UNCONFIRMED_DAYS * 86_400_000) },
    },
  })
}
