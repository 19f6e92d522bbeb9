import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { MINUTE_MS } from '@/lib/core/time'
import { alertFailedMail } from '@/lib/mail/alert-failed-mail'
import { moveMails } from '@/lib/mail/transition'
import type { BounceReport } from './bounce-report'
import { UNHEEDED_KINDS } from './unheeded-kinds'

/** What the areas above do about a mail that came back. Runs in the transaction that records it. */
export type BounceFollowers = {
  /** @param answer the words of the server that refused it */
  onBounced: (tx: Tx, mail: BouncedMail, answer: string) => Promise<void>
  /** There is no such mailbox, whoever writes and however often. */
  onRefused: (tx: Tx, address: string) => Promise<void>
}

export type BouncedMail = { orderId: number | null; kind: string; toAddress: string }

/** By so much the clocks of the store and of the mailbox may differ. */
const CLOCKS_DIFFER_MS = 10 * MINUTE_MS

/**
 * Marks a mail as failed after all, or as over if nobody can do anything about it. Of a report nothing is believed but that it is of a mail that the store has sent to
 * this address, whose id nobody but its reader knows. One of an earlier attempt is ignored.
 */
export async function recordBounce(
  tx: Tx,
  { mailId, to, answer, isRecipientUnknown }: BounceReport,
  receivedAt: Date,
  { onBounced, onRefused }: BounceFollowers,
): Promise<void> {
  const mail = await tx.email.findUnique({
    where: { id: mailId },
    select: { id: true, kind: true, orderId: true, toAddress: true },
  })
  if (mail?.toAddress.toLowerCase() !== to) return
  const isHeeded = !UNHEEDED_KINDS.includes(mail.kind)
  const moved = await moveMails(
    tx,
    isHeeded ? 'bounce' : 'bounce_unheeded',
    { id: mailId, sentAt: { lte: new Date(receivedAt.getTime() + CLOCKS_DIFFER_MS) } },
    { lastError: `The mail came back: ${answer}` },
  )
  if (moved === 0) return
  await onBounced(tx, mail, answer)
  if (isRecipientUnknown) await onRefused(tx, mail.toAddress)
  if (isHeeded) await alertFailedMail(tx, mail, 'bounced')
}

/** Whether a mail was handed over, but the store has not noted that yet. */
export const isBeingSent = async (mailId: string): Promise<boolean> =>
  (await db().email.count({ where: { id: mailId, status: 'sending' } })) > 0
