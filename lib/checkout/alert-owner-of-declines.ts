import 'server-only'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { HOUR_MS, MINUTE_MS } from '@/lib/core/time'
import { mailOwner } from '@/lib/mail/mail-owner'
import { BURST_PER_MINUTE } from '@/lib/payments/attempt-rule'
import { declinesSince } from '@/lib/payments/queries'

/** Tells the owner, once an hour, that somebody tries out card numbers. */
export async function alertOwnerOfDeclines(): Promise<void> {
  const now = Date.now()
  const declines = await declinesSince(new Date(now - MINUTE_MS))
  if (declines < BURST_PER_MINUTE) return
  log.warn({ declines }, 'many cards were declined within a minute')
  await db().$transaction((tx) =>
    mailOwner(tx, {
      kind: 'owner_card_testing',
      dedupeKey: `card-testing:${Math.floor(now / HOUR_MS)}`,
      payload: { declines },
    }),
  )
}
