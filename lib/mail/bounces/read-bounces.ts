import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { HOUR_MS } from '@/lib/core/time'
import {
  type IncomingMail,
  type MailHead,
  readIncomingMail,
  readMailHead,
} from '@/lib/mail/incoming/incoming-mail'
import { activePluginValues } from '@/lib/plugins/queries'
import { readBounceReport } from './bounce-report'
import { MailboxError, type OpenMailbox, openMailbox, type Progress } from './mailbox'
import { type LettersTaken, lettersFrom, mailboxFrom, nameOf } from './mailbox-address'
import { bounceMailboxPlugin } from './plugin'
import { noteEnd, noteReadTo, startReading } from './read-state'
import { type BounceFollowers, isBeingSent, recordBounce } from './record-bounce'

/** What the areas above do about the letters in the mailbox. */
type LetterFollowers = {
  /** Whether a letter is for the store, by its head. */
  isWanted: (head: MailHead, taken: LettersTaken) => Promise<boolean>
  /** Runs in the transaction that notes that the letter was read. */
  onLetter: (tx: Tx, letter: IncomingMail, taken: LettersTaken) => Promise<void>
}

type Followers = { bounces: BounceFollowers; letters: LetterFollowers }

/** A letter that was there before the mailbox was read for the first time begins nothing. */
const NEW_MS = HOUR_MS

/**
 * Reads which mails came back and what customers wrote, from where the last reading stopped. What a mail leads to commits with how far was read,
 * so that each counts once, in however many processes this runs and wherever it is cut off. Why the mailbox could not be
 * read is noted for the owner, and the next reading goes on.
 */
export async function readBounces(followers: Followers): Promise<void> {
  const values = await activePluginValues(bounceMailboxPlugin)
  if (!values) return
  const address = mailboxFrom(values)
  const mailbox = nameOf(address)
  try {
    await openMailbox(address, (open) =>
      readAll({ mailbox, open, taken: lettersFrom(values), ...followers }),
    )
    await noteEnd(mailbox, null)
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    log.warn({ err: error }, 'the mailbox of bounces could not be read')
    await noteEnd(mailbox, error.message)
  }
}

type Reading = Followers & { mailbox: string; open: OpenMailbox; taken: LettersTaken | null }

async function readAll(reading: Reading): Promise<void> {
  const { mailbox, open, taken, letters } = reading
  const lastUid = await startReading(mailbox, open.uidValidity)
  const isWanted = async (source: Uint8Array) => {
    const head = taken && (await readMailHead(source))
    return Boolean(head && !head.isFromStore && (await letters.isWanted(head, taken)))
  }
  for await (const progress of open.readAfter(lastUid, isWanted))
    if (!(await handle(reading, progress, lastUid === null))) return
}

/** @returns `false` if the mail that came back has to be noted as sent first; the next reading begins with its report */
async function handle(
  { mailbox, open: { uidValidity }, taken, bounces, letters }: Reading,
  { uid, report, letter }: Progress,
  isFirst: boolean,
): Promise<boolean> {
  const bounce = report && (await readBounceReport(report.source))
  if (bounce && (await isBeingSent(bounce.mailId))) return false
  const written = letter && (await readIncomingMail(letter.source, letter.isWhole))
  await db().$transaction(async (tx) => {
    if (!(await noteReadTo(tx, { mailbox, uidValidity, uid }))) return
    if (bounce) await recordBounce(tx, bounce, report.receivedAt, bounces)
    if (!written || !taken) return
    const isOld = isFirst && letter.receivedAt.getTime() < Date.now() - NEW_MS
    await letters.onLetter(tx, written, {
      ...taken,
      takesMessages: taken.takesMessages && !isOld,
    })
  })
  return true
}
