import 'server-only'
import { db } from '@/lib/core/db'
import { processesNow } from './server-processes'

/**
 * How far pages are up to date wherever they are made: up to which change every server process has taken all in, and
 * when the newest of them started.
 */
export async function pagesNow(): Promise<{ upTo: bigint; startedAt: Date }> {
  const { pagesVersion, startedAt } = await processesNow()
  const { _max } = await db().pageChange.aggregate({ _max: { version: true } })
  const last = _max.version ?? 0n
  return {
    upTo: pagesVersion !== null && pagesVersion < last ? pagesVersion : last,
    startedAt: startedAt ?? new Date(0),
  }
}

/** The tags of cached reads that changed last within these changes. @param after without it. @param upTo with it */
export async function tagsChanged(after: bigint, upTo: bigint): Promise<string[]> {
  const rows = await db().pageChange.findMany({
    where: { version: { gt: after, lte: upTo } },
    orderBy: { version: 'asc' },
  })
  return rows.map(({ tag }) => tag)
}

/** The last change of what is read under a tag; 0 for none. */
export async function lastChangeOf(tag: string): Promise<bigint> {
  const row = await db().pageChange.findUnique({ where: { tag } })
  return row?.version ?? 0n
}
