import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { queueMail } from '@/lib/mail/queue-mail'
import { currentSettings } from '@/lib/settings/queries'
import { type Due, dueAlerts } from './due-alerts'
import { takeDueAlerts } from './transition'

const BATCH = 100
/** What is left is sent by the next run, a minute later. */
const BATCHES = 20

/** Buyers wait for their keys. */
const AFTER_BUYERS = 20

/**
 * Queues the mails of all alerts that have something to tell, in batches. It looks at what products are now,
 * not at what happened to them: whoever changed them need not know of alerts, and one that was in
 * stock for a moment only is not mailed about.
 */
export async function sendDueAlerts(): Promise<void> {
  const { productAlerts } = await currentSettings()
  if (!productAlerts) return
  for (let batch = 0; batch < BATCHES; batch++) {
    const due = await dueAlerts(BATCH)
    if (due.length === 0) return
    await db().$transaction((tx) => mailAlerts(tx, due))
    if (due.length < BATCH) return
  }
}

async function mailAlerts(tx: Tx, due: readonly Due[]): Promise<void> {
  for (const { id, round, email, locale } of await takeDueAlerts(tx, due))
    await queueMail(
      tx,
      {
        kind: 'product_alert',
        dedupeKey: `product-alert:${id}:${round}`,
        to: email,
        locale,
        payload: { alertId: id, round },
      },
      { priority: AFTER_BUYERS },
    )
}
