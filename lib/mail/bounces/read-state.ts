import 'server-only'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { activePluginValues } from '@/lib/plugins/queries'
import { mailboxFrom, nameOf } from './mailbox-address'
import { bounceMailboxPlugin } from './plugin'

/**
 * Until where a mailbox was read.
 *
 * @param uidValidity other than before, its mails are numbered anew
 * @returns `null` when nothing of it was read yet
 */
export async function startReading(mailbox: string, uidValidity: bigint): Promise<number | null> {
  const row = await db().bounceMailbox.findUnique({ where: { mailbox } })
  if (row?.uidValidity === uidValidity && row.lastUid !== null) return Number(row.lastUid)
  const fresh = { uidValidity, lastUid: null }
  await db().bounceMailbox.upsert({
    where: { mailbox },
    create: { mailbox, ...fresh },
    update: fresh,
  })
  return null
}

/** Notes that all mails up to a number are handled. @returns whether that is new, and so for the caller to do */
export async function noteReadTo(
  tx: Tx,
  { mailbox, uidValidity, uid }: { mailbox: string; uidValidity: bigint; uid: number },
): Promise<boolean> {
  const { count } = await tx.bounceMailbox.updateMany({
    where: { mailbox, uidValidity, OR: [{ lastUid: null }, { lastUid: { lt: uid } }] },
    data: { lastUid: uid },
  })
  return count > 0
}

/** Notes how a reading ended. @param failure what failed, for the owner; `null` when nothing did */
export async function noteEnd(mailbox: string, failure: string | null): Promise<void> {
  await db().$executeRaw(Prisma.sql`
    INSERT INTO "BounceMailbox" ("mailbox", "failingSince", "failure")
    VALUES (${mailbox}, CASE WHEN ${failure}::text IS NOT NULL THEN clock_timestamp() END, ${failure})
    ON CONFLICT ("mailbox") DO UPDATE SET "failure" = ${failure},
      "failingSince" = CASE WHEN ${failure}::text IS NOT NULL
        THEN coalesce("BounceMailbox"."failingSince", clock_timestamp()) END`)
  await db().bounceMailbox.deleteMany({ where: { mailbox: { not: mailbox } } })
}

/** Since when, and why, the mailbox cannot be read; `null` while it can, or while there is none. */
export async function bouncesUnread(): Promise<{ since: Date; failure: string } | null> {
  const values = await activePluginValues(bounceMailboxPlugin)
  if (!values) return null
  const row = await db().bounceMailbox.findUnique({
    where: { mailbox: nameOf(mailboxFrom(values)) },
  })
  return row?.failingSince ? { since: row.failingSince, failure: row.failure ?? '' } : null
}
