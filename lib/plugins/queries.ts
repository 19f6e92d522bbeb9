import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
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

/** What is stored of a plugin, in clear, never from a cache; `null` while nobody has touched it. */
export async function storedPlugin(plugin: Plugin, tx: Tx = db()): Promise<Stored | null> {
  const row = await tx.plugin.findUnique({ where: { id: plugin.id } })
  return row && open(plugin, row)
}

/**
 * The settings of a plugin that is on, secrets among them, as they are at this moment.
 *
 * @returns `null` when it is off or lacks something
 */
export async function activePluginValues(plugin: Plugin, tx?: Tx): Promise<PluginValues | null> {
  const stored = await storedPlugin(plugin, tx)
  return stored?.active && stored.isComplete ? stored.values : null
}

/** What pages may know of the plugins that are on, as they are at this moment. */
export async function currentPublicPlugins(): Promise<PublicPlugins> {
  const ids = PAGE_PLUGIN_NAMES.map((name) => PAGE_PLUGINS[name].id)
  const rows = await db().plugin.findMany({ where: { id: { in: ids }, active: true } })
  const plugins: PublicPlugins = {}
  const publish = <N extends PagePluginName>(name: N) => {
    const plugin = PAGE_PLUGINS[name]
    const row = rows.find(({ id }) => id === plugin.id)
    const stored = row && open(plugin, row)
    if (stored?.isComplete && !plugin.page.isSuppressed?.())
      // The schema names what may leave: a secret is none of it.
      plugins[name] = plugin.page.publicValues.parse(stored.values)
  }
  PAGE_PLUGIN_NAMES.forEach(publish)
  return plugins
}

/** What prerendered pages may know of the plugins that are on; cached until one changes. */
export async function publicPlugins(): Promise<PublicPlugins> {
  'use cache'
  cacheTag(PLUGINS_TAG)
  cacheLife('hours')
  return currentPublicPlugins()
}
