import type { Confirmation, GatewayFailure, Refund, RefundFailure } from '@/lib/payments/gateway'
import type { Settlement } from '@/lib/payments/settlement'
import type { SquarePayment, SquareRefund } from './answers'
import { declineOf } from './failure'
import { fromMoney } from './money'

/** The names of networks as payers know them. https://developer.squareup.com/reference/square/enums/CardBrand */
const BRANDS: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'American Express',
  CHINA_UNIONPAY: 'UnionPay',
  DISCOVER: 'Discover',
  DISCOVER_DINERS: 'Diners Club',
  EFTPOS: 'eftpos',
  INTERAC: 'Interac',
  JCB: 'JCB',
  MASTERCARD: 'Mastercard',
  VISA: 'Visa',
}

type Card = { cardType?: string; lastFour?: string }

function cardOf({ card_details }: SquarePayment): Card {
  const { card_brand: brand, last_4: lastFour } = card_details?.card ?? {}
  const cardType = brand ? BRANDS[brand] : undefined
  return { ...(cardType && { cardType }), ...(lastFour && { lastFour }) }
}

/** What Square keeps of a payment, where it says so already: that takes it some seconds. */
function feeOf({ processing_fee, amount_money }: SquarePayment): { feeCents?: number } {
  const fees = (processing_fee ?? []).map(({ amount_money }) => amount_money)
  if (fees.length === 0 || fees.some(({ currency }) => currency !== amount_money.currency))
    return {}
  const amount = fees.reduce((sum, fee) => sum + fee.amount, 0)
  return { feeCents: fromMoney({ amount, currency: amount_money.currency }).cents }
}

const capturedOf = (payment: SquarePayment) => ({
  status: 'captured' as const,
  transactionId: payment.id,
  amount: fromMoney(payment.amount_money),
  ...cardOf(payment),
  ...feeOf(payment),
})

const codeOf = ({ card_details, status }: SquarePayment): string =>
  card_details?.errors?.[0]?.code || status

/** What came of CreatePayment. https://developer.squareup.com/docs/payments-api/overview */
export function confirmationOf(payment: SquarePayment): Confirmation | GatewayFailure {
  switch (payment.status) {
    case 'COMPLETED':
      return { ok: true, ...capturedOf(payment) }
    // Of a payment that Square reviews, or whose bank takes its time.
    case 'APPROVED':
    case 'PENDING':
      return { ok: true, status: 'later', transactionId: payment.id, ...cardOf(payment) }
    case 'CANCELED':
    case 'FAILED':
      return declineOf(codeOf(payment))
    default:
      return { ok: false, reason: 'unknown', message: `The payment is ${payment.status}.` }
  }
}

/** What a payment came to that was looked up. */
export function settlementOf(payment: SquarePayment): Settlement {
  const confirmation = confirmationOf(payment)
  if (confirmation.ok)
    return confirmation.status === 'captured'
      ? capturedOf(payment)
      : { status: 'held', transactionId: payment.id, ...cardOf(payment) }
  const { reason, message, providerCode: code } = confirmation
  return reason === 'declined'
    ? { status: 'not_paid', event: 'decline', message, code }
    : { status: 'unknown' }
}

const REFUND_STATUS: Readonly<Record<string, 'refunded' | 'pending' | 'failed'>> = {
  COMPLETED: 'refunded',
  PENDING: 'pending',
  FAILED: 'failed',
  REJECTED: 'failed',
}

export const refundStatusOf = ({ status }: SquareRefund) => REFUND_STATUS[status] ?? 'pending'

/** What came of a refund. https://developer.squareup.com/reference/square/objects/PaymentRefund */
export function refundOf(refund: SquareRefund): Refund | RefundFailure {
  const status = refundStatusOf(refund)
  return status === 'failed'
    ? { ok: false, reason: 'declined', message: 'Square could not give the money back.' }
    : { ok: true, refundId: refund.id, status }
}

/** A refund of the store's says so in its reason: Square keeps no other words with it. */
export const reasonOf = (refundKey: string): string => `Refund ${refundKey}`

export const isRefundOf =
  ({ reason }: Pick<SquareRefund, 'reason'>) =>
  (refundKey: string): boolean =>
    reason === reasonOf(refundKey)
