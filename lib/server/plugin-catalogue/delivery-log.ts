import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Delivery } from '@/lib/mail/notifications/contracts'
import { deliveriesOf } from '@/lib/mail/notifications/deliveries'
import { resendNotification } from '@/lib/mail/notifications/send-notification'
import type { Plugin } from '@/lib/plugins/plugin'
import type { Actor } from '@/lib/staff/audit'
import { hasLog } from './has-log'
import { requirePlugin } from './registry'

/**
 * A plugin whose deliveries are logged. @throws AppError `not_found`, or `conflict` for one without a
 * log
 */
function requireLog(id: string): Plugin {
  const plugin = requirePlugin(id)
  if (!hasLog(plugin))
    throw new AppError('conflict', say('plugins.noDeliveryLog', { plugin: plugin.name }))
  return plugin
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
