import 'server-only'
import { revalidateTag } from 'next/cache'
import { db, Prisma, type Tx } from '@/lib/core/db'

/** PostgreSQL's channel on which every process is notified of changes. */
export const PAGE_CHANGES_CHANNEL = 'page_changes'

/**
 * Versions may become visible out of order, when one transaction takes longer than the next: this many
 * versions back are read again.
 */
const OVERLAP = 1000

type Progress = { upTo: bigint; handled: Map<string, bigint> }
const store: {
  softhavenPageChanges?: Progress
  softhavenOnRefresh?: () => Promise<void>
} = globalThis as typeof store

/**
 * Marks cached reads as stale, in the transaction of the write that outdates them: they are read again
 * once it commits. Marks that are set while no server runs are seen at the next start.
 *
 * @param tags those of the reads, from the cache-tags.ts of the areas that own them
 */
export async function invalidateTags(tx: Tx, tags: readonly string[]): Promise<void> {
  // Sorted, so that two transactions never wait for each other.
  for (const tag of [...new Set(tags)].sort())
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO "PageChange" ("tag") VALUES (${tag})
      ON CONFLICT ("tag") DO UPDATE SET "version" = nextval('"PageChange_version_seq"')`)
  await tx.$executeRaw(Prisma.sql`SELECT pg_notify(${PAGE_CHANGES_CHANNEL}, '')`)
}

/** The version from which this process reads changes; the pages of the build contain all earlier ones. */
export function startFromVersion(version: bigint): void {
  store.softhavenPageChanges ??= { upTo: version, handled: new Map() }
}

/** Registers what runs at every refresh, before its changes count as handled: for what no cache holds. */
export function onRefresh(callback: () => Promise<void>): void {
  store.softhavenOnRefresh = callback
}

/**
 * Expires, in this process, every cached read that was marked as stale since the last refresh. Must run
 * within a request: Next accepts it only there.
 */
export async function refreshPages(): Promise<void> {
  store.softhavenPageChanges ??= { upTo: 0n, handled: new Map() }
  const progress = store.softhavenPageChanges
  const from = progress.upTo - BigInt(OVERLAP)
  const rows = await db().pageChange.findMany({ where: { version: { gt: from } } })
  let upTo = progress.upTo
  for (const { tag, version } of rows) {
    if (progress.handled.get(tag) === version) continue
    // Without `expire: 0` the next visitor would still be served the old page.
    revalidateTag(tag, { expire: 0 })
    progress.handled.set(tag, version)
    if (version > upTo) upTo = version
  }
  await store.softhavenOnRefresh?.()
  if (upTo > progress.upTo) progress.upTo = upTo
}

/** Up to which version (a whole number, as text) this process has expired stale reads. */
export const pagesVersion = (): string => String(store.softhavenPageChanges?.upTo ?? 0)
