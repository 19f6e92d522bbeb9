import type { z } from 'zod'
import type { Plugin, PluginValues } from '@/lib/plugins/plugin'
import type { EngineProblem, SearchTerm } from './contracts'

/** A search engine did not do what it was asked. */
export class EngineError extends Error {
  override name = 'EngineError'
  constructor(
    readonly problem: EngineProblem,
    message: string,
  ) {
    super(message)
  }
}

/** What a search engine answered, by its form. @throws EngineError `refused` for any other: it is that engine's fault alone */
export function engineAnswer<S extends z.ZodType>(
  schema: S,
  body: unknown,
  name: string,
): z.output<S> {
  const read = schema.safeParse(body)
  if (!read.success) throw new EngineError('refused', `${name} answered in another form`)
  return read.data
}

/** Which pages are asked about: those at these addresses, the whole store when there are none. */
export type AskedPages = readonly string[]

/** A search engine that the store tells of its pages, and asks how they were found. Every function throws {@link EngineError}. */
export type SearchEngine = {
  plugin: Plugin
  /** The name of the tag by which it knows whose store it is. */
  verificationTag: string
  submitSiteMap: (values: PluginValues, siteMapUrl: string) => Promise<void>
  /** Tells it of changed pages; absent where it wants to hear of none. @param urls whole addresses */
  submitPages?: (values: PluginValues, urls: readonly string[]) => Promise<void>
  /** What was searched for when pages were shown in the last four weeks or so, the most clicked first. */
  terms: (values: PluginValues, urls: AskedPages) => Promise<SearchTerm[]>
}
