import 'server-only'
import { db } from '@/lib/core/db'
import { invalidFields } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { PluginValue } from '@/lib/plugins/fields'
import type { Plugin, PluginValues, TestResult } from '@/lib/plugins/plugin'
import { storedPlugin } from '@/lib/plugins/queries'
import { boundIssues, checkSettings, type SentSettings, valuesFrom } from '@/lib/plugins/rules'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { missingSettings } from './queries'
import { requirePlugin } from './registry'
import { addressIssues } from './settings-issues'

/**
 * Tests a plugin's settings against its provider, as entered in the form: empty secrets mean the stored
 * ones. Stores nothing.
 *
 * @throws AppError `not_found`; `invalid` for invalid or missing settings
 */
export async function testPlugin(
  id: string,
  sent: SentSettings,
  actor: Actor,
): Promise<TestResult> {
  const plugin = requirePlugin(id)
  const { connector } = plugin
  const { hasOwn, values } = await valuesToTest(plugin, sent)
  const fallback = hasOwn ? undefined : connector.environment?.()?.fallback
  const result = await (fallback ? fallback.test() : connector.test(values))
  await db().$transaction((tx) =>
    recordAudit(tx, actor, {
      action: 'plugin.test',
      entityType: 'plugin',
      entityId: id,
      after: { ok: result.ok },
    }),
  )
  return result
}

/** The values if the form were saved, and whether the owner entered any of them. */
async function valuesToTest(
  plugin: Plugin,
  sent: SentSettings,
): Promise<{ hasOwn: boolean; values: PluginValues }> {
  const { set, cleared, issues } = checkSettings(plugin, sent)
  const known = await storedPlugin(plugin)
  const next: Record<string, PluginValue> = { ...known?.values, ...set }
  for (const key of cleared) delete next[key]
  if (known) issues.push(...boundIssues(plugin, { set, cleared }, known))
  const values = valuesFrom(plugin, next)
  const hasOwn = plugin.fields.some(({ key, required }) => required && key in next)
  for (const { key, label } of missingSettings(plugin, { hasOwn, values }))
    if (!issues.some(({ path }) => path === key))
      issues.push({ path: key, text: say('fields.isNeeded', { field: label }) })
  issues.push(...addressIssues(plugin, values))
  if (issues.length > 0) throw invalidFields(issues)
  return { hasOwn, values }
}
