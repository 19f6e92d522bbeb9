import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Delivery } from '@/lib/mail/notifications/contracts'
import { deliveriesOf } from '@/lib/mail/notifications/deliveries'
import type { Receiver } from '@/lib/mail/notifications/receiver'
import { RECEIVERS } from '@/lib/mail/notifications/receivers'
import { resendNotification } from '@/lib/mail/notifications/send-notification'
import type { Actor } from '@/lib/staff/audit'
import { requirePlugin } from './registry'

/**
 * A plugin whose deliveries are logged. @throws AppError `not_found`, or `conflict` for one without a
 * log
 */
function requireLog(id: string): Receiver {
  const { name } = requirePlugin(id)
  const receiver = RECEIVERS.find((known) => known.id === id)
  if (!receiver) throw new AppError('conflict', say('plugins.noDeliveryLog', { plugin: name }))
  return receiver
}

/**
 * One page of a plugin's delivery log, newest first.
 *
 * @throws AppError `not_found`, or `conflict` for a plugin without a log
 */
export async function deliveryLog(
  id: string,
  page: { limit: number; offset: number },
): Promise<{ rows: Delivery[]; total: number }> {
  return deliveriesOf(requireLog(id), page)
}

/**
 * Sends a message of a plugin's delivery log again, under its original id.
 *
 * @throws AppError `not_found`; `conflict` while the plugin is off, or for one without a log
 */
export async function resendDelivery(
  pluginId: string,
  deliveryId: string,
  actor: Actor,
): Promise<Delivery> {
  return resendNotification(requireLog(pluginId), deliveryId, actor)
}
