import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { importProducts } from '@/lib/catalog/import-products'
import { db, Prisma } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { column, rowsOf } from '@/lib/core/rows'
import { type ServerText, say } from '@/lib/core/server-text'
import { SERVER } from '@/lib/staff/audit'
import { fetchTable } from './fetch-table'
import { imported, noteResult, notImported, type StoredResult } from './note-result'
import { reasonToHold } from './reason-to-hold'
import { sealStoredUrls } from './stored-url'

/** More than that wait for the next run of the job. */
const MOST_AT_ONCE = 20

const dueSchema = z.object({
  id: z.number(),
  url: z.string(),
  urlEncrypted: column.bytes.nullable(),
})
type Due = z.infer<typeof dueSchema>

/** Imports the feeds whose time has come, one after the other. */
export async function importDueFeeds(): Promise<void> {
  await sealStoredUrls()
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    const feed = await claimDue()
    if (!feed) return
    await noteResult(feed.id, await resultOf(feed))
  }
}

/** The feed that is due the longest; no other process gets it, and it is due again after its hours. */
async function claimDue(): Promise<Due | undefined> {
  const [feed] = await rowsOf(
    db(),
    dueSchema,
    Prisma.sql`
    UPDATE "SupplierFeed" SET "nextRunAt" = now() + "everyHours" * interval '1 hour'
    WHERE "id" = (SELECT "id" FROM "SupplierFeed" WHERE "isOn" AND "nextRunAt" <= now()
      ORDER BY "nextRunAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "url", "urlEncrypted"`,
  )
  return feed
}

async function resultOf(feed: Due): Promise<StoredResult> {
  let held: ServerText | null = null
  try {
    const report = await importProducts(
      { ...SERVER, changeId: randomUUID() },
      await fetchTable(feed),
      {
        skipRefused: true,
        refuse: (plan) => {
          held = reasonToHold(plan)
          return held
        },
      },
    )
    return imported(report)
  } catch (error) {
    if (held !== null) return notImported('held', held)
    if (error instanceof AppError) return notImported('failed', error.text)
    log.error({ err: error, feedId: feed.id }, 'a supplier feed could not be imported')
    return notImported('failed', say('supplierFeeds.importFailed'))
  }
}
