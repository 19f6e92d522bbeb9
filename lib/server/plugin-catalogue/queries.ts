import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import type { AdminPlugin, AdminPluginField } from '@/lib/plugins/contracts'
import { isMasked, isSecret, type PluginField } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import { missingFields, valuesFrom } from '@/lib/plugins/rules'
import { open, type PluginRow } from '@/lib/plugins/stored'
import { hasLog } from './has-log'
import { recentErrors } from './recent-errors'
import { PLUGINS, requirePlugin } from './registry'
import { hasScript } from './script-weight'

/** The catalogue with the state of each plugin. */
export async function adminPlugins(): Promise<AdminPlugin[]> {
  const [rows, errors] = await Promise.all([db().plugin.findMany(), recentErrors(db())])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return PLUGINS.map((plugin) => toAdminPlugin(plugin, byId.get(plugin.id) ?? null, errors))
}

/** One plugin with its state. @throws AppError `not_found` */
export async function adminPlugin(id: string, tx: Tx = db()): Promise<AdminPlugin> {
  const plugin = requirePlugin(id)
  const row = await tx.plugin.findUnique({ where: { id } })
  return toAdminPlugin(plugin, row, await recentErrors(tx))
}

/** Whether the environment's credentials switch a plugin on until it is first changed. */
const isSetUpByEnvironment = (plugin: Plugin): boolean =>
  plugin.connector.environment?.()?.fallback !== undefined

/** Whether a plugin is on; until it is first changed, the environment decides. */
export const isActive = (plugin: Plugin, row: PluginRow | null): boolean =>
  row ? row.active : isSetUpByEnvironment(plugin)

/** The settings required before it can be switched on; none while the environment provides them. */
export function missingSettings(
  plugin: Plugin,
  stored: { hasOwn: boolean; values: Parameters<typeof missingFields>[1] },
): PluginField[] {
  if (!stored.hasOwn && isSetUpByEnvironment(plugin)) return []
  return missingFields(plugin, stored.values)
}

function toAdminPlugin(
  plugin: Plugin,
  row: PluginRow | null,
  errors: (plugin: Plugin) => number,
): AdminPlugin {
  const stored = row
    ? open(plugin, row)
    : { values: valuesFrom(plugin, {}), secrets: {}, hasOwn: false }
  const secrets = plugin.fields.filter(isSecret)
  const shown = plugin.fields.filter((field) => !isSecret(field))
  return {
    id: plugin.id,
    name: plugin.name,
    brand: plugin.brand,
    category: plugin.category,
    description: plugin.description,
    version: plugin.version,
    fields: plugin.fields.map(toField),
    active: isActive(plugin, row),
    environment: plugin.connector.environment?.()?.note ?? null,
    settings: Object.fromEntries(
      shown.flatMap(({ key }) => {
        const value = stored.values[key]
        return value === undefined ? [] : [[key, value]]
      }),
    ),
    secrets: Object.fromEntries(
      secrets.map(({ key }) => [key, { set: Object.hasOwn(stored.secrets, key) }]),
    ),
    missing: missingSettings(plugin, stored).map(({ label }) => label),
    oneOf: plugin.oneOf ?? null,
    webhookUrl: webhookUrlOf(plugin),
    hasLog: hasLog(plugin),
    hasScript: hasScript(plugin.id),
    shares: [...plugin.connector.shares],
    learns: [...(plugin.connector.learns ?? [])],
    recentErrors: isActive(plugin, row) ? errors(plugin) : 0,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

const webhookUrlOf = ({ connector }: Plugin): string | null =>
  connector.webhook === undefined ? null : env().SITE_URL + connector.webhook

function toField(field: PluginField): AdminPluginField {
  const { key, label, kind, help, required = false } = field
  const common = {
    key,
    label,
    kind,
    help,
    required,
    masked: isMasked(field),
    secret: isSecret(field),
  }
  if (field.kind === 'select') return { ...common, options: [...field.options] }
  if (field.kind === 'number') return { ...common, min: field.min, max: field.max }
  if (field.kind === 'text' || field.kind === 'paragraph') return { ...common, max: field.max }
  return common
}
