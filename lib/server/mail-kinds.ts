import 'server-only'
import { composeApplicationReceived, composeJobApplication } from '@/lib/careers/mails'
import type { Composed } from '@/lib/mail/compose-kit'
import type { Outgoing } from '@/lib/mail/outbox'
import {
  composeContactAnswer,
  composeContactMessage,
  composeContactReceived,
} from '@/lib/messages/mails'
import {
  composeNewsletterConfirmation,
  composeNewsletterKnown,
  composeNewsletterWelcome,
} from '@/lib/newsletter/mails'
import { composeAddressChanged } from '@/lib/orders/mails/address-changed'
import { composeHandDelivery, composeKeyReplacement } from '@/lib/orders/mails/by-hand'
import { composeDelivery } from '@/lib/orders/mails/delivery'
import { composeOrderAccess, composeRefundAccess } from '@/lib/orders/mails/order-access'
import {
  composeByHandNotice,
  composeCardTestingNotice,
  composeUnclaimedNotice,
  composeWaitingNotice,
} from '@/lib/orders/mails/owner-notices'
import {
  composeRefundConfirmation,
  composeRefundDeclined,
  composeRefundFailedNotice,
} from '@/lib/refunds/mails/refund'
import {
  composeRefundRequestNotice,
  composeRefundRequestReceived,
} from '@/lib/refunds/mails/refund-request'
import { composeSecurityWarning } from '@/lib/security/mails'
import { composePasswordReset } from '@/lib/security/password-reset/mails'

/** Every kind of mail that the store sends, with its composer. */
const COMPOSERS: Record<string, (email: Outgoing) => Promise<Composed>> = {
  order_delivery: composeDelivery,
  order_access: composeOrderAccess,
  refund_access: composeRefundAccess,
  order_address_changed: composeAddressChanged,
  refund_request_received: composeRefundRequestReceived,
  owner_refund_request: composeRefundRequestNotice,
  refund_made: composeRefundConfirmation,
  refund_declined: composeRefundDeclined,
  owner_refund_failed: composeRefundFailedNotice,
  order_by_hand: composeHandDelivery,
  key_replacement: composeKeyReplacement,
  owner_waiting_order: composeWaitingNotice,
  owner_by_hand_order: composeByHandNotice,
  owner_unclaimed_payment: composeUnclaimedNotice,
  owner_card_testing: composeCardTestingNotice,
  owner_security_warning: composeSecurityWarning,
  password_reset: composePasswordReset,
  newsletter_confirm: composeNewsletterConfirmation,
  newsletter_welcome: composeNewsletterWelcome,
  newsletter_known: composeNewsletterKnown,
  contact_message: composeContactMessage,
  contact_received: composeContactReceived,
  contact_answer: composeContactAnswer,
  job_application: composeJobApplication,
  application_received: composeApplicationReceived,
}

/**
 * Renders a mail of the outbox in its reader's language, as HTML and as plain text.
 *
 * @throws Error for a kind of mail that does not exist
 */
export async function composeMail(email: Outgoing): Promise<Composed> {
  const compose = COMPOSERS[email.kind]
  if (!compose) throw new Error(`There is no mail of kind ${email.kind}`)
  return compose(email)
}
