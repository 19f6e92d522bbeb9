import 'server-only'
import { db, type Prisma } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { SECOND_MS } from '@/lib/core/time'
import { lastChangeOf, pagesNow, tagsChanged } from '@/lib/platform/changed-tags'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import type { PluginValues } from '@/lib/plugins/plugin'
import { storedPlugin } from '@/lib/plugins/queries'
import { CloudflareError, purgeTags } from './client'
import { removeRules, setRules } from './keep-rules'
import { tagOfAll, tagsAtCloudflare } from './kept-under'
import { ownHost } from './own-host'
import { cloudflarePlugin } from './plugin'
import { type Now, purgeCalls, purgeFrom, type Told, toldAfter } from './purge-plan'

const { id } = cloudflarePlugin

type Row = Prisma.OuterCacheGetPayload<object>

const toldOf = ({ zoneId, purgedUpTo, againFrom, startedAt }: Row): Told | null =>
  zoneId !== null && purgedUpTo !== null && startedAt !== null
    ? { zoneId, purgedUpTo, againFrom, startedAt }
    : null

/**
 * Has Cloudflare drop what it keeps of pages that changed. What it could not be told is told the next time: which changes
 * those are is read from the marks that pages are made anew by. Once its plugin is off, it is told of all pages, a last time.
 */
export async function purgeChangedPages(): Promise<void> {
  const stored = await storedPlugin(cloudflarePlugin)
  const row = await db().outerCache.findUnique({ where: { id } })
  if (row?.notBefore && row.notBefore > new Date()) return
  if (stored?.active && stored.isComplete) await saying(() => purge(stored.values, row))
  else if (row) await leave(row, stored?.isComplete ? stored.values : null)
}

/** Does something at Cloudflare, and keeps what it says when it does not do it. @returns its problem */
async function saying(work: () => Promise<void>): Promise<CloudflareError | null> {
  try {
    await work()
    await record({ problem: null, notBefore: null })
    return null
  } catch (error) {
    if (!(error instanceof CloudflareError)) throw error
    log.warn({ err: error }, 'Cloudflare was not told of changed pages')
    const { retryAfter } = error.answer
    await record({
      problem: error.problem,
      notBefore: retryAfter ? new Date(Date.now() + retryAfter * SECOND_MS) : null,
    })
    return error
  }
}

const record = (change: Omit<Row, 'id'> | Partial<Omit<Row, 'id'>>) =>
  db().outerCache.upsert({ where: { id }, create: { id, ...change }, update: change })

async function purge(values: PluginValues, row: Row | null): Promise<void> {
  const told = row && toldOf(row)
  const now: Now = { zoneId: String(values.zoneId), ...(await pagesNow()) }
  const { from, isFresh } = purgeFrom(told, now)
  // Before anything may be kept by them.
  if (isFresh) await setRules(values)
  const tags = from === null ? null : tagsAtCloudflare(ownHost(), await tagsChanged(from, now.upTo))
  const calls = purgeCalls(tags, tagOfAll(ownHost()))
  for (const call of calls) await purgeTags(values, call)
  await record({
    ...toldAfter(told, now),
    ...(calls.length > 0 ? { purgedAt: new Date() } : {}),
  })
}

/** What is kept under the plugin that is off. @param values `null` once they are deleted: then pages end by themselves */
async function leave(row: Row, values: PluginValues | null): Promise<void> {
  const forget = () => db().outerCache.deleteMany({ where: { id } })
  if (!values || !toldOf(row)) {
    await forget()
    return
  }
  // Until then one of the server processes may still let pages be kept.
  if ((await pagesNow()).upTo < (await lastChangeOf(PLUGINS_TAG))) return
  const failed = await saying(async () => {
    await purgeTags(values, [tagOfAll(ownHost())])
    await removeRules(values)
  })
  // A token that was taken back stays so.
  if (failed?.problem === 'not_reached' || failed?.problem === 'busy') return
  await forget()
}
