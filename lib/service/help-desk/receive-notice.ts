import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { say } from '@/lib/core/server-text'
import type { DeskNotice } from './desk'
import { deskInForce } from './desk-in-force'
import { queueComparison } from './queue-comparison'

/**
 * Takes a help desk's notification that a ticket has changed. Nothing in it is believed but which ticket it is about, which is
 * then read from the help desk: so it may come twice and in any order. Tickets that are none of the store's messages are none of
 * its business.
 *
 * @throws AppError `not_found` where there is no such help desk, or another one is on; `unauthorized` for a signature or secret that
 *   does not fit, `unavailable` when there is nothing to check it by, `invalid` for one that names no ticket
 */
export async function receiveDeskNotice(deskId: string, notice: DeskNotice): Promise<void> {
  const inForce = await deskInForce()
  if (inForce?.desk.id !== deskId) throw new AppError('not_found', say('request.noSuchCall'))
  const { desk, values } = inForce
  const verdict = desk.checkNotice(values, notice)
  if (verdict === 'forged') {
    log.warn({ desk: deskId }, 'a notification with a wrong signature was refused')
    throw new AppError('unauthorized', say('providerEvents.signature'))
  }
  if (verdict === 'not_set_up')
    throw new AppError('unavailable', say('providerEvents.noKey'), { retryAfter: 60 })
  const ticketId = desk.ticketOf(jsonOf(notice.body))
  if (ticketId === null) throw new AppError('invalid', say('providerEvents.noNotification'))
  const known = await db().helpDeskTicket.findFirst({
    where: { desk: deskId, account: desk.account(values), ticketId },
    select: { messageId: true },
  })
  if (known) await db().$transaction((tx) => queueComparison(tx, deskId, known.messageId))
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new AppError('invalid', say('request.bodyNotJson'))
  }
}
