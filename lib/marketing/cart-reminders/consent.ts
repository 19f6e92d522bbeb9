import 'server-only'
import { cartOf } from '@/lib/cart/queries'
import { databaseTime } from '@/lib/core/database-time'
import { db } from '@/lib/core/db'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { currentSettings } from '@/lib/settings/queries'
import { isConsentValid } from './reminder-rules'
import { askForReminder, endReminders } from './transition'

type Asked = { email: string; locale: string }

/**
 * Records the consent of a cart's owner to be reminded of it. The answer does not reveal what is known of the address.
 *
 * @throws AppError `not_found` while reminders are switched off, `conflict` when the cart is empty
 */
export async function giveConsent(sessionId: string, asked: Asked): Promise<void> {
  const { cartReminders } = await currentSettings()
  if (!cartReminders) throw new AppError('not_found', say('cartReminders.off'))
  if ((await cartOf(sessionId)).length === 0)
    throw new AppError('conflict', say('cartReminders.emptyCart'))
  await askForReminder(db(), { sessionId, ...asked })
}

/** Takes a consent back. Nothing is kept of a wish that led to no mail. */
export async function withdrawConsent(sessionId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    await tx.cartReminder.deleteMany({ where: { sessionId, mailedAt: null } })
    await endReminders(tx, 'stop', { sessionId })
  })
}

/** Whether a cart's owner wants to be reminded, and was not yet. */
export async function hasConsent(sessionId: string): Promise<boolean> {
  const [reminder, now] = await Promise.all([
    db().cartReminder.findUnique({ where: { sessionId, status: 'waiting' } }),
    databaseTime(),
  ])
  return reminder !== null && isConsentValid(reminder.consentAt, now)
}
