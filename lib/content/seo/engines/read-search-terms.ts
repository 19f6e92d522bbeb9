import 'server-only'
import { pageUrl } from '@/lib/content/seo/page-urls'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { listedLanguages } from '../listed-languages'
import { activeEngines } from './active-engines'
import { ENGINE_PROBLEMS, type SearchTermsOfEngine } from './contracts'
import { EngineError } from './engine'

const isProblem = (text: string | null) =>
  ENGINE_PROBLEMS.find((problem) => problem === text) ?? null

/**
 * Asks every search engine that is connected what people searched for when they found the store, or one of its pages in
 * whichever language.
 *
 * @param path of the page, without language; empty for the whole store
 */
export async function readSearchTerms(path: string): Promise<SearchTermsOfEngine[]> {
  const urls = path
    ? listedLanguages(path).map((language) => `${env().SITE_URL}${pageUrl(path, language)}`)
    : []
  const [active, states] = await Promise.all([activeEngines(), db().searchEngineState.findMany()])
  return Promise.all(
    active.map(async ({ engine: { plugin, terms }, values }) => {
      const state = states.find(({ id }) => id === plugin.id)
      const told = {
        id: plugin.id,
        name: plugin.name,
        siteMapAt: state?.siteMapAt?.toISOString() ?? null,
        problem: isProblem(state?.problem ?? null),
      }
      try {
        return { ...told, terms: await terms(values, urls), termsProblem: null }
      } catch (error) {
        if (!(error instanceof EngineError)) throw error
        log.warn({ err: error }, 'a search engine told no search terms')
        return { ...told, terms: [], termsProblem: error.problem }
      }
    }),
  )
}
