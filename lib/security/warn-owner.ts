import 'server-only'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { recordAudit } from '@/lib/staff/audit'
import { type Culprit, INCIDENTS, type IncidentKind } from './incidents'
import { isWithin } from './is-within'

const HOUR_SECONDS = 3600
/** `2026-01-31T14`: one mail an hour and kind, however many servers notice. */
const hourOf = (now: Date) => now.toISOString().slice(0, 13)

/**
 * Counts an incident. When there are more than its kind allows, that is logged, recorded in the audit
 * trail and mailed to the owner, once an hour.
 *
 * @param key what is counted together, such as a user; everything of the kind by default
 */
export async function countIncident(
  kind: IncidentKind,
  culprit: Culprit,
  key = 'all',
): Promise<void> {
  const limit = INCIDENTS[kind]
  if (!(await isWithin(limit, key))) await warnOwner(kind, culprit)
}

/** Warns the owner of a kind of incident, once an hour. */
export async function warnOwner(kind: IncidentKind, culprit: Culprit): Promise<void> {
  const warning = { name: `warned-${kind}`, points: 1, seconds: HOUR_SECONDS }
  if (!(await isWithin(warning, 'owner'))) return
  const { userId, username, address } = culprit
  log.warn({ kind, userId, address }, 'more incidents in the back office than usual')
  const { adminEmail } = await currentSettings()
  await db().$transaction(async (tx) => {
    await recordAudit(tx, culprit, {
      action: 'security.warning',
      entityType: 'security',
      entityId: kind,
    })
    await queueMail(tx, {
      kind: 'owner_security_warning',
      dedupeKey: `security:${kind}:${hourOf(new Date())}`,
      to: adminEmail,
      locale: 'en',
      payload: { kind, username, address },
    })
  })
}
