import { BULK_KINDS } from '@/lib/mail/bulk'

/**
 * Kinds of mail that nobody of the store has to do anything about when they come back: an address that a visitor typed
 * wrong, one that was corrected since, or a reader who is gone.
 */
export const UNHEEDED_KINDS: readonly string[] = [
  ...BULK_KINDS,
  'newsletter_confirm',
  'newsletter_welcome',
  'newsletter_known',
  'product_alert_confirm',
  'product_alert',
  'cart_reminder',
  'term_reminder',
  'review_request',
  'library_access',
  'own_data_link',
  'own_data_erased',
  'order_address_changed',
  'contact_received',
  'application_received',
  'review_report_received',
  'review_report_decided',
  'question_answered',
  'password_reset',
]
