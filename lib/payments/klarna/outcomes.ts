import type { Amount, GatewayFailure, Refund, WalletCapture } from '@/lib/payments/gateway'
import { OTHER_MEANS } from '@/lib/payments/other-means'
import type { KlarnaOrder } from './answers'
import { declined } from './failure'

const cardType = OTHER_MEANS.klarna

export const capturedOf = (captureId: string, amount: Amount): WalletCapture => ({
  ok: true,
  status: 'captured',
  providerStatus: 'CAPTURED',
  captureId,
  amount,
  cardType,
})

/** Klarna checks the purchase, for up to a day. */
export const pendingOf = (captureId: string): WalletCapture => ({
  ok: true,
  status: 'pending',
  providerStatus: 'PENDING',
  captureId,
  cardType,
})

/** What an order came to; `capturable`: Klarna has accepted it, and its money can be taken. */
export function outcomeOf(order: KlarnaOrder): WalletCapture | GatewayFailure | 'capturable' {
  const { order_id: captureId, status, fraud_status, captured_amount, purchase_currency } = order
  if (captured_amount > 0)
    return capturedOf(captureId, { cents: captured_amount, currency: purchase_currency })
  if (status === 'CANCELLED' || status === 'EXPIRED') return declined(status)
  if (fraud_status === 'REJECTED' || fraud_status === 'STOPPED') return declined(fraud_status)
  if (fraud_status === 'PENDING') return pendingOf(captureId)
  return status === 'AUTHORIZED' && fraud_status === 'ACCEPTED'
    ? 'capturable'
    : { ok: false, reason: 'unknown', message: `The order is ${status}, ${fraud_status}.` }
}

/** The refund of an order that the store asked for; `null` where there is none. */
export function refundIn({ refunds }: KlarnaOrder, refundKey: string): Refund | null {
  const made = refunds.find(
    ({ reference, description }) => reference === refundKey || description === refundKey,
  )
  return made ? { ok: true, refundId: made.refund_id, status: 'refunded' } : null
}
