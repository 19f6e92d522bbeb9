import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { deleteMailsOfKinds } from '@/lib/mail/delete-mails'
import { type Actor, recordAudit } from '@/lib/staff/audit'
import { MAIL_KINDS } from './alert-rules'

/**
 * Removes an address with its alerts, its requests, and the mails about them.
 *
 * @returns how many alerts there were, or `null` when nothing is known of it
 */
export async function eraseWatcher(
  tx: Tx,
  who: { id: number } | { email: string },
): Promise<number | null> {
  const watcher = await tx.alertWatcher.findUnique({
    where: who,
    select: { id: true, email: true, _count: { select: { alerts: true } } },
  })
  if (!watcher) return null
  const { count } = await tx.alertWatcher.deleteMany({ where: { id: watcher.id } })
  await deleteMailsOfKinds(tx, MAIL_KINDS, { to: watcher.email })
  return count === 0 ? null : watcher._count.alerts
}

/**
 * {@link eraseWatcher} at a person's request. The audit trail does not keep the address.
 *
 * @returns how many alerts the address had; 0 also when it had never asked for any
 */
export const eraseWatcherForOwner = (actor: Actor, email: string): Promise<number> =>
  db().$transaction(async (tx) => {
    const alerts = await eraseWatcher(tx, { email })
    if (alerts === null) return 0
    await recordAudit(tx, actor, {
      action: 'product_alerts.erase',
      entityType: 'product_alerts',
      entityId: 'address',
      before: { alerts },
    })
    return alerts
  })
