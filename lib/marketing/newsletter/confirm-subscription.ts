import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { scheduleSync } from './audiences/sync-subscriber'
import type { NewsletterResult } from './contracts'
import { invalidLink, openConfirmation } from './links'

/** Confirms a subscription by the token of a mailed link. @throws AppError `invalid` */
export async function confirmSubscription(token: string): Promise<NewsletterResult> {
  const link = await openConfirmation(token)
  if (!link) throw invalidLink()
  return db().$transaction(async (tx) => {
    const subscriber = await beginSubscription(tx, link)
    if (!subscriber) throw invalidLink()
    if (!subscriber.isNew) return { status: 'already' }
    await scheduleSync(tx, subscriber.email)
    await queueMail(tx, {
      kind: 'newsletter_welcome',
      dedupeKey: `newsletter:${link.subscriberId}:${link.round}:welcome`,
      to: subscriber.email,
      locale: subscriber.locale,
      payload: { subscriberId: link.subscriberId, round: link.round },
    })
    return { status: 'done' }
  })
}

/**
 * Begins a subscription, once.
 *
 * @param round the round that the link was created for; a link of an earlier one is refused
 * @returns the subscriber, with whether this call began the subscription, or `null`
 */
async function beginSubscription(
  tx: Tx,
  { subscriberId, round }: { subscriberId: number; round: number },
): Promise<{ email: string; locale: string; isNew: boolean } | null> {
  const { count } = await tx.newsletterSubscriber.updateMany({
    where: {
      id: subscriberId,
      round,
      OR: [{ confirmedAt: null }, { unsubscribedAt: { not: null } }],
    },
    data: { confirmedAt: new Date(), unsubscribedAt: null, undeliverableAt: null },
  })
  const subscriber = await tx.newsletterSubscriber.findFirst({
    where: { id: subscriberId, round },
    select: { email: true, locale: true },
  })
  return subscriber && { ...subscriber, isNew: count === 1 }
}
