import 'server-only'
import { databaseTime } from '@/lib/core/database-time'
import type { Tx } from '@/lib/core/db'
import { moveMailing } from '@/lib/marketing/newsletter/transition'
import { fixRecipients } from './readers'
import { scheduleBatch } from './send-batch'

/**
 * Starts a mailing: whoever reads the newsletter now gets it, and nobody who subscribes later.
 *
 * @returns the number of recipients; `null` when its state does not allow it
 */
export async function startMailing(tx: Tx, id: number): Promise<number | null> {
  const startedAt = await databaseTime(tx)
  if (!(await moveMailing(tx, 'start', id, { startedAt }))) return null
  const recipients = await fixRecipients(tx, id)
  await scheduleBatch(tx, id)
  return recipients
}
