import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { DAY_MS, HOUR_MS } from '@/lib/core/time'
import { queueMail } from '@/lib/mail/queue-mail'

type Reader = { email: string; locale: string; currency?: string | null }

/**
 * Mails an address what it needs to subscribe, or the news that it is subscribed already: the former
 * at most once an hour and the latter once a day, so that nobody can be flooded through the form.
 */
export async function sendSubscriptionMail({ email, locale, currency }: Reader): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id, round, isActive, ...subscriber } = await findOrAddSubscriber(tx, {
      email,
      locale,
      currency,
    })
    const period = Math.floor(Date.now() / (isActive ? DAY_MS : HOUR_MS))
    await queueMail(tx, {
      kind: isActive ? 'newsletter_known' : 'newsletter_confirm',
      dedupeKey: `newsletter:${id}:${round}:${isActive ? 'known' : 'confirm'}:${period}`,
      to: email,
      locale: subscriber.locale,
      payload: { subscriberId: id, round },
    })
  })
}

type Subscriber = {
  id: number
  locale: string
  round: number
  /** Whether the newsletter goes to this address now. */
  isActive: boolean
}

/** A new subscriber receives nothing before the subscription is confirmed. */
async function findOrAddSubscriber(
  tx: Tx,
  { email, locale, currency = null }: Reader,
): Promise<Subscriber> {
  const data = { locale, currency }
  await tx.newsletterSubscriber.createMany({ data: { email, ...data }, skipDuplicates: true })
  // A confirmed subscriber's language and currency are not for a stranger to change.
  await tx.newsletterSubscriber.updateMany({
    where: { email, OR: [{ confirmedAt: null }, { unsubscribedAt: { not: null } }] },
    data,
  })
  const { confirmedAt, unsubscribedAt, ...subscriber } =
    await tx.newsletterSubscriber.findUniqueOrThrow({
      where: { email },
      select: { id: true, locale: true, round: true, confirmedAt: true, unsubscribedAt: true },
    })
  return { ...subscriber, isActive: confirmedAt !== null && unsubscribedAt === null }
}
