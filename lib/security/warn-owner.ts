import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { lockByName } from '@/lib/core/locks'
import { log } from '@/lib/core/log'
import { HOUR_MS } from '@/lib/core/time'
import { mailOwner } from '@/lib/mail/mail-owner'
import { recordAudit } from '@/lib/staff/audit'
import { type Culprit, INCIDENTS, type IncidentKind } from './incidents'
import { isWithin } from './is-within'

const WARNING = 'security.warning'
const ENTITY = 'security'

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

/** Warns the owner of a kind of incident, once an hour, however many servers notice. */
export async function warnOwner(kind: IncidentKind, culprit: Culprit): Promise<void> {
  const { userId, username, address } = culprit
  await db().$transaction(async (tx) => {
    await lockByName(tx, `security:${kind}`)
    if (await wasWarned(tx, kind)) return
    log.warn({ kind, userId, address }, 'more incidents in the back office than usual')
    await recordAudit(tx, culprit, { action: WARNING, entityType: ENTITY, entityId: kind })
    await mailOwner(tx, {
      kind: 'owner_security_warning',
      dedupeKey: `security:${kind}:${newId()}`,
      payload: { kind, username, address },
    })
  })
}

async function wasWarned(tx: Tx, kind: IncidentKind): Promise<boolean> {
  const since = new Date(Date.now() - HOUR_MS)
  const told = { action: WARNING, entityType: ENTITY, entityId: kind, createdAt: { gt: since } }
  return (await tx.auditEntry.count({ where: told })) > 0
}
