import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { extendTerm } from '@/lib/licences/licence-terms'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { adminLicence } from './admin-licence'
import type { AdminLicence } from './contracts'

/**
 * Adds days to a licence, as staff: to its end, or to today when it has expired. One that is not activated yet gets a
 * longer term.
 *
 * @throws AppError `not_found`; `conflict` for one that was revoked, or has no end
 */
export async function renewLicence(
  actor: Actor,
  keyId: number,
  days: number,
): Promise<AdminLicence> {
  const before = await adminLicence(keyId)
  if (before.state === 'revoked') throw new AppError('conflict', say('activations.revokedWithKey'))
  await db().$transaction(async (tx) => {
    const after = await extendTerm(tx, keyId, days)
    if (!after) throw new AppError('conflict', say('activations.licenceHasNoEnd'))
    await recordAudit(tx, actor, {
      action: 'licence.renew',
      entityType: 'product_key',
      entityId: keyId,
      before: { expiresAt: before.expiresAt, termDays: before.termDays },
      after: { days, expiresAt: after.expiresAt?.toISOString() ?? null, termDays: after.termDays },
    })
  })
  return adminLicence(keyId)
}
