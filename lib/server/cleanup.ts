import 'server-only'
import { removeOldApplications } from '@/lib/careers/remove-old-applications'
import { removeOldCarts } from '@/lib/cart/remove-old-carts'
import { removeExpiredLimits } from '@/lib/http/remove-expired-limits'
import { removeOldMessages } from '@/lib/messages/remove-old-messages'
import { removeUnconfirmedSubscribers } from '@/lib/newsletter/remove-unconfirmed-subscribers'
import { removeOldNotifications } from '@/lib/notifications/remove-old-notifications'
import { removeExpiredPageDrafts } from '@/lib/platform/page-drafts'
import { removeAbsentProcesses } from '@/lib/platform/server-processes'
import { removeSilentWorkers } from '@/lib/platform/worker-heartbeat'
import { removeExpiredSessions } from '@/lib/staff/remove-expired-sessions'

/** Removes, once a day, what has no use any more and what the privacy policy promises to remove. */
export async function cleanup(): Promise<void> {
  await removeOldCarts()
  await removeExpiredSessions()
  await removeSilentWorkers()
  await removeAbsentProcesses()
  await removeExpiredPageDrafts()
  await removeOldNotifications()
  await removeOldApplications()
  await removeOldMessages()
  await removeUnconfirmedSubscribers()
  await removeExpiredLimits()
}
