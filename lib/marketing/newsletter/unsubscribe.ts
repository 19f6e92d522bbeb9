import 'server-only'
import { db } from '@/lib/core/db'
import { scheduleSync } from './audiences/sync-subscriber'
import type { NewsletterResult } from './contracts'
import { invalidLink, openUnsubscription } from './links'

/** Ends a subscription by the token of a mailed link. @throws AppError `invalid` */
export async function unsubscribe(token: string): Promise<NewsletterResult> {
  const link = await openUnsubscription(token)
  if (!link) throw invalidLink()
  const { subscriberId, mailingId } = link
  return db().$transaction(async (tx) => {
    const unsubscribedAt = new Date()
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { id: subscriberId, unsubscribedAt: null },
      data: { unsubscribedAt, round: { increment: 1 } },
    })
    if (count === 0) return { status: 'already' }
    const { email } = await tx.newsletterSubscriber.findUniqueOrThrow({
      where: { id: subscriberId },
      select: { email: true },
    })
    await scheduleSync(tx, email)
    if (mailingId !== undefined)
      await tx.mailingRecipient.updateMany({
        where: { mailingId, subscriberId, unsubscribedAt: null },
        data: { unsubscribedAt },
      })
    return { status: 'done' }
  })
}
