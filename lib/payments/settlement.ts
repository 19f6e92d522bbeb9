import type { Amount, CardCharge, CardChargeFound, GatewayFailure, WalletCapture } from './gateway'

/** What the provider says about the transaction of a payment. */
type Details = {
  transactionId: string | null
  cardType?: string
  lastFour?: string
}

/** What a payment came to, in the store's words. */
export type Settlement =
  | ({ status: 'captured'; amount: Amount } & Details)
  /** The provider took the charge but keeps it for review. */
  | ({ status: 'held' } & Details)
  /** No money moved: `reopen` lets the payer try the same payment again. */
  | { status: 'not_paid'; event: 'reopen' | 'decline' | 'fail'; code?: string; message: string }
  /** Only the provider can say what happened, so it has to be asked again later. */
  | { status: 'unknown' }

const UNKNOWN: Settlement = { status: 'unknown' }

/** What an answer to a wallet's capture, or its look-up, means for the payment. */
export function settlementOfCapture(result: WalletCapture | GatewayFailure): Settlement {
  if (!result.ok) {
    if (result.reason === 'unknown') return UNKNOWN
    const event = result.reason === 'declined' ? 'decline' : 'reopen'
    return { status: 'not_paid', event, code: result.providerCode, message: result.message }
  }
  const transactionId = result.captureId ?? null
  if (result.status === 'pending') return { status: 'held', transactionId }
  if (result.status === 'not_captured')
    return {
      status: 'not_paid',
      event: 'reopen',
      message: `The order is ${result.providerStatus}`,
    }
  return result.amount ? { status: 'captured', transactionId, amount: result.amount } : UNKNOWN
}

/** What an answer to a card charge means for the payment. */
export function settlementOfCharge(result: CardCharge | GatewayFailure): Settlement {
  if (result.ok) {
    const { status, amount, transactionId, cardType, lastFour } = result
    return status === 'approved'
      ? { status: 'captured', amount, transactionId, cardType, lastFour }
      : { status: 'held', transactionId, cardType, lastFour }
  }
  if (result.reason === 'unknown') return UNKNOWN
  const event = result.reason === 'declined' ? 'decline' : 'fail'
  return { status: 'not_paid', event, code: result.providerCode, message: result.message }
}

/**
 * What the look-up of a card charge means for the payment.
 *
 * @param isOverdue whether a charge that the provider does not know by now was never made
 */
export function settlementOfFoundCharge(
  found: CardChargeFound | GatewayFailure,
  isOverdue: boolean,
): Settlement {
  if (!found.ok) return UNKNOWN
  if (found.status === 'not_found')
    return isOverdue
      ? { status: 'not_paid', event: 'fail', message: 'The provider knows no such charge' }
      : UNKNOWN
  const { status, amount, transactionId, cardType, lastFour } = found
  if (status === 'approved')
    return { status: 'captured', amount, transactionId, cardType, lastFour }
  if (status === 'held') return { status: 'held', transactionId, cardType, lastFour }
  return { status: 'not_paid', event: 'decline', message: `The charge was ${status}` }
}
