import 'server-only'
import { db } from '@/lib/core/db'
import { log } from '@/lib/core/log'
import { recordAudit } from '@/lib/staff/audit'
import type { Culprit } from './incidents'
import { isWithin } from './is-within'
import { countIncident } from './warn-owner'

/** For each user; all are logged. */
const AUDITED = { name: 'audited-refused-call', points: 60, seconds: 3600 }

/** Records a call that the caller's role does not allow. @param call its method and path */
export async function recordRefusedCall(culprit: Culprit, call: string): Promise<void> {
  const { userId, address } = culprit
  log.warn({ userId, address, call }, 'a call was refused')
  if (await isWithin(AUDITED, String(userId)))
    await recordAudit(db(), culprit, { action: 'call.refused', entityType: 'call', entityId: call })
  await countIncident('refused_call', culprit, String(userId))
}
