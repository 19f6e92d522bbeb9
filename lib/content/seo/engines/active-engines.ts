import 'server-only'
import type { PluginValues } from '@/lib/plugins/plugin'
import { activePlugins } from '@/lib/plugins/queries'
import type { SearchEngine } from './engine'
import { SEARCH_ENGINES } from './engines'

/** The search engines that are connected, with the settings of their plugins. */
export async function activeEngines(): Promise<{ engine: SearchEngine; values: PluginValues }[]> {
  const active = await activePlugins(SEARCH_ENGINES.map(({ plugin }) => plugin))
  return active.flatMap(({ plugin, values }) => {
    const engine = SEARCH_ENGINES.find((one) => one.plugin === plugin)
    return engine ? [{ engine, values }] : []
  })
}
