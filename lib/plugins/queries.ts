import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cache } from 'react'
import { db, type Tx } from '@/lib/core/db'
import { PLUGINS_TAG } from './cache-tags'
import {
  PAGE_PLUGIN_NAMES,
  PAGE_PLUGINS,
  type PagePluginName,
  type PublicPlugins,
} from './page-plugins'
import type { Plugin, PluginValues } from './plugin'
import { open, type Stored } from './stored'

/** The stored state of a plugin, decrypted and uncached; `null` until it is first changed. */
export async function storedPlugin(plugin: Plugin, tx: Tx = db()): Promise<Stored | null> {
  const row = await tx.plugin.findUnique({ where: { id: plugin.id } })
  return row && open(plugin, row)
}

/**
 * The current settings of an active plugin, including secrets.
 *
 * @returns `null` when it is off or a required setting is missing
 */
export async function activePluginValues(plugin: Plugin, tx?: Tx): Promise<PluginValues | null> {
  const stored = await storedPlugin(plugin, tx)
  return stored?.active && stored.isComplete ? stored.values : null
}

/**
 * Those of some plugins that are active, with their current settings, including secrets; read by one
 * statement. {@link activePluginValues} for several.
 */
export async function activePlugins<P extends Plugin>(
  plugins: readonly P[],
  tx: Tx = db(),
): Promise<{ plugin: P; values: PluginValues }[]> {
  const rows = await tx.plugin.findMany({
    where: { id: { in: plugins.map(({ id }) => id) }, active: true },
  })
  return plugins.flatMap((plugin) => {
    const row = rows.find(({ id }) => id === plugin.id)
    const stored = row && open(plugin, row)
    return stored?.isComplete ? [{ plugin, values: stored.values }] : []
  })
}

/** The current public settings of active plugins. */
export async function currentPublicPlugins(): Promise<PublicPlugins> {
  const ids = PAGE_PLUGIN_NAMES.map((name) => PAGE_PLUGINS[name].id)
  const rows = await db().plugin.findMany({ where: { id: { in: ids }, active: true } })
  const plugins: PublicPlugins = {}
  const publish = <N extends PagePluginName>(name: N) => {
    const plugin = PAGE_PLUGINS[name]
    const row = rows.find(({ id }) => id === plugin.id)
    const stored = row && open(plugin, row)
    if (stored?.isComplete && !plugin.page.isSuppressed?.())
      // The schema defines what may leave the server: no secrets.
      plugins[name] = plugin.page.publicValues.parse(stored.values)
  }
  PAGE_PLUGIN_NAMES.forEach(publish)
  return plugins
}

/** The public settings of active plugins for prerendered pages; cached until one changes. */
export const publicPlugins = cache(async (): Promise<PublicPlugins> => {
  'use cache'
  cacheTag(PLUGINS_TAG)
  cacheLife('hours')
  return currentPublicPlugins()
})
