import 'server-only'
import type { Tx } from '@/lib/core/db'

/** Since when an address has consented to mails about offers; `null` when it has not, or not any more. */
export async function consentedSince(tx: Tx, email: string): Promise<Date | null> {
  const subscriber = await tx.newsletterSubscriber.findUnique({
    where: { email: email.toLowerCase() },
    select: { confirmedAt: true, unsubscribedAt: true },
  })
  return subscriber?.unsubscribedAt ? null : (subscriber?.confirmedAt ?? null)
}
