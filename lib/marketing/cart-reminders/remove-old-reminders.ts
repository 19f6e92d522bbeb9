import 'server-only'
import { db } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { deleteMailsOfKinds } from '@/lib/mail/delete-mails'
import { CONSENT_DAYS, MAIL_KIND } from './reminder-rules'

/** Removes wishes that have lapsed, and reminders once they stand in the way of no other, with their mails. */
export async function removeOldReminders(mailedBefore: Date): Promise<void> {
  await db().cartReminder.deleteMany({
    where: {
      consentAt: { lt: daysAgo(CONSENT_DAYS) },
      OR: [{ mailedAt: null }, { mailedAt: { lt: mailedBefore } }],
    },
  })
  await deleteMailsOfKinds(db(), [MAIL_KIND], { before: mailedBefore })
}
