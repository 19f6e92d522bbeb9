import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { DAY_MS } from '@/lib/core/time'
import { moveMailing } from '@/lib/marketing/newsletter/transition'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Mailing, MailingStateChange } from './contracts'
import { lockMailing, MAILING_ENTITY } from './mailing-writes'
import { toMailing } from './queries'
import { scheduleBatch } from './send-batch'
import { startMailing } from './start-mailing'

/** So far ahead a mailing may be scheduled. */
const MAX_DAYS_AHEAD = 365

/**
 * Starts, schedules, pauses, resumes or cancels a mailing.
 *
 * @throws AppError `not_found`; `conflict` where its state does not allow it, which is so for the second of two at
 *   once; `invalid` for a time that has passed, or when there is nobody to send it to
 */
export async function changeMailingState(
  actor: Actor,
  id: number,
  { event, scheduledFor }: MailingStateChange,
): Promise<Mailing> {
  return db().$transaction(async (tx) => {
    const before = await lockMailing(tx, id)
    if (!(await applied(tx, id, event, scheduledFor)))
      throw new AppError('conflict', say('newsletter.mailingInState', { status: before.status }))
    const after = await lockMailing(tx, id)
    await recordAudit(tx, actor, {
      action: `mailing.${event}`,
      entityType: MAILING_ENTITY,
      entityId: id,
      before: { status: before.status },
      after: { status: after.status, scheduledFor: after.scheduledFor?.toISOString() ?? null },
    })
    return toMailing(after, tx)
  })
}

/** @returns whether the mailing's state allowed it */
async function applied(
  tx: Tx,
  id: number,
  event: MailingStateChange['event'],
  scheduledFor: string | undefined,
): Promise<boolean> {
  const now = await databaseTime(tx)
  if (event === 'start') {
    const recipients = await startMailing(tx, id)
    if (recipients === 0) throw new AppError('invalid', say('newsletter.nobodySubscribed'))
    return recipients !== null
  }
  if (event === 'schedule') {
    const at = new Date(scheduledFor ?? 0)
    if (at <= now) throw invalidField('scheduledFor', say('newsletter.timeOver'))
    if (at.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
      throw invalidField(
        'scheduledFor',
        say('newsletter.enterTimeWithinDays', { days: MAX_DAYS_AHEAD }),
      )
    return moveMailing(tx, event, id, { scheduledFor: at })
  }
  if (event === 'unschedule') return moveMailing(tx, event, id, { scheduledFor: null })
  if (event === 'cancel') return moveMailing(tx, event, id, { finishedAt: now })
  const moved = await moveMailing(tx, event, id)
  if (moved && event === 'resume') await scheduleBatch(tx, id)
  return moved
}
