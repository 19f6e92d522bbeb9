import 'server-only'
import { db } from '@/lib/core/db'
import type { NewsletterResult } from './contracts'
import { invalidLink, openUnsubscription } from './links'

/** Ends a subscription by the token of a mailed link. @throws AppError `invalid` */
export async function unsubscribe(token: string): Promise<NewsletterResult> {
  const link = await openUnsubscription(token)
  if (!link) throw invalidLink()
  const { count } = await db().newsletterSubscriber.updateMany({
    where: { id: link.subscriberId, unsubscribedAt: null },
    data: { unsubscribedAt: new Date(), round: { increment: 1 } },
  })
  return { status: count === 1 ? 'done' : 'already' }
}
