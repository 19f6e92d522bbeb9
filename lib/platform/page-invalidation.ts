import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { revalidateTag } from 'next/cache'
import { db, Prisma, type Tx } from '@/lib/core/db'
import { lockByName } from '@/lib/core/locks'
import { processWide } from '@/lib/core/process-wide'
import { serverHooks } from './server-hooks.mjs'

/** PostgreSQL's channel on which every process is notified of changes. */
export const PAGE_CHANGES_CHANNEL = 'page_changes'

type Progress = {
  /** The last change up to which all stale reads have been expired. */
  upTo: bigint
  /** The last change that has been seen. */
  last: bigint
  /** The changes whose stale reads Next has been asked to expire, by tag. */
  requested: Map<string, bigint>
}
type PageChanges = {
  progress?: Progress
  onRefresh?: () => Promise<void>
  outsideRequests: AsyncLocalStorage<true>
}
const shared = processWide<PageChanges>('page changes', {
  outsideRequests: new AsyncLocalStorage(),
})

function progressFrom(version: bigint): Progress {
  if (shared.progress) return shared.progress
  const progress: Progress = { upTo: version, last: version, requested: new Map() }
  shared.progress = progress
  serverHooks.tagsExpired = (tags) => {
    for (const tag of tags) progress.requested.delete(tag)
    const open = [...progress.requested.values()]
    progress.upTo = open.reduce((low, next) => (next <= low ? next - 1n : low), progress.last)
  }
  return progress
}

/**
 * Marks cached reads as stale, in the transaction of the write that outdates them: they are read again
 * once it commits. Marks that are set while no server runs are seen at the next start.
 *
 * @param tags those of the reads, from the cache-tags.ts of the areas that own them
 */
export async function invalidateTags(tx: Tx, tags: readonly string[]): Promise<void> {
  // One after another: the versions are in the order in which they become visible.
  await lockByName(tx, PAGE_CHANGES_CHANNEL)
  for (const tag of new Set(tags))
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO "PageChange" ("tag") VALUES (${tag})
      ON CONFLICT ("tag") DO UPDATE SET "version" = nextval('"PageChange_version_seq"')`)
  await tx.$executeRaw(Prisma.sql`SELECT pg_notify(${PAGE_CHANGES_CHANNEL}, '')`)
}

/** The version from which this process reads changes; the pages of the build contain all earlier ones. */
export function startFromVersion(version: bigint): void {
  progressFrom(version)
}

/** Registers what runs at every refresh, before its changes count as handled: for what no cache holds. */
export function onRefresh(callback: () => Promise<void>): void {
  shared.onRefresh = callback
}

/** Runs what belongs to no request, as a job: the reads that it outdates expire when the processes are notified. */
export const outsideRequest = <T>(work: () => Promise<T>): Promise<T> =>
  shared.outsideRequests.run(true, work)

/**
 * Expires, in this process, every cached read that was marked as stale since the last refresh. Must run
 * within a request: Next accepts it only there, and does it when the request's handler is done. Until
 * then another refresh, which would be done sooner, asks for the same once more. Does nothing within
 * {@link outsideRequest}.
 *
 * @returns the version of the last change that is known
 */
export async function refreshPages(): Promise<bigint> {
  const progress = progressFrom(0n)
  if (shared.outsideRequests.getStore()) return progress.last
  const rows = await db().pageChange.findMany({ where: { version: { gt: progress.upTo } } })
  for (const { tag, version } of rows) {
    if (version > progress.last) progress.last = version
    // Without `expire: 0` the next visitor would still be served the old page.
    revalidateTag(tag, { expire: 0 })
    progress.requested.set(tag, version)
  }
  await shared.onRefresh?.()
  return progress.last
}

/** Up to which version this process has expired stale reads. */
export const pagesVersion = (): bigint => shared.progress?.upTo ?? 0n
