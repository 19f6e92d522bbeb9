import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import type { MailReport } from '@/lib/mail/bounces/mail-report'
import { type BounceFollowers, isBeingSent, recordBounce } from '@/lib/mail/bounces/record-bounce'

/**
 * Does what follows from a provider's report of a mail: one that could not be delivered came back, as in the mailbox of bounces;
 * whose reader called it spam gets no mailing any more.
 *
 * @throws Error while the mail is being handed over, so that this is tried again
 */
export async function handleMailReport(
  report: MailReport,
  followers: BounceFollowers,
): Promise<void> {
  if (await isBeingSent(report.mailId))
    throw new Error('The mail that this is about has not been noted as sent yet')
  await db().$transaction((tx) =>
    report.what === 'bounced'
      ? recordBounce(tx, report, report.at, followers)
      : recordComplaint(tx, report, followers),
  )
}

/** The mail did arrive, so it stays as it is. */
async function recordComplaint(
  tx: Tx,
  { mailId, to }: MailReport,
  { onRefused }: BounceFollowers,
): Promise<void> {
  const mail = await tx.email.findUnique({ where: { id: mailId }, select: { toAddress: true } })
  if (mail?.toAddress.toLowerCase() === to) await onRefused(tx, mail.toAddress)
}
