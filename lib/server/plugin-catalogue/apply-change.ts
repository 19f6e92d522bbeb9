import 'server-only'
import type { Prisma, Tx } from '@/lib/core/db'
import { invalidFields, refusedFields } from '@/lib/core/errors'
import { requireVersion } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import type { ChangePlugin } from '@/lib/plugins/contracts'
import { isSecret } from '@/lib/plugins/fields'
import type { Plugin } from '@/lib/plugins/plugin'
import {
  boundIssues,
  type CheckedSettings,
  checkSettings,
  type SentSettings,
  valuesFrom,
} from '@/lib/plugins/rules'
import { open, type PluginRow, type Stored, seal, settingsOf } from '@/lib/plugins/stored'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { earlierAccounts } from './earlier-accounts'
import { isActive, missingSettings } from './queries'
import { PLUGINS, requirePlugin } from './registry'
import { addressIssues } from './settings-issues'

const NOTHING_STORED: Stored = {
  active: false,
  values: {},
  secrets: {},
  hasOwn: false,
  isComplete: false,
  earlier: [],
}

/**
 * Changes a plugin: switches it on (and off what does the same) or off, and stores its settings; all or nothing, in the caller's
 * transaction.
 *
 * @throws AppError `not_found`; `invalid` naming each setting that is unknown or has an invalid value;
 *   `conflict` when it was changed concurrently, or when a required setting is missing
 */
export async function applyChange(
  tx: Tx,
  id: string,
  change: ChangePlugin,
  actor: Actor,
): Promise<void> {
  const plugin = requirePlugin(id)
  const row = await rowForChange(tx, plugin, change.expectedUpdatedAt)
  const before = row ? open(plugin, row) : { ...NOTHING_STORED, values: valuesFrom(plugin, {}) }
  const checked = checkedSettings(plugin, change.settings ?? {}, before)
  const active = change.active ?? isActive(plugin, row)
  await store(tx, plugin, { row, before, checked, active })
  if (change.active) await switchOthersOff(tx, plugin, actor)
  await recordAudit(tx, actor, {
    action: 'plugin.update',
    entityType: 'plugin',
    entityId: id,
    before: trace(plugin, row, before, checked),
    after: await traceAfter(tx, plugin, checked),
  })
  await invalidateTags(tx, [PLUGINS_TAG])
}

/** Switches off what does the same as a plugin that was switched on, each with its own entry in the audit trail. */
async function switchOthersOff(tx: Tx, { id, oneOf }: Plugin, actor: Actor): Promise<void> {
  if (oneOf === undefined) return
  const others = PLUGINS.filter((other) => other.oneOf === oneOf && other.id !== id)
  const active = await tx.plugin.findMany({
    where: { id: { in: others.map((other) => other.id) }, active: true },
    select: { id: true, updatedAt: true },
  })
  for (const other of active) {
    const expectedUpdatedAt = other.updatedAt.toISOString()
    await applyChange(tx, other.id, { active: false, expectedUpdatedAt }, actor)
  }
}

/** Serializes changes, so that the second sees what the first has stored. */
async function rowForChange(
  tx: Tx,
  plugin: Plugin,
  expected: string | null,
): Promise<PluginRow | null> {
  await tx.$executeRaw`LOCK TABLE "Plugin" IN SHARE ROW EXCLUSIVE MODE`
  const row = await tx.plugin.findUnique({ where: { id: plugin.id } })
  requireVersion(row?.updatedAt.toISOString() ?? null, expected, say('conflict.thisPlugin'))
  return row
}

/** @throws AppError `invalid` */
function checkedSettings(plugin: Plugin, sent: SentSettings, before: Stored): CheckedSettings {
  const checked = checkSettings(plugin, sent)
  const issues = [
    ...checked.issues,
    ...addressIssues(plugin, checked.set),
    ...boundIssues(plugin, checked, before),
  ]
  if (issues.length > 0) throw invalidFields(issues)
  return checked
}

type Storing = {
  row: PluginRow | null
  before: Stored
  checked: CheckedSettings
  active: boolean
}

async function store(
  tx: Tx,
  plugin: Plugin,
  { row, before, checked, active }: Storing,
): Promise<void> {
  const settings = row ? settingsOf(row) : {}
  const secrets = { ...before.secrets }
  const secretKeys = new Set(plugin.fields.filter(isSecret).map(({ key }) => key))
  for (const key of checked.cleared) {
    delete settings[key]
    delete secrets[key]
  }
  for (const [key, value] of Object.entries(checked.set))
    if (secretKeys.has(key)) secrets[key] = String(value)
    else settings[key] = value
  const after = open(plugin, {
    id: plugin.id,
    installedAt: null,
    active,
    settings,
    secretsEncrypted: seal(plugin.id, { secrets, earlier: [] }),
    updatedAt: new Date(),
  })
  requireReady(plugin, after)
  const data = {
    active,
    installedAt: row?.installedAt ?? new Date(),
    settings,
    secretsEncrypted: seal(plugin.id, { secrets, earlier: earlierAccounts(plugin, before, after) }),
  }
  await tx.plugin.upsert({
    where: { id: plugin.id },
    create: { id: plugin.id, ...data },
    update: data,
  })
}

/** @throws AppError `conflict` naming the missing settings of a plugin that is to be on */
function requireReady(plugin: Plugin, after: Stored): void {
  if (!after.active) return
  const issues = missingSettings(plugin, after).map(({ key, label }) => ({
    path: key,
    text: say('fields.isNeededWhileOn', { field: label, plugin: plugin.name }),
  }))
  if (issues.length > 0) throw refusedFields('conflict', issues)
}

/** What the audit trail records: settings by their values, secrets only by whether they are set. */
function trace(
  plugin: Plugin,
  row: PluginRow | null,
  stored: Stored,
  { set, cleared }: CheckedSettings,
): Prisma.InputJsonObject {
  const changed = [...Object.keys(set), ...cleared]
  return {
    active: isActive(plugin, row),
    ...Object.fromEntries(
      plugin.fields
        .filter(({ key }) => changed.includes(key))
        .map((field) => {
          const value = stored.values[field.key]
          if (!isSecret(field)) return [field.key, value ?? null]
          return [field.key, value === undefined ? 'not set' : 'set']
        }),
    ),
  }
}

async function traceAfter(
  tx: Tx,
  plugin: Plugin,
  checked: CheckedSettings,
): Promise<Prisma.InputJsonObject> {
  const row = await tx.plugin.findUniqueOrThrow({ where: { id: plugin.id } })
  const renewed = plugin.fields.filter((field) => isSecret(field) && field.key in checked.set)
  return {
    ...trace(plugin, row, open(plugin, row), checked),
    ...Object.fromEntries(renewed.map(({ key }) => [key, 'set anew'])),
  }
}
