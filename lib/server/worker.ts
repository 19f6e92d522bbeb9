import 'server-only'
import { Logger, parseCronItems, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import { z } from 'zod'
import { issueOnceSellerIsKnown } from '@/lib/bookkeeping/invoices/issue-documents'
import { issueDue } from '@/lib/bookkeeping/invoices/issue-due'
import { compareBooksJob, compareBooksNightlyJob } from '@/lib/bookkeeping/jobs'
import { readPayoutsDailyJob, readPayoutsJob } from '@/lib/bookkeeping/payouts/jobs'
import { readPayouts } from '@/lib/bookkeeping/payouts/read-payouts'
import { startDailyReadings } from '@/lib/bookkeeping/payouts/start-reading'
import { runComparison } from '@/lib/bookkeeping/run-comparison'
import { startNightlyComparisons } from '@/lib/bookkeeping/start-comparison'
import { confirmDueTaxIds } from '@/lib/bookkeeping/tax-confirmations/confirm-due'
import { watchThresholds } from '@/lib/bookkeeping/tax-thresholds/watch-thresholds'
import { releaseChangedJob } from '@/lib/catalog/preorder-jobs'
import { requestAlertsJob } from '@/lib/catalog/product-alerts/jobs'
import { sendConfirmation } from '@/lib/catalog/product-alerts/send-confirmation'
import { sendDueAlerts } from '@/lib/catalog/product-alerts/send-due-alerts'
import { publishDueProducts } from '@/lib/catalog/publish-due-products'
import { recordSales } from '@/lib/catalog/record-sales'
import { refreshStock } from '@/lib/catalog/refresh-stock'
import { releaseDuePreorders } from '@/lib/catalog/release-due-preorders'
import { settleMovedProductsJob, settleSalesJob } from '@/lib/catalog/sales/jobs'
import { settleMovedProducts } from '@/lib/catalog/sales/settle-moved'
import { settleSales } from '@/lib/catalog/sales/settle-sales'
import { importDueFeeds } from '@/lib/catalog/supplier-feeds/import-due-feeds'
import { checkPage, checkPaymentPageJob } from '@/lib/checkout/payment-page/check-page'
import { handleProviderEvent } from '@/lib/checkout/provider-events/handle-event'
import { handleProviderEventJob } from '@/lib/checkout/provider-events/jobs'
import { pullDisputes } from '@/lib/checkout/provider-events/pull-disputes'
import { reconcilePayments, settleAfterNotice } from '@/lib/checkout/reconcile-payments'
import { publishDueArticles } from '@/lib/content/articles/publish-due-articles'
import { publishDuePages } from '@/lib/content/pages/publish-due-pages'
import { tellSearchEngines } from '@/lib/content/seo/engines/tell-search-engines'
import { publishDueStoreTexts } from '@/lib/content/store-texts/publish-due-store-texts'
import { runCatalogueImportJob } from '@/lib/content/woocommerce/imports/jobs'
import { runTakeover } from '@/lib/content/woocommerce/imports/run-takeover'
import { turnSales } from '@/lib/content/woocommerce/turn-sales'
import { runArticleImportJob } from '@/lib/content/wordpress/imports/jobs'
import { runImport } from '@/lib/content/wordpress/imports/run-import'
import { followPosts } from '@/lib/content/wordpress/imports/start-import'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { HOUR_MS } from '@/lib/core/time'
import { compareStoredKeys } from '@/lib/licences/compare-stored-keys'
import { deliverWaitingJob, watchStockJob } from '@/lib/licences/jobs'
import { notifyLowStock } from '@/lib/licences/low-stock'
import { readBounces } from '@/lib/mail/bounces/read-bounces'
import { sendEmailJob } from '@/lib/mail/jobs'
import { sendNotificationJob } from '@/lib/mail/notifications/jobs'
import { sendNotification } from '@/lib/mail/notifications/send-notification'
import { confirmReports } from '@/lib/mail/reports/confirm-reports'
import { handleMailReport } from '@/lib/mail/reports/handle-report'
import { confirmReportsJob, handleMailReportJob } from '@/lib/mail/reports/jobs'
import { type MailKinds, sendMail } from '@/lib/mail/send-mail'
import { sendDueReminders } from '@/lib/marketing/cart-reminders/send-due-reminders'
import { CRM_CORRESPONDENTS } from '@/lib/marketing/crm/crm-correspondents'
import { runHandoverJob } from '@/lib/marketing/crm/handovers/jobs'
import { runHandover } from '@/lib/marketing/crm/handovers/run-handover'
import { queueOrder } from '@/lib/marketing/crm/queue-changes'
import { addMissingMembers } from '@/lib/marketing/newsletter/audiences/add-missing-members'
import { syncSubscriber } from '@/lib/marketing/newsletter/audiences/sync-subscriber'
import {
  sendMailingJob,
  subscribeNewsletterJob,
  syncSubscriberJob,
} from '@/lib/marketing/newsletter/jobs'
import { sendMailingBatch } from '@/lib/marketing/newsletter/mailings/send-batch'
import { sendDueMailings } from '@/lib/marketing/newsletter/mailings/send-due-mailings'
import { markUndeliverable } from '@/lib/marketing/newsletter/mark-undeliverable'
import { sendSubscriptionMail } from '@/lib/marketing/newsletter/send-subscription-mail'
import { klaviyoCorrespondent } from '@/lib/marketing/shopper-events/klaviyo-correspondent'
import { queueShopperEvents } from '@/lib/marketing/shopper-events/queue-shopper-events'
import { sendDueTermReminders } from '@/lib/marketing/term-reminders/send-due-reminders'
import { encodeStoredPictures } from '@/lib/media/encode-stored-pictures'
import { answerOrderAccess } from '@/lib/orders/answer-order-access'
import { deliverWaiting } from '@/lib/orders/deliver-waiting'
import { firstSale } from '@/lib/orders/first-sale'
import { followRelease } from '@/lib/orders/follow-release'
import { orderAccessJob, orderChangedJob } from '@/lib/orders/jobs'
import { recentSales } from '@/lib/orders/recent-sales'
import { recordMailBounced } from '@/lib/orders/record-mail-bounced'
import { recordMailSent } from '@/lib/orders/record-mail-sent'
import { confirmConsent, releaseDue } from '@/lib/orders/supply/release'
import { countPastViewers } from '@/lib/overview/analytics/count-past-viewers'
import { sumDays } from '@/lib/overview/analytics/sum-days'
import { defineJob, type Job } from '@/lib/platform/jobs'
import { outsideRequest } from '@/lib/platform/page-invalidation'
import { recordHeartbeat, releaseJobsOfGoneWorkers } from '@/lib/platform/worker-heartbeat'
import { orderRefundedJob } from '@/lib/refunds/jobs'
import { makeWaitingRefunds } from '@/lib/refunds/make-waiting-refunds'
import { runRecallJob } from '@/lib/refunds/recalls/jobs'
import { runRecall } from '@/lib/refunds/recalls/run-recall'
import { settlePendingRefunds } from '@/lib/refunds/settle-pending-refunds'
import { askForReviews } from '@/lib/reviews/ask-for-reviews'
import { askForReviewsJob } from '@/lib/reviews/jobs'
import { inviteBuyers } from '@/lib/reviews/trustpilot/invite-buyers'
import { withdrawVerification } from '@/lib/reviews/withdraw-verification'
import { runBackupJob } from '@/lib/security/backups/jobs'
import { runBackup } from '@/lib/security/backups/run-backup'
import { startDueBackup } from '@/lib/security/backups/start-backup'
import { purgeChangedPages } from '@/lib/security/cloudflare/purge-changed-pages'
import { passwordResetJob } from '@/lib/security/password-reset/jobs'
import { sendPasswordReset } from '@/lib/security/password-reset/send-password-reset'
import { compareTicketJob } from '@/lib/service/help-desk/jobs'
import { queueDueComparisons } from '@/lib/service/help-desk/queue-comparison'
import { libraryAccessJob } from '@/lib/service/library/jobs'
import { sendLibraryLink } from '@/lib/service/library/send-link'
import { compareWithTicket } from '@/lib/service/messages/compare-with-ticket'
import { DESK_CORRESPONDENTS } from '@/lib/service/messages/desk-correspondents'
import { isLetterWanted, takeLetter } from '@/lib/service/messages/take-letter'
import { ownDataAccessJob } from '@/lib/service/own-data/jobs'
import { sendOwnDataLink } from '@/lib/service/own-data/send-link'
import { readRatesJob } from '@/lib/settings/rates/jobs'
import { readRates } from '@/lib/settings/rates/read-rates'
import { cleanup } from './cleanup'
import { dailySummaryJob, queueDailySummary } from './daily-summary/queue-daily-summary'
import { tellOwnerOfRates } from './exchange-rates-mail'
import { composeMail } from './mail-kinds'
import { watchWorkers } from './watch-workers'

const HEARTBEAT_MS = 10_000
const RESTART_MS = 5_000

type Handled = [name: string, task: Task]

/** The handler of a kind of job; its payload is validated before. */
const handle = <S extends z.ZodType>(
  { name, payload }: Job<S>,
  handler: (payload: z.output<S>, attempt: { isLast: boolean }) => Promise<unknown>,
): Handled => [
  name,
  async (given, { job }) => {
    const isLast = job.attempts >= job.max_attempts
    await outsideRequest(() => handler(payload.parse(given), { isLast }))
  },
]

const reconcilePaymentsJob = defineJob('reconcile_payments', z.object({}))
const settleRefundsJob = defineJob('settle_refunds', z.object({}))
const refreshStockJob = defineJob('refresh_stock', z.object({}))
const compareKeysJob = defineJob('compare_keys', z.object({}))
const encodePicturesJob = defineJob('encode_pictures', z.object({}))
const sendDueAlertsJob = defineJob('send_due_alerts', z.object({}))
const addMembersJob = defineJob('add_newsletter_members', z.object({}))
const shopperEventsJob = defineJob('queue_shopper_events', z.object({}))
const inviteBuyersJob = defineJob('invite_buyers', z.object({}))
const sendDueMailingsJob = defineJob('send_due_mailings', z.object({}))
const sendDueTermRemindersJob = defineJob('send_due_term_reminders', z.object({}))
const sendDueRemindersJob = defineJob('send_due_cart_reminders', z.object({}))
const followPostsJob = defineJob('follow_wordpress_posts', z.object({}))
const turnSalesJob = defineJob('turn_sales', z.object({}))
const publishDueProductsJob = defineJob('publish_due_products', z.object({}))
const releaseDuePreordersJob = defineJob('release_due_preorders', z.object({}))
const publishDueArticlesJob = defineJob('publish_due_articles', z.object({}))
const publishDuePagesJob = defineJob('publish_due_pages', z.object({}))
const publishDueStoreTextsJob = defineJob('publish_due_store_texts', z.object({}))
const importSupplierFeedsJob = defineJob('import_supplier_feeds', z.object({}))
const readBouncesJob = defineJob('read_bounces', z.object({}))
const startDueBackupJob = defineJob('start_due_backup', z.object({}))
const countSalesJob = defineJob('count_sales', z.object({}))
const sumDaysJob = defineJob('sum_days', z.object({}))
const countViewersJob = defineJob('count_viewers', z.object({}))
const pullDisputesJob = defineJob('pull_disputes', z.object({}))
const confirmTaxIdsJob = defineJob('confirm_tax_ids', z.object({}))
const watchThresholdsJob = defineJob('watch_tax_thresholds', z.object({}))
const issueInvoicesJob = defineJob('issue_invoices', z.object({}))
const compareTicketsJob = defineJob('compare_help_desk_tickets', z.object({}))
const tellSearchEnginesJob = defineJob('tell_search_engines', z.object({}))
const purgeChangedPagesJob = defineJob('purge_changed_pages', z.object({}))
const releaseDueJob = defineJob('release_due_orders', z.object({}))
const cleanupJob = defineJob('cleanup', z.object({}))

/** The plugins that are called about what the store has. */
const CORRESPONDENTS = [...DESK_CORRESPONDENTS, ...CRM_CORRESPONDENTS, klaviyoCorrespondent]

const LETTER_FOLLOWERS = { isWanted: isLetterWanted, onLetter: takeLetter }
const BOUNCE_FOLLOWERS = { onBounced: recordMailBounced, onRefused: markUndeliverable }

const onSent: MailKinds['onSent'] = async (tx, email, itemIds) => {
  await recordMailSent(tx, email, itemIds)
  await confirmConsent(tx, email)
}

const TASKS: TaskList = Object.fromEntries([
  handle(sendEmailJob, ({ emailId }, { isLast }) =>
    sendMail(emailId, { compose: composeMail, onSent, onRefused: markUndeliverable }, isLast),
  ),
  handle(subscribeNewsletterJob, sendSubscriptionMail),
  handle(requestAlertsJob, sendConfirmation),
  handle(orderAccessJob, answerOrderAccess),
  handle(askForReviewsJob, () => askForReviews()),
  handle(libraryAccessJob, sendLibraryLink),
  handle(ownDataAccessJob, sendOwnDataLink),
  handle(passwordResetJob, sendPasswordReset),
  handle(sendNotificationJob, ({ notificationId }) =>
    sendNotification(notificationId, CORRESPONDENTS),
  ),
  handle(compareTicketJob, ({ messageId }) => compareWithTicket(messageId)),
  handle(compareTicketsJob, queueDueComparisons),
  handle(watchStockJob, ({ productId }) => notifyLowStock(productId)),
  handle(handleProviderEventJob, ({ eventId }) => handleProviderEvent(eventId)),
  handle(compareBooksJob, ({ comparisonId }) => runComparison(comparisonId, settleAfterNotice)),
  handle(compareBooksNightlyJob, () => startNightlyComparisons()),
  handle(readPayoutsJob, ({ provider }) => readPayouts(provider)),
  handle(readPayoutsDailyJob, startDailyReadings),
  handle(reconcilePaymentsJob, reconcilePayments),
  handle(settleRefundsJob, async () => {
    await settlePendingRefunds()
    await makeWaitingRefunds()
  }),
  handle(orderRefundedJob, async ({ orderId }) => {
    await withdrawVerification(orderId)
    await issueOnceSellerIsKnown(orderId)
    await queueOrder(orderId)
  }),
  handle(orderChangedJob, ({ orderId }) => queueOrder(orderId)),
  handle(runHandoverJob, ({ handoverId }) => runHandover(handoverId)),
  handle(pullDisputesJob, pullDisputes),
  handle(issueInvoicesJob, issueDue),
  handle(watchThresholdsJob, () => watchThresholds()),
  handle(confirmTaxIdsJob, confirmDueTaxIds),
  handle(deliverWaitingJob, deliverWaiting),
  handle(releaseDueJob, releaseDue),
  handle(compareKeysJob, compareStoredKeys),
  handle(encodePicturesJob, encodeStoredPictures),
  handle(runRecallJob, ({ batchId }) => runRecall(batchId)),
  handle(refreshStockJob, () => refreshStock()),
  handle(sendDueAlertsJob, sendDueAlerts),
  handle(sendDueRemindersJob, sendDueReminders),
  handle(publishDueProductsJob, publishDueProducts),
  handle(releaseDuePreordersJob, releaseDuePreorders),
  handle(releaseChangedJob, followRelease),
  handle(publishDueArticlesJob, publishDueArticles),
  handle(publishDuePagesJob, publishDuePages),
  handle(publishDueStoreTextsJob, publishDueStoreTexts),
  handle(followPostsJob, followPosts),
  handle(turnSalesJob, turnSales),
  handle(settleSalesJob, settleSales),
  handle(settleMovedProductsJob, settleMovedProducts),
  handle(runArticleImportJob, ({ importId }) => runImport(importId)),
  handle(runCatalogueImportJob, ({ importId }) => runTakeover(importId)),
  handle(sendDueTermRemindersJob, sendDueTermReminders),
  handle(sendMailingJob, ({ mailingId }) => sendMailingBatch(mailingId)),
  handle(sendDueMailingsJob, sendDueMailings),
  handle(syncSubscriberJob, syncSubscriber),
  handle(addMembersJob, addMissingMembers),
  handle(shopperEventsJob, queueShopperEvents),
  handle(inviteBuyersJob, inviteBuyers),
  handle(importSupplierFeedsJob, importDueFeeds),
  handle(readRatesJob, () => readRates(tellOwnerOfRates, firstSale)),
  handle(readBouncesJob, () =>
    readBounces({ bounces: BOUNCE_FOLLOWERS, letters: LETTER_FOLLOWERS }),
  ),
  handle(confirmReportsJob, ({ url }) => confirmReports(url)),
  handle(handleMailReportJob, ({ at, ...report }) =>
    handleMailReport({ ...report, at: new Date(at) }, BOUNCE_FOLLOWERS),
  ),
  handle(startDueBackupJob, startDueBackup),
  handle(runBackupJob, ({ backupId }) => runBackup(backupId)),
  handle(countSalesJob, async () => recordSales(await recentSales())),
  handle(sumDaysJob, sumDays),
  handle(countViewersJob, countPastViewers),
  handle(dailySummaryJob, queueDailySummary),
  handle(tellSearchEnginesJob, tellSearchEngines),
  handle(purgeChangedPagesJob, purgeChangedPages),
  handle(checkPaymentPageJob, checkPage),
  handle(cleanupJob, cleanup),
])

/** @param backfillHours how far back a run is made up for that no worker was there for */
const at = (match: string, { name }: Job, backfillHours = 0) => ({
  task: name,
  match,
  identifier: name,
  options: { backfillPeriod: backfillHours * HOUR_MS },
})

const CRON = parseCronItems([
  at('* * * * *', reconcilePaymentsJob),
  at('* * * * *', settleRefundsJob),
  at('* * * * *', deliverWaitingJob),
  at('* * * * *', releaseDueJob),
  at('* * * * *', refreshStockJob),
  // Work there is only after an upgrade.
  at('* * * * *', compareKeysJob),
  at('*/5 * * * *', encodePicturesJob),
  at('* * * * *', sendDueAlertsJob),
  at('* * * * *', publishDueProductsJob),
  at('* * * * *', releaseDuePreordersJob),
  at('* * * * *', publishDueArticlesJob),
  at('* * * * *', publishDuePagesJob),
  at('* * * * *', publishDueStoreTextsJob),
  at('*/15 * * * *', followPostsJob),
  at('* * * * *', turnSalesJob),
  // Each start and end has a job of its own; this is for one that was lost.
  at('* * * * *', settleSalesJob),
  at('* * * * *', settleMovedProductsJob),
  at('*/5 * * * *', sendDueRemindersJob),
  at('* * * * *', sendDueMailingsJob),
  at('*/5 * * * *', importSupplierFeedsJob),
  at('*/5 * * * *', readBouncesJob),
  at('*/10 * * * *', startDueBackupJob),
  at('*/30 * * * *', compareTicketsJob),
  at('11 4 * * *', addMembersJob),
  at('*/5 * * * *', shopperEventsJob),
  // They are published once a working day, at about four o'clock in Frankfurt.
  at('29 */3 * * *', readRatesJob, 3),
  at('41 * * * *', inviteBuyersJob),
  // Each hour, because it depends on the store's time zone in which of them a day is summed up.
  at('0 * * * *', dailySummaryJob, 24),
  at('23 * * * *', countSalesJob),
  at('*/10 * * * *', sumDaysJob),
  at('5 * * * *', countViewersJob),
  at('47 * * * *', issueInvoicesJob),
  at('*/5 * * * *', confirmTaxIdsJob),
  at('53 4 * * *', watchThresholdsJob, 24),
  at('31 * * * *', askForReviewsJob),
  at('37 * * * *', sendDueTermRemindersJob),
  at('*/10 * * * *', tellSearchEnginesJob),
  at('* * * * *', purgeChangedPagesJob),
  at('17 3 * * *', cleanupJob),
  at('37 5 * * 1', checkPaymentPageJob, 24),
  // After the card processor's daily settlement, and when PayPal lists the whole of yesterday.
  at('40 8 * * *', compareBooksNightlyJob),
  at('10 9 * * *', readPayoutsDailyJob),
  at('25 9 * * *', pullDisputesJob, 24),
])

/** Logs what needs attention; payloads are never logged. */
const quietLogger = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message)
  else if (level === 'warning') log.warn(message)
  else log.debug(message)
})

/**
 * Runs jobs until it is stopped. Any number of processes may do so: each job is locked by one.
 * Whoever loses the database starts again by itself.
 *
 * @returns a function that finishes the running jobs and stops
 */
export function startWorker(): () => Promise<void> {
  let runner: Runner | undefined
  let stopped = false
  const stopRunner = async () => runner?.stop().catch(() => {})
  const { able, events } = watchWorkers((error) => {
    log.error({ err: error }, 'the queue of jobs was lost')
    void stopRunner()
  })

  const beat = async () => {
    if (able.size === 0) return
    try {
      await recordHeartbeat([...able])
      await releaseJobsOfGoneWorkers()
    } catch (error) {
      log.warn({ err: error }, 'worker heartbeat failed')
    }
  }
  const timer = setInterval(beat, HEARTBEAT_MS)

  const loop = async () => {
    while (!stopped) {
      try {
        runner = await run({
          connectionString: env().DATABASE_URL,
          concurrency: 4,
          pollInterval: 2000,
          noHandleSignals: true,
          parsedCronItems: CRON,
          taskList: TASKS,
          logger: quietLogger,
          events,
        })
        void beat()
        await runner.promise
      } catch (error) {
        log.error({ err: error }, 'worker stopped, starting again')
      }
      runner = undefined
      able.clear()
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, RESTART_MS))
    }
  }
  const ended = loop()

  return async () => {
    stopped = true
    clearInterval(timer)
    await stopRunner()
    await ended
  }
}
