import type { ComponentProps } from 'react'
import type { Badge } from '@/components/ui/badge'
import { formatUsd, toCents } from '@/lib/core/money'
import type { OrderRow } from '@/lib/orders/admin-contracts'
import type { ItemProgress } from '@/lib/orders/item-progress'
import type { AdminRefundRequest } from '@/lib/refunds/admin-contracts'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type Tone = ComponentProps<typeof Badge>['tone']

export const STATUS_LABELS: Record<OrderRow['orderStatus'], string> = {
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  partially_refunded: 'Partially refunded',
}

export const STATUS_TONES: Record<OrderRow['orderStatus'], Tone> = {
  processing: 'brand',
  completed: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
  partially_refunded: 'neutral',
}

export const PROVIDER_LABELS = {
  paypal: 'PayPal',
  authorize_net: 'Authorize.Net',
  gift_card: 'Gift card',
} as const
export const METHOD_LABELS = { paypal: 'PayPal', card: 'Card', gift_card: 'Gift card' } as const

export const PROGRESS: Record<ItemProgress, { label: string; tone: Tone }> = {
  delivered: { label: 'Delivered', tone: 'success' },
  sending: { label: 'Being mailed', tone: 'brand' },
  waiting: { label: 'Waits for keys', tone: 'danger' },
  manual: { label: 'To deliver by hand', tone: 'brand' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  stopped: { label: 'Not delivered', tone: 'neutral' },
}

export const MAIL_TONES: Record<OrderDetail['mails'][number]['status'], Tone> = {
  queued: 'brand',
  sending: 'brand',
  sent: 'success',
  failed: 'danger',
  cancelled: 'neutral',
}

export const REFUND_TONES: Record<OrderDetail['refunds'][number]['status'], Tone> = {
  pending: 'brand',
  succeeded: 'success',
  failed: 'danger',
}

export const REQUEST_TONES: Record<AdminRefundRequest['status'], Tone> = {
  open: 'brand',
  accepted: 'success',
  declined: 'neutral',
}

const REQUEST_REASONS: Record<string, string> = {
  invalid_key: 'The key is invalid or already used',
  wrong_product: 'Another product than ordered',
  not_delivered: 'The key has not arrived',
  does_not_run: 'The software does not run',
  not_as_described: 'Differs from its description',
  changed_mind: 'Changed their mind',
  duplicate: 'Bought twice',
  wrong_charge: 'Charged twice or wrongly',
}

export const refundReasonLabel = (reason: string) => REQUEST_REASONS[reason] ?? reason

const MAIL_KINDS: Record<string, string> = {
  order_delivery: 'Delivery',
  gift_receipt: 'Receipt for a gift',
  order_by_hand: 'Delivery by hand',
  key_replacement: 'New key',
  key_recalled: 'Key recalled',
  order_access: 'Link to the order',
  review_request: 'Request for reviews',
  trustpilot_invitation: 'To Trustpilot: invitation',
  term_reminder: 'Reminder of the end of a term',
  refund_made: 'Refund made',
  refund_declined: 'Refund declined',
  refund_request_received: 'Refund request received',
  refund_access: 'Link to a refund request',
  order_address_changed: 'Address changed',
  library_access: 'Link to the library',
  library_passkey_added: 'Passkey added',
  newsletter_confirm: 'Newsletter: confirmation',
  newsletter_welcome: 'Newsletter: welcome',
  newsletter_known: 'Newsletter: already subscribed',
  newsletter_mailing: 'Newsletter: mailing',
  newsletter_trial: 'Newsletter: trial of a mailing',
  product_alert_confirm: 'Product alert: confirmation',
  product_alert: 'Product alert',
  cart_reminder: 'Reminder of a cart',
  contact_received: 'Message received',
  contact_answer: 'Answer to a message',
  application_received: 'Application received',
  password_reset: 'Password reset',
  staff_invitation: 'Invitation to the back office',
  owner_refund_request: 'To you: refund request',
  owner_refund_failed: 'To you: refund failed',
  owner_waiting_order: 'To you: keys are missing',
  owner_provider_refund: 'To you: refund at the provider',
  owner_dispute: 'To you: dispute',
  owner_by_hand_order: 'To you: deliver by hand',
  owner_new_order: 'To you: new order',
  owner_unclaimed_payment: 'To you: payment without an order',
  owner_low_stock: 'To you: low stock',
  owner_card_testing: 'To you: many declined cards',
  owner_review: 'To you: review that waits',
}
const MAIL_PARTS: Record<string, string> = {
  rest: 'Delivery of the rest',
  resend: 'Delivery, again',
}

export const mailLabel = ({ kind, part }: { kind: string; part?: string | null }) =>
  (part && MAIL_PARTS[part]) || MAIL_KINDS[kind] || kind

/** Formats a decimal amount. */
export const money = (decimal: string) => formatUsd(toCents(decimal))

/** Formats a decimal amount that may be below zero. */
export const signedMoney = (amount: string) =>
  amount.startsWith('-') ? `−${money(amount.slice(1))}` : money(amount)

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
