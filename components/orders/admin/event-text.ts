import { reasonText } from '@/lib/disputes/reason-text'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'
import { mailLabel, money, refundReasonLabel } from './order-labels'

type Event = OrderDetail['events'][number]
type EventText = { title: string; detail?: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const amount = (value: unknown) => (typeof value === 'string' ? money(value) : '')
const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

const TEXTS: Record<string, (detail: Event['detail']) => EventText> = {
  order_placed: () => ({ title: 'Order placed' }),
  waiting_for_keys: () => ({ title: 'Waits for licence keys' }),
  keys_assigned: () => ({ title: 'Keys arrived' }),
  mail_sent: ({ kind, to }) => ({
    title: text(kind).startsWith('owner_') ? 'You were mailed' : 'Mail sent',
    detail: `${mailLabel({ kind: text(kind) }).replace('To you: ', '')}, to ${text(to)}`,
  }),
  completed: () => ({ title: 'Everything delivered' }),
  delivery_resent: () => ({ title: 'The buyer had the keys mailed again' }),
  delivery_resent_by_staff: ({ to }) => ({
    title: 'Delivery mailed again',
    detail: `to ${text(to)}`,
  }),
  email_corrected: ({ from, to, address }) => ({
    title: address ? 'The buyer corrected the e-mail address' : 'E-mail address corrected',
    detail: `from ${text(from)} to ${text(to)}${address ? `, in the browser that paid, at ${text(address)}` : ''}`,
  }),
  recipient_corrected: ({ from, to }) => ({
    title: 'The gift’s recipient was corrected',
    detail: `from ${text(from)} to ${text(to)}`,
  }),
  delivered_by_hand: ({ products, mailed }) => ({
    title: 'Delivered by hand',
    detail: `${list(products)}${mailed === true ? ', buyer mailed' : ''}`,
  }),
  note: (detail) => ({ title: 'Note', detail: text(detail.text) }),
  refund_requested: ({ reason }) => ({
    title: 'The buyer asked for a refund',
    detail: refundReasonLabel(text(reason)),
  }),
  refund_request_declined: ({ answer }) => ({
    title: 'Refund request declined',
    detail: text(answer),
  }),
  refund_started: (detail) => ({
    title: `Refund of ${amount(detail.amount)} asked for`,
    detail:
      detail.toGiftCard === undefined
        ? text(detail.reason)
        : `${text(detail.reason)} · ${amount(detail.toGiftCard)} of it to the gift card`,
  }),
  refunded: (detail) => ({
    title: `${amount(detail.amount)} refunded`,
    detail: detail.whole === true ? 'The whole order; its keys are withdrawn.' : undefined,
  }),
  refund_failed: ({ message }) => ({ title: 'Refund failed', detail: text(message) }),
  page_opened: ({ address, agent }) => ({
    title: 'The buyer opened the page of the order',
    detail: `from ${text(address)}${agent ? `, ${text(agent)}` : ''}`,
  }),
  keys_shown: ({ address, agent }) => ({
    title: 'The keys were shown in the browser that paid',
    detail: `at ${text(address)}${agent ? `, ${text(agent)}` : ''}`,
  }),
  library_keys_shown: ({ address, agent }) => ({
    title: 'The keys were shown in the library of the buyer’s address',
    detail: `at ${text(address)}${agent ? `, ${text(agent)}` : ''}`,
  }),
  file_downloaded: ({ name, version }) => ({
    title: 'The buyer downloaded a file',
    detail: [text(name), text(version)].filter(Boolean).join(' '),
  }),
  downloads_reset: () => ({ title: 'The buyer may download the files as often again' }),
  dispute_opened: (detail) => ({
    title: `The payment is disputed: ${amount(detail.amount)}`,
    detail: `${reasonText(text(detail.reason))}${detail.keys ? '; the keys are quarantined' : ''}`,
  }),
  dispute_won: () => ({ title: 'The dispute is won' }),
  dispute_lost: () => ({ title: 'The dispute is lost' }),
  order_from_payment: (detail) => ({
    title: 'Made from a payment without an order',
    detail: `${amount(detail.captured)} were captured`,
  }),
  cancelled: ({ reason }) => ({ title: 'Order cancelled', detail: text(reason) }),
  key_replaced: ({ product, reason }) => ({
    title: 'Key replaced',
    detail: `${text(product)}: ${text(reason)}`,
  }),
}

/** A timeline entry as text. An unknown kind shows its name. */
export function eventText({ kind, detail }: Event): EventText {
  return TEXTS[kind]?.(detail) ?? { title: kind.replaceAll('_', ' ') }
}
