import 'server-only'
import { db, type Prisma, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { AppError, type FieldIssue } from '@/lib/core/errors'
import { requireUploads } from '@/lib/media/uploads'
import { invalidateTags } from '@/lib/platform/page-invalidation'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { SETTINGS_TAG } from './cache-tags'
import type { ChangeSettings, SettingsAnswer } from './contracts'
import { SETTINGS, settingsFrom } from './registry'

type Values = Record<string, Prisma.InputJsonValue>

/** The settings in force, with their versions for whoever is about to change some. */
export async function readSettings(tx: Tx = db()): Promise<SettingsAnswer> {
  const rows = await tx.setting.findMany()
  const versions = new Map(rows.map(({ key, updatedAt }) => [key, updatedAt.toISOString()]))
  return {
    values: settingsFrom(new Map(rows.map(({ key, value }) => [key, value]))),
    versions: Object.fromEntries(
      Object.keys(SETTINGS).map((key) => [key, versions.get(key) ?? null]),
    ),
    storeUrl: env().SITE_URL,
  }
}

/**
 * Changes some settings, all or none. Pages that show them are new at the next request.
 *
 * @throws AppError `invalid` naming each setting that is unknown or does not take its value;
 *   `conflict` when somebody else changed one since it was loaded
 */
export async function changeSettings(
  { values, expectedVersions }: ChangeSettings,
  actor: Actor,
): Promise<SettingsAnswer> {
  const wanted = checked(values)
  return db().$transaction(async (tx) => {
    // Two changes take turns, so that the versions of the first are seen by the second.
    await tx.$executeRaw`LOCK TABLE "Setting" IN SHARE ROW EXCLUSIVE MODE`
    const before = await readSettings(tx)
    for (const key of Object.keys(wanted)) {
      const expected = expectedVersions?.[key]
      if (expected !== undefined && expected !== before.versions[key])
        throw new AppError(
          'conflict',
          'Somebody else changed these settings. Reload to see their version.',
        )
    }
    await requireUploads(tx, wanted)
    for (const [key, value] of Object.entries(wanted))
      await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
    const after = await readSettings(tx)
    await recordAudit(tx, actor, {
      action: 'settings.update',
      entityType: 'settings',
      entityId: Object.keys(wanted).sort().join(', '),
      before: only(before.values, wanted),
      after: only(after.values, wanted),
    })
    await invalidateTags(tx, [SETTINGS_TAG])
    return after
  })
}

const only = (values: SettingsAnswer['values'], wanted: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in wanted))

/** The values as they are stored. @throws AppError `invalid` */
function checked(values: Record<string, unknown>): Values {
  const issues: FieldIssue[] = []
  const known: Values = {}
  const rules = new Map(Object.entries(SETTINGS))
  for (const [key, value] of Object.entries(values)) {
    const rule = rules.get(key)
    const parsed = rule && value !== undefined ? rule.safeParse(value) : undefined
    if (!parsed) issues.push({ path: key, message: `There is no setting ${key}` })
    else if (parsed.success) known[key] = parsed.data
    else
      issues.push({ path: key, message: parsed.error.issues[0]?.message ?? `${key} is not valid` })
  }
  if (issues.length === 0 && Object.keys(known).length === 0)
    issues.push({ path: 'values', message: 'Name a setting to change' })
  if (issues.length > 0)
    throw new AppError('invalid', issues.map(({ message }) => message).join('; '), { issues })
  return known
}
