import 'server-only'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { activePluginValues } from '@/lib/plugins/queries'
import { readBounceReport } from './bounce-report'
import { MailboxError, type OpenMailbox, openMailbox, type Progress } from './mailbox'
import { mailboxFrom, nameOf } from './mailbox-address'
import { bounceMailboxPlugin } from './plugin'
import { noteEnd, noteReadTo, startReading } from './read-state'
import { type BounceFollowers, isBeingSent, recordBounce } from './record-bounce'

/**
 * Reads which mails came back, from where the last reading stopped. What a report leads to commits with how far was read,
 * so that each counts once, in however many processes this runs and wherever it is cut off. Why the mailbox could not be
 * read is noted for the owner, and the next reading goes on.
 */
export async function readBounces(followers: BounceFollowers): Promise<void> {
  const values = await activePluginValues(bounceMailboxPlugin)
  if (!values) return
  const address = mailboxFrom(values)
  const mailbox = nameOf(address)
  try {
    await openMailbox(address, (open) => readAll(mailbox, open, followers))
    await noteEnd(mailbox, null)
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    log.warn({ err: error }, 'the mailbox of bounces could not be read')
    await noteEnd(mailbox, error.message)
  }
}

async function readAll(
  mailbox: string,
  open: OpenMailbox,
  followers: BounceFollowers,
): Promise<void> {
  const lastUid = await startReading(mailbox, open.uidValidity)
  for await (const progress of open.readAfter(lastUid))
    if (!(await handle(mailbox, open.uidValidity, progress, followers))) return
}

/** @returns `false` if the mail that came back has to be noted as sent first; the next reading begins with its report */
async function handle(
  mailbox: string,
  uidValidity: bigint,
  { uid, report }: Progress,
  followers: BounceFollowers,
): Promise<boolean> {
  const bounce = report && (await readBounceReport(report.source))
  if (bounce && (await isBeingSent(bounce.mailId))) return false
  await db().$transaction(async (tx) => {
    const isMine = await noteReadTo(tx, { mailbox, uidValidity, uid })
    if (isMine && bounce) await recordBounce(tx, bounce, report.receivedAt, followers)
  })
  return true
}
