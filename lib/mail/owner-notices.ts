import type { Settings } from '@/lib/settings/registry'

type MailSwitch = Extract<
  { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings],
  `mail${string}`
>

/**
 * Every kind of mail that the store sends to its owner, with the setting that switches it and the one
 * that holds its address. Their composers are in lib/server/mail-kinds.ts, like those of other mails.
 */
export const OWNER_NOTICES = {
  owner_new_order: { setting: 'mailNewOrder', to: 'adminEmail' },
  owner_more_orders: { setting: 'mailNewOrder', to: 'adminEmail' },
  owner_by_hand_order: { setting: 'mailByHandOrder', to: 'adminEmail' },
  owner_waiting_order: { setting: 'mailWaitingOrder', to: 'adminEmail' },
  owner_key_report: { setting: 'mailKeyReport', to: 'adminEmail' },
  owner_low_stock: { setting: 'mailLowStock', to: 'adminEmail' },
  owner_more_low_stock: { setting: 'mailLowStock', to: 'adminEmail' },
  owner_refund_request: { setting: 'mailRefundRequest', to: 'refundsEmail' },
  owner_withdrawal: { setting: 'mailRefundRequest', to: 'refundsEmail' },
  owner_refund_failed: { setting: 'mailRefundFailed', to: 'adminEmail' },
  owner_unclaimed_payment: { setting: 'mailUnclaimedPayment', to: 'adminEmail' },
  owner_dispute: { setting: 'mailDispute', to: 'adminEmail' },
  owner_provider_refund: { setting: 'mailProviderRefund', to: 'adminEmail' },
  owner_waiting_refund: { setting: 'mailProviderRefund', to: 'adminEmail' },
  owner_books_differ: { setting: 'mailBooksDiffer', to: 'adminEmail' },
  owner_card_testing: { setting: 'mailDeclines', to: 'adminEmail' },
  owner_security_warning: { setting: 'mailSecurityWarning', to: 'adminEmail' },
  owner_payment_page: { setting: 'mailSecurityWarning', to: 'adminEmail' },
  owner_review: { setting: 'mailReview', to: 'adminEmail' },
  owner_more_reviews: { setting: 'mailReview', to: 'adminEmail' },
  owner_review_report: { setting: 'mailReview', to: 'adminEmail' },
  owner_more_review_reports: { setting: 'mailReview', to: 'adminEmail' },
  owner_question: { setting: 'mailQuestion', to: 'adminEmail' },
  owner_more_questions: { setting: 'mailQuestion', to: 'adminEmail' },
  owner_failed_mail: { setting: 'mailFailedMail', to: 'adminEmail' },
  owner_webhook_given_up: { setting: 'mailWebhookGivenUp', to: 'adminEmail' },
  owner_feed_stopped: { setting: 'mailFeedStopped', to: 'adminEmail' },
  owner_backup_failed: { setting: 'mailBackupFailed', to: 'adminEmail' },
  owner_rates_unread: { setting: 'mailRatesStopped', to: 'adminEmail' },
  owner_rate_held: { setting: 'mailRatesStopped', to: 'adminEmail' },
  owner_tax_threshold: { setting: 'mailTaxThreshold', to: 'adminEmail' },
  owner_daily_summary: { setting: 'mailDailySummary', to: 'adminEmail' },
} as const satisfies Record<
  `owner_${string}`,
  { setting: MailSwitch; to: 'adminEmail' | 'refundsEmail' }
>

export type OwnerNotice = keyof typeof OWNER_NOTICES

/** Whether a kind of mail goes to the owner. */
export const isOwnerNotice = (kind: string): kind is OwnerNotice =>
  Object.hasOwn(OWNER_NOTICES, kind)
