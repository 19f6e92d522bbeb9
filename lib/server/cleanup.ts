import 'server-only'
import { removeOldComparisons } from '@/lib/bookkeeping/remove-old-comparisons'
import { removeOldCartCoupons } from '@/lib/cart/coupons/remove-old-cart-coupons'
import { removeOldCartGiftCards } from '@/lib/cart/gift-cards/remove-old-cart-gift-cards'
import { removeOldCarts } from '@/lib/cart/remove-old-carts'
import { removeOldAlerts } from '@/lib/catalog/product-alerts/remove-old-alerts'
import { removeOldPrices } from '@/lib/catalog/remove-old-prices'
import { removeOldUnansweredSearches } from '@/lib/catalog/search/remove-old-unanswered'
import { removeOldLinks } from '@/lib/checkout/payment-links/erase-links'
import { removeOldReportGroups } from '@/lib/checkout/payment-page/remove-old-groups'
import { removeOldProviderEvents } from '@/lib/checkout/provider-events/remove-old-events'
import { removeOldApplications } from '@/lib/content/careers/remove-old-applications'
import { removeOldTaxIdChecks } from '@/lib/customers/taxes/remove-old-checks'
import { removeExpiredLimits } from '@/lib/http/remove-expired-limits'
import { removeOldPlaces } from '@/lib/licences/activations/remove-old-places'
import { removeOldNotifications } from '@/lib/mail/notifications/remove-old-notifications'
import { removeOldMailReports } from '@/lib/mail/reports/remove-old-reports'
import { removeOldReminders } from '@/lib/marketing/cart-reminders/remove-old-reminders'
import { removeUnconfirmedSubscribers } from '@/lib/marketing/newsletter/remove-unconfirmed-subscribers'
import { removeOrphans } from '@/lib/orders/downloads/remove-orphans'
import { removeOldKeyReports } from '@/lib/orders/key-reports/reports-of'
import { forgetNetworksOfConsents } from '@/lib/orders/supply/forget-networks'
import { removeOldPayerOrigins } from '@/lib/payments/remove-old-payer-origins'
import { removeExpiredPageDrafts } from '@/lib/platform/page-drafts'
import { removeAbsentProcesses } from '@/lib/platform/server-processes'
import { removeSilentWorkers } from '@/lib/platform/worker-heartbeat'
import { forgetOldAskers } from '@/lib/reviews/questions/forget-old-askers'
import { removeOldReports } from '@/lib/reviews/remove-old-reports'
import { removeOldVotes } from '@/lib/reviews/remove-old-votes'
import { removeOldBackups } from '@/lib/security/backups/remove-old-backups'
import { removeOldReaders } from '@/lib/service/library/remove-old-readers'
import { removeOldMessages } from '@/lib/service/messages/remove-old-messages'
import { removeOldDataRequests } from '@/lib/service/own-data/remove-old-requests'
import { removeOldWithdrawals } from '@/lib/service/withdrawals/remove-old-withdrawals'
import { currentSettings } from '@/lib/settings/queries'
import { keptSince, type RetentionSetting } from '@/lib/settings/retention'
import { forgetOldUndoStates } from '@/lib/staff/forget-old-undo-states'
import { removeExpiredSessions } from '@/lib/staff/remove-expired-sessions'
import { removeOldAuditEntries } from '@/lib/staff/remove-old-audit-entries'

/** Removes, once a day, what has no use any more and what is kept for a time that the owner sets (docs/decisions/0195). */
export async function cleanup(): Promise<void> {
  const settings = await currentSettings()
  const since = (name: RetentionSetting) => keptSince(settings, name)
  await removeOldCarts(since('keepCarts'))
  await removeOldCartCoupons(since('keepCarts'))
  await removeOldCartGiftCards(since('keepCarts'))
  await removeOldPlaces()
  await removeExpiredSessions(since('keepStaffSessions'))
  await forgetOldUndoStates()
  await removeOldAuditEntries(since('keepAudit'))
  await removeSilentWorkers()
  await removeAbsentProcesses()
  await removeExpiredPageDrafts()
  await removeOldProviderEvents(since('keepProviderEvents'))
  await removeOldReportGroups()
  await removeOldLinks()
  await removeOldComparisons()
  await removeOldBackups()
  await removeOldPayerOrigins(since('keepPaymentOrigins'))
  await forgetNetworksOfConsents(since('keepConsentNetworks'))
  await removeOldNotifications(since('keepNotifications'))
  await removeOldMailReports()
  await removeOldApplications(since('keepApplications'))
  await removeOldMessages(since('keepMessages'))
  await removeOldKeyReports(since('keepMessages'))
  await removeOldWithdrawals(since('keepWithdrawals'))
  await removeOldDataRequests(since('keepDataRequests'))
  await removeOldReaders(since('keepReaders'))
  await removeUnconfirmedSubscribers()
  await removeOldAlerts({
    endedBefore: since('keepAlerts'),
    idleSince: since('keepIdleAlerts'),
  })
  await removeOldReminders(since('keepReminders'))
  await removeOldPrices()
  await removeOldUnansweredSearches()
  await removeOldVotes(since('keepVotes'))
  await removeOldReports(since('keepReviewReports'))
  await forgetOldAskers(since('keepQuestions'))
  await removeOldTaxIdChecks()
  await removeOrphans()
  await removeExpiredLimits()
}
