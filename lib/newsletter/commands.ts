import 'server-only'
import type { Tx } from '@/lib/core/db'

export type Subscriber = {
  id: number
  email: string
  locale: string
  round: number
  /** Whether the newsletter goes to this address now. */
  isActive: boolean
}

/**
 * Finds an address among the subscribers, or notes that somebody asked for the newsletter with it.
 * It receives nothing before {@link confirmSubscription}.
 */
export async function noteInterest(tx: Tx, email: string, locale: string): Promise<Subscriber> {
  await tx.newsletterSubscriber.createMany({ data: { email, locale }, skipDuplicates: true })
  // A confirmed subscriber's language is not for a stranger to change.
  await tx.newsletterSubscriber.updateMany({
    where: { email, OR: [{ confirmedAt: null }, { unsubscribedAt: { not: null } }] },
    data: { locale },
  })
  const { id, round, confirmedAt, unsubscribedAt, ...known } =
    await tx.newsletterSubscriber.findUniqueOrThrow({ where: { email } })
  return {
    id,
    email,
    locale: known.locale,
    round,
    isActive: confirmedAt !== null && unsubscribedAt === null,
  }
}

/**
 * Begins a subscription, once.
 *
 * @param round the round that the link was made for; a link of an earlier one is refused
 * @returns the subscriber, with `isNew` telling whether this call began it, or `null`
 */
export async function confirmSubscription(
  tx: Tx,
  { subscriberId, round }: { subscriberId: number; round: number },
): Promise<{ email: string; locale: string; isNew: boolean } | null> {
  const { count } = await tx.newsletterSubscriber.updateMany({
    where: {
      id: subscriberId,
      round,
      OR: [{ confirmedAt: null }, { unsubscribedAt: { not: null } }],
    },
    data: { confirmedAt: new Date(), unsubscribedAt: null },
  })
  const subscriber = await tx.newsletterSubscriber.findFirst({
    where: { id: subscriberId, round },
    select: { email: true, locale: true },
  })
  return subscriber && { ...subscriber, isNew: count === 1 }
}

/** Ends a subscription. @returns whether there was one to end */
export async function endSubscription(tx: Tx, subscriberId: number): Promise<boolean> {
  const { count } = await tx.newsletterSubscriber.updateMany({
    where: { id: subscriberId, unsubscribedAt: null },
    data: { unsubscribedAt: new Date(), round: { increment: 1 } },
  })
  return count === 1
}
