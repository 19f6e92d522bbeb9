import 'server-only'
import { db } from '@/lib/core/db'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import type { Mailing, MailingInput } from './contracts'
import { auditedMailing, columnsOf, MAILING_ENTITY, requireProducts } from './mailing-writes'
import { toMailing } from './queries'

/** Creates a mailing as a draft. @throws AppError `invalid` for unknown products */
export async function createMailing(actor: Actor, input: MailingInput): Promise<Mailing> {
  return db().$transaction(async (tx) => {
    await requireProducts(tx, input.productIds)
    const created = await tx.mailing.create({ data: columnsOf(input) })
    await recordAudit(tx, actor, {
      action: 'mailing.create',
      entityType: MAILING_ENTITY,
      entityId: created.id,
      after: auditedMailing(created),
    })
    return toMailing(created, tx)
  })
}
