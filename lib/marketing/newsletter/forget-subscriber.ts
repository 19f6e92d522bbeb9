import 'server-only'
import type { Tx } from '@/lib/core/db'
import { deleteMailsTo } from '@/lib/mail/delete-mails'
import { scheduleSync } from './audiences/sync-subscriber'

/**
 * Removes the subscription of an address, whatever state it is in, with all mails about it, for its owner.
 *
 * @param email in lower case
 * @returns whether there was one
 */
export async function forgetSubscriber(tx: Tx, email: string): Promise<boolean> {
  const { count } = await tx.newsletterSubscriber.deleteMany({ where: { email } })
  if (count > 0) {
    await deleteMailsTo(tx, email, 'newsletter_')
    await scheduleSync(tx, email)
  }
  return count > 0
}
