import 'server-only'
import type { Tx } from '@/lib/core/db'
import { HOUR_MS, SECOND_MS } from '@/lib/core/time'
import { currentSettings } from '@/lib/settings/queries'
import { OWNER_NOTICES, type OwnerNotice } from './owner-notices'
import { type QueuedMail, queueMail } from './queue-mail'

type OwnerMail = Pick<QueuedMail, 'dedupeKey' | 'orderId' | 'payload'> & { kind: OwnerNotice }

/** Buyers wait for their keys; the owner's mails are sent when theirs are. */
const AFTER_BUYERS = 10

/**
 * Queues a mail to the owner in the caller's transaction, unless its switch in the settings is off. The
 * only way by which mails to the owner are queued.
 *
 * @returns whether the switch is on
 */
export async function mailOwner(
  tx: Tx,
  mail: OwnerMail,
  options?: { afterSeconds: number },
): Promise<boolean> {
  const settings = await currentSettings(tx)
  const { setting, to } = OWNER_NOTICES[mail.kind]
  if (!settings[setting]) return false
  await queueMail(
    tx,
    { ...mail, to: settings[to], locale: 'en' },
    { ...options, priority: AFTER_BUYERS },
  )
  return true
}

/** How many mails of a kind that may come in bursts are sent within an hour. */
const SINGLE_PER_HOUR = 10
/** No transaction of the hour takes longer than this to commit after its end. */
const GRACE_SECONDS = 60

/**
 * {@link mailOwner} for what may come in bursts: beyond ten mails within an hour, one at the end of the
 * hour stands for all the others. Its payload is the hour, `{from, to}`. A caller that holds locks others
 * wait for calls this last: the first of an hour to be gathered makes the next ones wait for its commit.
 *
 * @param gathered the kind of the mail that stands for the others
 */
export async function mailOwnerSparingly(
  tx: Tx,
  mail: OwnerMail,
  gathered: OwnerNotice,
): Promise<void> {
  const now = Date.now()
  const sent = await tx.email.count({
    where: { kind: mail.kind, createdAt: { gt: new Date(now - HOUR_MS) } },
    take: SINGLE_PER_HOUR,
  })
  if (sent < SINGLE_PER_HOUR) {
    await mailOwner(tx, mail)
    return
  }
  const start = Math.floor(now / HOUR_MS) * HOUR_MS
  const from = new Date(start).toISOString()
  const to = new Date(start + HOUR_MS).toISOString()
  const afterSeconds = Math.ceil((start + HOUR_MS - now) / SECOND_MS) + GRACE_SECONDS
  await mailOwner(
    tx,
    { kind: gathered, dedupeKey: `${gathered}:${from}`, payload: { from, to } },
    { afterSeconds },
  )
}
