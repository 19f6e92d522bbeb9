import 'server-only'
import type { Tx } from '@/lib/core/db'
import { deleteMailsOfKinds } from '@/lib/mail/delete-mails'
import { MAIL_KIND } from './reminder-rules'

/**
 * Removes all reminders to an address, with their mails, for its owner.
 *
 * @param email in lower case
 * @returns how many there were
 */
export async function eraseReminders(tx: Tx, email: string): Promise<number> {
  const { count } = await tx.cartReminder.deleteMany({ where: { email } })
  await deleteMailsOfKinds(tx, [MAIL_KIND], { to: email })
  return count
}
