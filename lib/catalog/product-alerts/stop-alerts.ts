import 'server-only'
import { db } from '@/lib/core/db'
import type { AlertResult, StopScope } from './contracts'
import { eraseWatcher } from './erase-watcher'
import { invalidLink, openStop } from './links'
import { stopAlertsOf } from './transition'

/**
 * Stops the alerts of an address by the token of a mailed link: those about the mail's product, or all of them.
 * Of an address that wants none any more nothing is kept.
 *
 * @throws AppError `invalid`
 */
export async function stopAlerts(token: string, scope: StopScope): Promise<AlertResult> {
  const link = await openStop(token)
  if (!link) throw invalidLink()
  const { watcherId, productId } = link
  const stopped = await db().$transaction(async (tx) =>
    scope === 'product'
      ? stopAlertsOf(tx, { watcherId, productId })
      : (await eraseWatcher(tx, { id: watcherId })) !== null,
  )
  return { status: stopped ? 'done' : 'already' }
}
