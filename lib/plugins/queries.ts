import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { PLUGINS_TAG } from './cache-tags'
import { type PublicPlugins, publicPluginsSchema } from './contracts'
import type { PluginValue } from './fields'
import { type ConnectorId, pluginById } from './registry'
import { open, type Stored } from './stored'

/** What is stored of a plugin, in clear, never from a cache; `null` while nobody has touched it. */
export async function storedPlugin(id: ConnectorId, tx: Tx = db()): Promise<Stored | null> {
  const plugin = pluginById(id)
  const row = plugin && (await tx.plugin.findUnique({ where: { id } }))
  return row ? open(plugin, row) : null
}

/**
 * The settings of a plugin that is on, secrets among them, as they are at this moment.
 *
 * @returns `null` when it is off or lacks something
 */
export async function pluginInForce(
  id: ConnectorId,
  tx?: Tx,
): Promise<Record<string, PluginValue> | null> {
  const stored = await storedPlugin(id, tx)
  return stored?.active && stored.isComplete ? stored.values : null
}

const PUBLIC = {
  googleAnalytics: 'google-analytics',
  googleTagManager: 'google-tag-manager',
  metaPixel: 'meta-pixel',
  crisp: 'crisp',
  tawk: 'tawk',
  intercom: 'intercom',
  cookieConsent: 'cookie-consent',
  turnstile: 'turnstile',
} as const satisfies Record<keyof PublicPlugins, ConnectorId>

/** What pages may know of the plugins that are on, as they are at this moment. */
export async function currentPublicPlugins(): Promise<PublicPlugins> {
  const rows = await db().plugin.findMany({
    where: { id: { in: Object.values(PUBLIC) }, active: true },
  })
  const values: Record<string, unknown> = {}
  for (const [name, id] of Object.entries(PUBLIC)) {
    const plugin = pluginById(id)
    const row = rows.find((known) => known.id === id)
    const stored = plugin && row && open(plugin, row)
    if (stored?.isComplete) values[name] = stored.values
  }
  // The way back in when a wrong key closes the login.
  if (env().CAPTCHA === 'off') delete values.turnstile
  // The schema names what may leave: a secret is none of it.
  return publicPluginsSchema.parse(values)
}

/** What prerendered pages may know of the plugins that are on: kept until one changes. */
export async function publicPlugins(): Promise<PublicPlugins> {
  'use cache'
  cacheTag(PLUGINS_TAG)
  cacheLife('hours')
  return currentPublicPlugins()
}
