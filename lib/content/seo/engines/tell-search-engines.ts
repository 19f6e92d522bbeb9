import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { DAY_MS, MINUTE_MS } from '@/lib/core/time'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activeEngines } from './active-engines'
import { changedUrls } from './changed-urls'
import { EngineError, type SearchEngine } from './engine'

const SITE_MAP_EVERY_MS = DAY_MS

/** What changed within it may not be committed yet, and is told the next time. */
const STILL_CHANGING_MS = 2 * MINUTE_MS

/**
 * Tells every search engine that is connected where the site map is, once a day, and which pages changed. What could not be told
 * is told the next time; one in trouble holds up no other.
 */
export async function tellSearchEngines(): Promise<void> {
  for (const { engine, values } of await activeEngines()) {
    const problem = await tell(engine, values)
    await db().searchEngineState.update({ where: { id: engine.plugin.id }, data: { problem } })
  }
}

/** @returns why it could not be told everything, or `null` */
async function tell(engine: SearchEngine, values: PluginValues): Promise<string | null> {
  try {
    const state = await stateOf(engine)
    await tellSiteMap(engine, values, state.siteMapAt)
    await tellChanges(engine, values, state.pagesUpTo)
    return null
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    log.warn({ err: error }, 'a search engine was not told of pages')
    return error.problem
  }
}

/** What it was told before. One that is new reads in the site map what there was until now. */
async function stateOf({ plugin: { id } }: SearchEngine) {
  return db().searchEngineState.upsert({
    where: { id },
    create: { id, pagesUpTo: await settledUntil() },
    update: {},
  })
}

async function tellSiteMap(
  { plugin: { id }, submitSiteMap }: SearchEngine,
  values: PluginValues,
  last: Date | null,
): Promise<void> {
  const now = new Date()
  if (last && now.getTime() - last.getTime() < SITE_MAP_EVERY_MS) return
  await submitSiteMap(values, `${env().SITE_URL}/sitemap.xml`)
  await db().searchEngineState.update({ where: { id }, data: { siteMapAt: now } })
}

async function tellChanges(
  { plugin: { id }, submitPages }: SearchEngine,
  values: PluginValues,
  from: Date,
): Promise<void> {
  if (!submitPages) return
  const until = await settledUntil()
  for await (const urls of changedUrls({ from, until })) await submitPages(values, urls)
  await db().searchEngineState.update({ where: { id }, data: { pagesUpTo: until } })
}

/** Before then nothing changes any more. */
const settledUntil = async (): Promise<Date> =>
  new Date((await databaseTime()).getTime() - STILL_CHANGING_MS)
