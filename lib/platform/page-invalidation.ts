import 'server-only'
import { revalidateTag } from 'next/cache'
import { db, Prisma, type Tx } from '@/lib/core/db'

/** PostgreSQL's channel on which every process hears of changes. */
export const PAGE_CHANGES_CHANNEL = 'page_changes'

/**
 * Changes may become visible in another order than their versions were given out, when one
 * transaction takes longer than the next; so many versions back are looked at again.
 */
const OVERLAP = 1000

type Known = { upTo: bigint; handled: Map<string, bigint> }
const store: {
  softhavenPageChanges?: Known
  softhavenAtRefresh?: () => Promise<void>
} = globalThis as typeof store

/**
 * Says, in the transaction of a write, which cached reads are out of date once it commits
 * (see lib/platform/cache-tags.ts). What is changed while no server runs is known at the next start.
 */
export async function markChanged(tx: Tx, tags: readonly string[]): Promise<void> {
  // Sorted, so that two transactions never wait for each other.
  for (const tag of [...new Set(tags)].sort())
    await tx.$executeRaw(Prisma.sql`
      INSERT INTO "PageChange" ("tag") VALUES (${tag})
      ON CONFLICT ("tag") DO UPDATE SET "version" = nextval('"PageChange_version_seq"')`)
  await tx.$executeRaw(Prisma.sql`SELECT pg_notify(${PAGE_CHANGES_CHANNEL}, '')`)
}

/** Where this process begins to look; pages of the build know all that was there before. */
export function startFromVersion(version: bigint): void {
  store.softhavenPageChanges ??= { upTo: version, handled: new Map() }
}

/** Has something done at every refresh, before its changes count as known: for what no cache holds. */
export function atEveryRefresh(act: () => Promise<void>): void {
  store.softhavenAtRefresh = act
}

/**
 * Makes this process forget every cached read that was marked since it last looked. Runs within a
 * request, because Next only then accepts it.
 */
export async function refreshPages(): Promise<void> {
  store.softhavenPageChanges ??= { upTo: 0n, handled: new Map() }
  const known = store.softhavenPageChanges
  const from = known.upTo - BigInt(OVERLAP)
  const rows = await db().pageChange.findMany({ where: { version: { gt: from } } })
  let upTo = known.upTo
  for (const { tag, version } of rows) {
    if (known.handled.get(tag) === version) continue
    // `expire: 0` is "never show it again"; without it the next visitor would still see the old page.
    revalidateTag(tag, { expire: 0 })
    known.handled.set(tag, version)
    if (version > upTo) upTo = version
  }
  await store.softhavenAtRefresh?.()
  if (upTo > known.upTo) known.upTo = upTo
}

/** Up to which version (a whole number, as text) this process has forgotten what was marked. */
export const pagesVersion = (): string => String(store.softhavenPageChanges?.upTo ?? 0)
