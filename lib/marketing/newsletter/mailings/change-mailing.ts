import 'server-only'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { requireUpdatedAt } from '@/lib/core/optimistic-lock'
import { say } from '@/lib/core/server-text'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Mailing, MailingChange } from './contracts'
import {
  auditedMailing,
  columnsOf,
  lockMailing,
  MAILING_ENTITY,
  requireProducts,
} from './mailing-writes'
import { toMailing } from './queries'

/**
 * Changes a mailing while it is a draft.
 *
 * @throws AppError `not_found`; `conflict` when it is no draft, or somebody else has changed it; `invalid` for
 *   unknown products
 */
export async function changeMailing(
  actor: Actor,
  id: number,
  { expectedUpdatedAt, ...input }: MailingChange,
): Promise<Mailing> {
  return db().$transaction(async (tx) => {
    const before = await lockMailing(tx, id)
    requireUpdatedAt(before.updatedAt, expectedUpdatedAt, say('conflict.thisMailing'))
    if (before.status !== 'draft')
      throw new AppError('conflict', say('newsletter.onlyDraftCanBeChanged'))
    await requireProducts(tx, input.productIds, before.productIds)
    const { texts, productIds, mailsPerMinute } = columnsOf(input)
    const changed = await tx.mailing.update({
      where: { id },
      data: { texts, productIds, mailsPerMinute },
    })
    await recordAudit(tx, actor, {
      action: 'mailing.update',
      entityType: MAILING_ENTITY,
      entityId: id,
      before: auditedMailing(before),
      after: auditedMailing(changed),
    })
    return toMailing(changed, tx)
  })
}
