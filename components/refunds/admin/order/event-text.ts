import { formatDay } from '@/components/back-office/format-date'
import { money } from '@/components/back-office/format-number'
import { disputeReason } from '@/components/back-office/language/dispute-reason'
import { inPageLanguage } from '@/components/back-office/language/in-page-language'
import type { Texts } from '@/components/back-office/language/texts'
import {
  mailSubject,
  meansLabel,
  refundReasonLabel,
  reportKindLabel,
} from '@/components/orders/admin/order-labels'
import type { OrderDetail } from '@/lib/refunds/order-detail-contract'

type Event = OrderDetail['events'][number]
type EventText = { title: string; detail?: string }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const amountIn = (currency: string) => (value: unknown) =>
  typeof value === 'string' ? money(value, currency) : ''
const list = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

const said = ({ message, text: same }: Event['detail']) =>
  inPageLanguage({ message: text(message), text: same })

const fromTo = ({ from, to }: Event['detail']) => ({ from: text(from), to: text(to) })

/** From where something was done, with the browser if it told. */
function whereFrom(
  t: Texts<'orders'>,
  preposition: 'at' | 'from',
  detail: Event['detail'],
): string {
  const address = text(detail.address)
  if (!detail.agent) return t(`events.${preposition}`, { address })
  return t(`events.${preposition}With`, { address, agent: text(detail.agent) })
}

type Writer = (
  detail: Event['detail'],
  t: Texts<'orders'>,
  /** Writes an amount of the order. */
  amount: (value: unknown) => string,
  disputes: Texts<'disputes'>,
) => EventText

const TEXTS: Record<string, Writer> = {
  order_placed: (_, t) => ({ title: t('events.order_placed') }),
  waiting_for_keys: (_, t) => ({ title: t('events.waiting_for_keys') }),
  keys_assigned: (_, t) => ({ title: t('events.keys_assigned') }),
  mail_sent: ({ kind, to }, t) => ({
    title: text(kind).startsWith('owner_') ? t('events.ownerMailed') : t('events.mail_sent'),
    detail: t('events.mailTo', { mail: mailSubject(t, text(kind)), to: text(to) }),
  }),
  mail_bounced: ({ kind, to, answer }, t) => ({
    title: t('events.mail_bounced'),
    detail: t('events.bouncedFrom', {
      mail: mailSubject(t, text(kind)),
      to: text(to),
      answer: text(answer),
    }),
  }),
  completed: (_, t) => ({ title: t('events.completed') }),
  delivery_resent: (_, t) => ({ title: t('events.delivery_resent') }),
  delivery_resent_by_staff: ({ to }, t) => ({
    title: t('events.delivery_resent_by_staff'),
    detail: t('events.to', { to: text(to) }),
  }),
  email_corrected: (detail, t) =>
    detail.address
      ? {
          title: t('events.correctedByBuyer'),
          detail: t('events.fromToInBrowser', {
            ...fromTo(detail),
            address: text(detail.address),
          }),
        }
      : { title: t('events.email_corrected'), detail: t('events.fromTo', fromTo(detail)) },
  recipient_corrected: (detail, t) => ({
    title: t('events.recipient_corrected'),
    detail: t('events.fromTo', fromTo(detail)),
  }),
  delivered_by_hand: ({ products, mailed }, t) => ({
    title: t('events.delivered_by_hand'),
    detail:
      mailed === true ? t('events.buyerMailed', { products: list(products) }) : list(products),
  }),
  supply_consent_given: (_, t) => ({ title: t('events.supply_consent_given') }),
  supply_waits: (_, t) => ({ title: t('events.supply_waits') }),
  supply_released: (_, t) => ({ title: t('events.supply_released') }),
  note: (detail, t) => ({ title: t('events.note'), detail: text(detail.text) }),
  refund_requested: ({ reason }, t) => ({
    title: t('events.refund_requested'),
    detail: refundReasonLabel(t, text(reason)),
  }),
  key_reported: ({ product, kind }, t) => ({
    title: t('events.key_reported'),
    detail: t('events.reportedAs', {
      product: text(product),
      kind: reportKindLabel(t, text(kind)),
    }),
  }),
  key_report_answered: (_, t) => ({ title: t('events.key_report_answered') }),
  key_report_closed: (_, t) => ({ title: t('events.key_report_closed') }),
  refund_request_declined: ({ answer }, t) => ({
    title: t('events.refund_request_declined'),
    detail: text(answer),
  }),
  withdrawal_received: (_, t) => ({ title: t('events.withdrawal_received') }),
  withdrawal_settled: ({ answer }, t) => ({
    title: t('events.withdrawal_settled'),
    detail: text(answer),
  }),
  withdrawal_declined: ({ answer }, t) => ({
    title: t('events.withdrawal_declined'),
    detail: text(answer),
  }),
  refund_started: (detail, t, amount) => ({
    title: t('events.refund_started', { amount: amount(detail.amount) }),
    detail:
      detail.reference !== undefined
        ? t('events.refundByHand', {
            reason: text(detail.reason),
            reference: text(detail.reference),
          })
        : detail.toGiftCard === undefined
          ? text(detail.reason)
          : t('events.refundToGiftCard', {
              reason: text(detail.reason),
              amount: amount(detail.toGiftCard),
            }),
  }),
  refund_waits: (_, t) => ({ title: t('events.refund_waits') }),
  refund_taken_back: (detail, t, amount) => ({
    title: t('events.refund_taken_back', { amount: amount(detail.amount) }),
  }),
  refunded: (detail, t, amount) => ({
    title: t('events.refunded', { amount: amount(detail.amount) }),
    detail: detail.whole === true ? t('events.wholeRefunded') : undefined,
  }),
  refund_failed: (detail, t) => ({ title: t('events.refund_failed'), detail: said(detail) }),
  tax_id_confirmed: ({ consultation }, t) => ({
    title: t('events.tax_id_confirmed'),
    detail: text(consultation),
  }),
  tax_id_refused: (_, t) => ({ title: t('events.tax_id_refused') }),
  tax_id_unconfirmed: (_, t) => ({ title: t('events.tax_id_unconfirmed') }),
  tax_refund_given_up: (detail, t) => ({
    title: t('events.tax_refund_given_up'),
    detail: said(detail),
  }),
  page_opened: (detail, t) => ({
    title: t('events.page_opened'),
    detail: whereFrom(t, 'from', detail),
  }),
  keys_shown: (detail, t) => ({
    title: t('events.keys_shown'),
    detail: whereFrom(t, 'at', detail),
  }),
  library_keys_shown: (detail, t) => ({
    title: t('events.library_keys_shown'),
    detail: whereFrom(t, 'at', detail),
  }),
  gift_card_printed: (detail, t) => ({
    title: t('events.gift_card_printed'),
    detail: whereFrom(t, 'at', detail),
  }),
  file_downloaded: ({ name, version }, t) => ({
    title: t('events.file_downloaded'),
    detail: [text(name), text(version)].filter(Boolean).join(' '),
  }),
  downloads_reset: (_, t) => ({ title: t('events.downloads_reset') }),
  dispute_opened: (detail, t, amount, disputes) => {
    const reason = disputeReason(disputes, text(detail.reason))
    return {
      title: t('events.dispute_opened', { amount: amount(detail.amount) }),
      detail: detail.keys ? t('events.keysQuarantined', { reason }) : reason,
    }
  },
  dispute_answered: (_, t) => ({ title: t('events.dispute_answered') }),
  dispute_won: (_, t) => ({ title: t('events.dispute_won') }),
  dispute_lost: (_, t) => ({ title: t('events.dispute_lost') }),
  order_from_payment: (detail, t, amount) => ({
    title: t('events.order_from_payment'),
    detail: t('events.captured', { amount: amount(detail.captured) }),
  }),
  paid_outside: ({ means, reference, receivedOn }, t) => ({
    title: t('events.paid_outside'),
    detail: t('events.paidOutside', {
      means: meansLabel(t, text(means)),
      day: formatDay(text(receivedOn)),
      reference: text(reference),
    }),
  }),
  paid_by_link: (_, t) => ({ title: t('events.paid_by_link') }),
  given_free: ({ reason }, t) => ({ title: t('events.given_free'), detail: text(reason) }),
  price_changed: (detail, t, amount) => ({
    title: t('events.price_changed'),
    detail: t('events.priceFromTo', {
      product: text(detail.product),
      from: amount(detail.from),
      to: amount(detail.to),
    }),
  }),
  cancelled: ({ reason }, t) => ({ title: t('events.cancelled'), detail: text(reason) }),
  key_replaced: ({ product, reason }, t) => ({
    title: t('events.key_replaced'),
    detail: t('events.replacedFor', { product: text(product), reason: text(reason) }),
  }),
}

/** A timeline entry as text. An unknown kind shows its name. @param currency of the order */
export function eventText(
  { kind, detail }: Event,
  t: Texts<'orders'>,
  disputes: Texts<'disputes'>,
  currency: string,
): EventText {
  return (
    TEXTS[kind]?.(detail, t, amountIn(currency), disputes) ?? { title: kind.replaceAll('_', ' ') }
  )
}
