import 'server-only'
import { removeOldPlaces } from '@/lib/activations/remove-old-places'
import { removeOldBackups } from '@/lib/backups/remove-old-backups'
import { removeOldComparisons } from '@/lib/bookkeeping/remove-old-comparisons'
import { removeOldApplications } from '@/lib/careers/remove-old-applications'
import { removeOldCarts } from '@/lib/cart/remove-old-carts'
import { removeOldReminders } from '@/lib/cart-reminders/remove-old-reminders'
import { removeOldCartCoupons } from '@/lib/coupons/remove-old-cart-coupons'
import { removeOrphans } from '@/lib/downloads/remove-orphans'
import { removeOldCartGiftCards } from '@/lib/gift-cards/remove-old-cart-gift-cards'
import { removeExpiredLimits } from '@/lib/http/remove-expired-limits'
import { removeOldReaders } from '@/lib/library/remove-old-readers'
import { removeOldMessages } from '@/lib/messages/remove-old-messages'
import { removeUnconfirmedSubscribers } from '@/lib/newsletter/remove-unconfirmed-subscribers'
import { removeOldNotifications } from '@/lib/notifications/remove-old-notifications'
import { removeOldPayerOrigins } from '@/lib/payments/remove-old-payer-origins'
import { removeExpiredPageDrafts } from '@/lib/platform/page-drafts'
import { removeAbsentProcesses } from '@/lib/platform/server-processes'
import { removeSilentWorkers } from '@/lib/platform/worker-heartbeat'
import { removeOldAlerts } from '@/lib/product-alerts/remove-old-alerts'
import { removeOldProviderEvents } from '@/lib/provider-events/remove-old-events'
import { removeOldVotes } from '@/lib/reviews/remove-old-votes'
import { removeOldUnansweredSearches } from '@/lib/search/remove-old-unanswered'
import { forgetOldUndoStates } from '@/lib/staff/forget-old-undo-states'
import { removeExpiredSessions } from '@/lib/staff/remove-expired-sessions'
import { removeOldTaxIdChecks } from '@/lib/taxes/remove-old-checks'

/** Removes, once a day, what has no use any more and what the privacy policy promises to remove. */
export async function cleanup(): Promise<void> {
  await removeOldCarts()
  await removeOldCartCoupons()
  await removeOldCartGiftCards()
  await removeOldPlaces()
  await removeExpiredSessions()
  await forgetOldUndoStates()
  await removeSilentWorkers()
  await removeAbsentProcesses()
  await removeExpiredPageDrafts()
  await removeOldProviderEvents()
  await removeOldComparisons()
  await removeOldBackups()
  await removeOldPayerOrigins()
  await removeOldNotifications()
  await removeOldApplications()
  await removeOldMessages()
  await removeOldReaders()
  await removeUnconfirmedSubscribers()
  await removeOldAlerts()
  await removeOldReminders()
  await removeOldUnansweredSearches()
  await removeOldVotes()
  await removeOldTaxIdChecks()
  await removeOrphans()
  await removeExpiredLimits()
}
