import 'server-only'
import { z } from 'zod'
import type { ImportReport } from '@/lib/catalog/import-contracts'
import { databaseTime } from '@/lib/core/database-time'
import { db, Prisma } from '@/lib/core/db'
import { englishOf } from '@/lib/core/english-text'
import { rowsOf } from '@/lib/core/rows'
import type { ServerText } from '@/lib/core/server-text'
import { mailOwner } from '@/lib/mail/mail-owner'
import { type FeedResult, feedResultSchema } from './contracts'

/** A result as it is stored. */
export type StoredResult = Omit<FeedResult, 'text'> & { text?: ServerText }

/** The result of an import that was made. */
export const imported = ({ added, changed, unchanged, refused }: ImportReport): StoredResult => ({
  outcome: added + changed > 0 ? 'imported' : 'unchanged',
  message: '',
  added,
  changed,
  unchanged,
  refused,
})

/** The result of one that was not. */
export const notImported = (outcome: 'held' | 'failed', text: ServerText): StoredResult => ({
  outcome,
  message: englishOf(text),
  text,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
})

const noteResultRow = z.object({ lastResult: z.unknown() })

/**
 * Notes how an import of a feed ended. The owner is mailed when it stops, and not again while it is stopped for the same reason.
 * A feed that is gone is left alone.
 */
export const noteResult = (id: number, result: StoredResult): Promise<void> =>
  db().$transaction(async (tx) => {
    const [before] = await rowsOf(
      tx,
      noteResultRow,
      Prisma.sql`
      SELECT "lastResult" FROM "SupplierFeed" WHERE "id" = ${id} FOR UPDATE`,
    )
    if (!before) return
    const now = await databaseTime(tx)
    await tx.supplierFeed.update({ where: { id }, data: { lastResult: result, lastRunAt: now } })
    if (result.message === '') return
    const last = feedResultSchema.safeParse(before.lastResult).data
    if (last?.message === result.message) return
    await mailOwner(tx, {
      kind: 'owner_feed_stopped',
      dedupeKey: `owner_feed_stopped:${id}:${now.getTime()}`,
      payload: { feedId: id },
    })
  })
