import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { daysAgo } from '@/lib/core/time'
import { queueOfPlugin } from '@/lib/mail/notifications/publish-event'
import { addJob } from '@/lib/platform/jobs'
import { deskInForce } from './desk-in-force'
import { compareTicketJob } from './jobs'

/** So many of the tickets that may have changed are compared at once, those that were not for the longest time first. */
const AT_ONCE = 100
/** A ticket is looked at by itself for so long after the last change of its message. */
const LIVE_DAYS = 30

/** Has a ticket compared with its message, in the queue of all calls to its help desk. */
export const queueComparison = (tx: Tx, desk: string, messageId: number): Promise<void> =>
  addJob(tx, compareTicketJob, { messageId }, `help-desk:${messageId}`, {
    queue: queueOfPlugin(desk),
  })

/** Has those tickets compared that are not done with: a notification may never have come, and some help desks send none. */
export async function queueDueComparisons(): Promise<void> {
  const inForce = await deskInForce()
  if (!inForce) return
  const { desk, values } = inForce
  const due = await db().helpDeskTicket.findMany({
    where: {
      desk: desk.id,
      account: desk.account(values),
      ticketId: { not: null },
      goneAt: null,
      message: { updatedAt: { gt: daysAgo(LIVE_DAYS) } },
    },
    orderBy: { comparedAt: { sort: 'asc', nulls: 'first' } },
    take: AT_ONCE,
    select: { messageId: true },
  })
  await db().$transaction(async (tx) => {
    for (const { messageId } of due) await queueComparison(tx, desk.id, messageId)
  })
}
