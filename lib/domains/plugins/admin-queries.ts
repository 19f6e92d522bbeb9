import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import type { AdminPlugin, AdminPluginField, Delivery } from './contracts'
import { fromEnvironment } from './environment'
import { NOTIFICATION_EVENTS, type NotificationEvent } from './events'
import { isMasked, isSecret, type Plugin, type PluginField } from './fields'
import { messageSchema } from './message'
import { PLUGINS, pluginById } from './registry'
import { missingFields, valuesFrom } from './rules'
import { open, type PluginRow } from './stored'

/** A plugin of the catalogue. @throws AppError `not_found` */
export function requirePlugin(id: string): Plugin {
  const plugin = pluginById(id)
  if (!plugin) throw new AppError('not_found', 'There is no plugin with this id')
  return plugin
}

/** The whole catalogue with the state of each plugin. */
export async function adminPlugins(): Promise<AdminPlugin[]> {
  const rows = await db().plugin.findMany()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return PLUGINS.map((plugin) => toAdminPlugin(plugin, byId.get(plugin.id) ?? null))
}

/** One plugin with its state. @throws AppError `not_found` */
export async function adminPlugin(id: string, tx: Tx = db()): Promise<AdminPlugin> {
  const plugin = requirePlugin(id)
  return toAdminPlugin(plugin, await tx.plugin.findUnique({ where: { id } }))
}

/** Whether a plugin is on: while nobody has touched it, as the environment says. */
export const isActive = (plugin: Plugin, row: PluginRow | null): boolean =>
  row ? row.active : (fromEnvironment(plugin.id)?.isOn ?? false)

/** Connectors are a part of the store; the others are installed by somebody. */
export const isInstalled = (plugin: Plugin, row: PluginRow | null): boolean =>
  plugin.connector || Boolean(row?.installedAt)

/** What is needed before it can be on; nothing while the environment stands in for it. */
export function lacking(
  plugin: Plugin,
  stored: { hasOwn: boolean; values: Parameters<typeof missingFields>[1] },
): PluginField[] {
  if (!stored.hasOwn && fromEnvironment(plugin.id)?.isOn) return []
  return missingFields(plugin, stored.values)
}

function toAdminPlugin(plugin: Plugin, row: PluginRow | null): AdminPlugin {
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
    connector: plugin.connector,
    fields: plugin.fields.map(toField),
    installed: isInstalled(plugin, row),
    active: isActive(plugin, row),
    environment: fromEnvironment(plugin.id)?.note ?? null,
    settings: Object.fromEntries(
      shown.flatMap(({ key }) => {
        const value = stored.values[key]
        return value === undefined ? [] : [[key, value]]
      }),
    ),
    secrets: Object.fromEntries(
      secrets.map(({ key }) => [key, { set: Object.hasOwn(stored.secrets, key) }]),
    ),
    missing: lacking(plugin, stored).map(({ label }) => label),
    hasLog: plugin.hasLog ?? false,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

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

const isEvent = (event: string): event is NotificationEvent =>
  (NOTIFICATION_EVENTS as readonly string[]).includes(event)

/** A plugin that keeps a log. @throws AppError `not_found`, or `conflict` for one that keeps none */
export function requireLog(id: string): Plugin {
  const plugin = requirePlugin(id)
  if (!plugin.hasLog) throw new AppError('conflict', `${plugin.name} keeps no delivery log`)
  return plugin
}

/** One page of what a plugin told others, newest first. */
export async function deliveriesOf(
  pluginId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Delivery[]; total: number }> {
  requireLog(pluginId)
  const where = { pluginId }
  const [rows, total] = await Promise.all([
    db().notification.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: limit,
      skip: offset,
    }),
    db().notification.count({ where }),
  ])
  return { rows: rows.flatMap((row) => toDelivery(row) ?? []), total }
}

/** One entry of the log as the API tells it. */
export function toDelivery(row: Prisma.NotificationGetPayload<object>): Delivery | null {
  if (!isEvent(row.event)) return null
  return {
    id: row.id,
    event: row.event,
    status: row.status,
    attempts: row.attempts,
    responseStatus: row.responseStatus,
    lastError: row.lastError,
    subject: subjectOf(row.payload),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

function subjectOf(payload: Prisma.JsonValue): string {
  const parsed = messageSchema.safeParse(payload)
  if (!parsed.success) return ''
  const { data } = parsed.data
  return 'orderNumber' in data ? data.orderNumber : data.productName
}
