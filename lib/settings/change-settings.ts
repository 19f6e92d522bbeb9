import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { differences } from '@/lib/core/differences'
import { type FieldIssue, invalidField, invalidFields } from '@/lib/core/errors'
import { requireVersion } from '@/lib/core/optimistic-lock'
import { firstIssue } from '@/lib/core/packed-text'
import { say } from '@/lib/core/server-text'
import { requireUploads } from '@/lib/media/uploads'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { endApiSessions } from '@/lib/staff/end-sessions'
import { requireProof } from '@/lib/staff/require-proof'
import { undoState } from '@/lib/staff/undo-contracts'
import type { ChangeSettings, SettingsAnswer } from './contracts'
import { isGuarded } from './guarded-settings'
import { readSettings } from './queries'
import { startReading } from './rates/start-reading'
import { SETTINGS, type Settings } from './registry'
import { lockSettings, type SettingValues, storeSettings } from './store-settings'

/** What prices are compared with is written to every product. */
const TRANSACTION = { timeout: 120_000 }

/**
 * Changes some settings, all or none. Pages that show them are new at the next request.
 *
 * @throws AppError `invalid` naming each setting that is unknown or does not take its value;
 *   `conflict` when somebody else changed one since it was loaded; as applySettings
 */
export async function changeSettings(
  { values, expectedVersions }: ChangeSettings,
  actor: Actor,
): Promise<SettingsAnswer> {
  const changes = validated(values)
  return db().$transaction(async (tx) => {
    await lockSettings(tx)
    const before = await readSettings(tx)
    requireBaseCurrency(before.values, changes)
    for (const key of Object.keys(changes))
      requireVersion(
        before.versions[key] ?? null,
        expectedVersions?.[key],
        say('conflict.theseSettings'),
      )
    return applySettings(tx, actor, before, changes, { action: 'settings.update' })
  }, TRANSACTION)
}

/**
 * Prices are in the base currency: it is changed together with them, and can always be shown.
 *
 * @throws AppError `invalid` naming `baseCurrency` or `supportedCurrencies`
 */
function requireBaseCurrency({ baseCurrency: currency }: Settings, changes: SettingValues): void {
  const { baseCurrency, supportedCurrencies } = changes
  if (baseCurrency !== undefined && baseCurrency !== currency)
    throw invalidField('baseCurrency', say('settings.baseCurrencyElsewhere'))
  if (Array.isArray(supportedCurrencies) && !supportedCurrencies.includes(currency))
    throw invalidField('supportedCurrencies', say('settings.baseCurrencyLeftOut', { currency }))
}

/**
 * Stores settings, and records it.
 *
 * @param before the settings as they are, under the lock of lockSettings
 * @throws AppError `invalid` for a picture that does not exist; `step_up_required` when one of those that change is
 *   guarded and the actor has not shown lately who they are
 */
export async function applySettings(
  tx: Tx,
  actor: Actor,
  before: SettingsAnswer,
  changes: SettingValues,
  entry: { action: string; undoesId?: number },
): Promise<SettingsAnswer> {
  const { after: different } = differences<SettingValues>(before.values, changes)
  if (Object.keys(different).some(isGuarded)) requireProof(actor)
  await requireUploads(tx, changes)
  await storeSettings(tx, changes)
  if (different.rateSource === 'ecb') await startReading(tx)
  if (changes.apiSignIn === false) await endApiSessions(tx)
  const after = await readSettings(tx)
  const change = {
    before: pickChanged(before.values, changes),
    after: pickChanged(after.values, changes),
  }
  await recordAudit(tx, actor, {
    ...entry,
    entityType: SETTINGS_ENTITY,
    entityId: Object.keys(changes).sort().join(', '),
    ...change,
    undo: undoState(change.before, change.after),
  })
  return after
}

const SETTINGS_ENTITY = 'settings'

const pickChanged = (values: SettingsAnswer['values'], changes: SettingValues): SettingValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in changes))

/** The values as they are stored. @throws AppError `invalid` */
export function validated(values: Record<string, unknown>): SettingValues {
  const issues: FieldIssue[] = []
  const valid: SettingValues = {}
  const rules = new Map(Object.entries(SETTINGS))
  for (const [key, value] of Object.entries(values)) {
    const rule = rules.get(key)
    const parsed = rule && value !== undefined ? rule.safeParse(value) : undefined
    if (!parsed) issues.push({ path: key, text: say('settings.unknown', { key }) })
    else if (parsed.success) valid[key] = parsed.data
    else
      issues.push({
        path: key,
        text: firstIssue(parsed.error, key),
      })
  }
  if (issues.length === 0 && Object.keys(valid).length === 0)
    issues.push({ path: 'values', text: say('settings.nameSettingChange') })
  if (issues.length > 0) throw invalidFields(issues)
  return valid
}
