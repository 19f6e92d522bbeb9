import 'server-only'
import { composeElectronicInvoice } from '@/lib/bookkeeping/invoices/mails'
import { composeBooksNotice } from '@/lib/bookkeeping/mails'
import { composeTaxThreshold } from '@/lib/bookkeeping/tax-thresholds/mails'
import { composeGiftCard } from '@/lib/cart/gift-cards/mails'
import { composeAlertConfirmation, composeProductAlert } from '@/lib/catalog/product-alerts/mails'
import { composeFeedStopped } from '@/lib/catalog/supplier-feeds/mails'
import { composePaymentLink } from '@/lib/checkout/payment-links/mails'
import { composePaymentPageNotice } from '@/lib/checkout/payment-page/mails'
import { composeGivenUpNotice } from '@/lib/checkout/provider-events/mails'
import { composeApplicationReceived, composeJobApplication } from '@/lib/content/careers/mails'
import { composeLowStock, composeMoreLowStock } from '@/lib/licences/low-stock-mails'
import type { Composed } from '@/lib/mail/compose-kit'
import { composeFailedMail } from '@/lib/mail/mails'
import type { Outgoing } from '@/lib/mail/outbox'
import { composeCartReminder } from '@/lib/marketing/cart-reminders/mails'
import { composeMailing, composeMailingTrial } from '@/lib/marketing/newsletter/mailings/mails'
import {
  composeNewsletterConfirmation,
  composeNewsletterKnown,
  composeNewsletterWelcome,
} from '@/lib/marketing/newsletter/mails'
import { composeTermReminder } from '@/lib/marketing/term-reminders/mails'
import {
  composeKeyReportDecided,
  composeKeyReportNotice,
  composeKeyReportReceived,
} from '@/lib/orders/key-reports/mails'
import { composeAddressChanged } from '@/lib/orders/mails/address-changed'
import { composeHandDelivery, composeKeyReplacement } from '@/lib/orders/mails/by-hand'
import { composeDelivery, composeGiftReceipt } from '@/lib/orders/mails/delivery'
import { composeKeyRecalled } from '@/lib/orders/mails/key-recalled'
import { composeMoreOrders, composeNewOrder } from '@/lib/orders/mails/new-orders'
import { composeOrderAccess, composeRefundAccess } from '@/lib/orders/mails/order-access'
import {
  composeByHandNotice,
  composeCardTestingNotice,
  composeUnclaimedNotice,
  composeWaitingNotice,
} from '@/lib/orders/mails/owner-notices'
import { composePreorderMoved } from '@/lib/orders/mails/preorder-moved'
import { composeSupplyConfirmation, composeSupplyWaiting } from '@/lib/orders/supply/mails'
import { composeDisputeNotice } from '@/lib/refunds/disputes/mails'
import {
  composeProviderRefundNotice,
  composeRefundConfirmation,
  composeRefundDeclined,
  composeRefundFailedNotice,
  composeWaitingRefundNotice,
} from '@/lib/refunds/mails/refund'
import {
  composeRefundRequestNotice,
  composeRefundRequestReceived,
} from '@/lib/refunds/mails/refund-request'
import { composeMoreReviews, composeReviewNotice, composeReviewRequest } from '@/lib/reviews/mails'
import {
  composeMoreQuestions,
  composeQuestionAnswered,
  composeQuestionNotice,
} from '@/lib/reviews/questions/mails'
import {
  composeMoreReports,
  composeReportDecided,
  composeReportNotice,
  composeReportReceived,
  composeReviewRemoved,
} from '@/lib/reviews/report-mails'
import { composeTrustpilotInvitation } from '@/lib/reviews/trustpilot/mails'
import { composeBackupFailed } from '@/lib/security/backups/mails'
import { composeStaffInvitation } from '@/lib/security/invitations/mails'
import { composeSecurityWarning } from '@/lib/security/mails'
import { composePasswordReset } from '@/lib/security/password-reset/mails'
import { composeLibraryAccess, composePasskeyAdded } from '@/lib/service/library/mails'
import {
  composeContactAnswer,
  composeContactMessage,
  composeContactReceived,
  composeContactReply,
} from '@/lib/service/messages/mails'
import { composeOwnDataErased, composeOwnDataLink } from '@/lib/service/own-data/mails'
import {
  composeWithdrawalAnswered,
  composeWithdrawalNotice,
  composeWithdrawalReceived,
} from '@/lib/service/withdrawals/mails'
import { composeDailySummary } from './daily-summary/mail'
import { composeRateHeld, composeRatesUnread } from './exchange-rates-mail'

/** Every kind of mail that the store sends, with its composer. */
const COMPOSERS: Record<string, (email: Outgoing) => Promise<Composed | null>> = {
  order_delivery: composeDelivery,
  gift_receipt: composeGiftReceipt,
  supply_confirmation: composeSupplyConfirmation,
  supply_waiting: composeSupplyWaiting,
  gift_card: composeGiftCard,
  payment_link: composePaymentLink,
  order_access: composeOrderAccess,
  refund_access: composeRefundAccess,
  library_access: composeLibraryAccess,
  library_passkey_added: composePasskeyAdded,
  order_address_changed: composeAddressChanged,
  preorder_moved: composePreorderMoved,
  refund_request_received: composeRefundRequestReceived,
  owner_refund_request: composeRefundRequestNotice,
  electronic_invoice: composeElectronicInvoice,
  refund_made: composeRefundConfirmation,
  refund_declined: composeRefundDeclined,
  owner_provider_refund: composeProviderRefundNotice,
  owner_waiting_refund: composeWaitingRefundNotice,
  owner_books_differ: composeBooksNotice,
  owner_feed_stopped: composeFeedStopped,
  owner_backup_failed: composeBackupFailed,
  owner_dispute: composeDisputeNotice,
  owner_webhook_given_up: composeGivenUpNotice,
  owner_refund_failed: composeRefundFailedNotice,
  order_by_hand: composeHandDelivery,
  key_replacement: composeKeyReplacement,
  key_recalled: composeKeyRecalled,
  key_report_received: composeKeyReportReceived,
  key_report_decided: composeKeyReportDecided,
  owner_key_report: composeKeyReportNotice,
  owner_waiting_order: composeWaitingNotice,
  owner_by_hand_order: composeByHandNotice,
  owner_unclaimed_payment: composeUnclaimedNotice,
  owner_card_testing: composeCardTestingNotice,
  owner_security_warning: composeSecurityWarning,
  owner_new_order: composeNewOrder,
  owner_more_orders: composeMoreOrders,
  owner_low_stock: composeLowStock,
  owner_more_low_stock: composeMoreLowStock,
  review_request: composeReviewRequest,
  trustpilot_invitation: composeTrustpilotInvitation,
  owner_payment_page: composePaymentPageNotice,
  owner_review: composeReviewNotice,
  owner_more_reviews: composeMoreReviews,
  owner_question: composeQuestionNotice,
  owner_more_questions: composeMoreQuestions,
  question_answered: composeQuestionAnswered,
  owner_review_report: composeReportNotice,
  owner_more_review_reports: composeMoreReports,
  review_report_received: composeReportReceived,
  review_report_decided: composeReportDecided,
  review_removed: composeReviewRemoved,
  owner_failed_mail: composeFailedMail,
  owner_rates_unread: composeRatesUnread,
  owner_rate_held: composeRateHeld,
  owner_tax_threshold: composeTaxThreshold,
  owner_daily_summary: composeDailySummary,
  password_reset: composePasswordReset,
  staff_invitation: composeStaffInvitation,
  newsletter_confirm: composeNewsletterConfirmation,
  newsletter_welcome: composeNewsletterWelcome,
  newsletter_known: composeNewsletterKnown,
  newsletter_mailing: composeMailing,
  newsletter_trial: composeMailingTrial,
  product_alert_confirm: composeAlertConfirmation,
  product_alert: composeProductAlert,
  cart_reminder: composeCartReminder,
  term_reminder: composeTermReminder,
  contact_message: composeContactMessage,
  contact_received: composeContactReceived,
  contact_answer: composeContactAnswer,
  contact_reply: composeContactReply,
  own_data_link: composeOwnDataLink,
  own_data_erased: composeOwnDataErased,
  withdrawal_received: composeWithdrawalReceived,
  withdrawal_answered: composeWithdrawalAnswered,
  owner_withdrawal: composeWithdrawalNotice,
  job_application: composeJobApplication,
  application_received: composeApplicationReceived,
}

/**
 * Renders a mail of the outbox in its reader's language, as HTML and as plain text.
 *
 * @returns `null` when there is nothing to tell any more
 * @throws Error for a kind of mail that does not exist
 */
export async function composeMail(email: Outgoing): Promise<Composed | null> {
  const compose = COMPOSERS[email.kind]
  if (!compose) throw new Error(`There is no mail of kind ${email.kind}`)
  return compose(email)
}
