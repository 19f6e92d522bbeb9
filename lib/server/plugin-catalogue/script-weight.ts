import 'server-only'
import { DAY_MS } from '@/lib/core/time'
import { weightOf } from '@/lib/platform/outgoing/weight-of'
import type { ScriptWeight } from '@/lib/plugins/contracts'
import { PAGE_PLUGIN_NAMES, PAGE_PLUGINS, type PagePluginName } from '@/lib/plugins/page-plugins'
import type { PluginValues } from '@/lib/plugins/plugin'
import { storedPlugin } from '@/lib/plugins/queries'
import { requirePlugin } from './registry'

/** Vendors change their scripts every few days, not every hour. */
const KNOWN_FOR_MS = DAY_MS

const known = new Map<string, { bytes: number; until: number }>()

const nameOf = (id: string): PagePluginName | undefined =>
  PAGE_PLUGIN_NAMES.find((name) => PAGE_PLUGINS[name].id === id)

/** Whether a plugin puts a script into pages. */
export function hasScript(id: string): boolean {
  const name = nameOf(id)
  return name !== undefined && PAGE_PLUGINS[name].page.firstScript !== undefined
}

/**
 * What the first script that a plugin puts into pages weighs on its way to a shopper.
 *
 * @returns bytes, compressed; null when it puts none there, its stored settings do not say which, or its provider does
 *   not send it
 * @throws AppError `not_found`
 */
export async function scriptWeight(id: string): Promise<ScriptWeight> {
  const stored = await storedPlugin(requirePlugin(id))
  const name = nameOf(id)
  const address = name && stored ? firstScriptOf(name, stored.values) : null
  return { bytes: address === null ? null : await knownWeight(address) }
}

function firstScriptOf<N extends PagePluginName>(name: N, values: PluginValues): string | null {
  const { publicValues, firstScript } = PAGE_PLUGINS[name].page
  const parsed = publicValues.safeParse(values)
  return parsed.success && firstScript ? firstScript(parsed.data) : null
}

async function knownWeight(address: string): Promise<number | null> {
  const before = known.get(address)
  if (before && before.until > Date.now()) return before.bytes
  const bytes = await weightOf(address)
  if (bytes !== null) known.set(address, { bytes, until: Date.now() + KNOWN_FOR_MS })
  return bytes
}
