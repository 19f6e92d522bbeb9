import type {
  Amount,
  CardCharge,
  CardChargeFound,
  Confirmation,
  GatewayFailure,
  WalletCapture,
} from './gateway'
import type { PayerAuthentication } from './payer-authentication'

/** The provider's data about the transaction of a payment. */
type Details = {
  transactionId: string | null
  cardType?: string
  lastFour?: string
  /** Where the card or the wallet's account is, where the provider says so: ISO 3166-1 code. */
  meansCountry?: string
  /** What the bank of a card said of its customer. */
  authentication?: PayerAuthentication
  /** What the provider kept of it, in US cents, where it says so. */
  feeCents?: number
}

/** The outcome of a payment, independent of the provider. */
export type Settlement =
  | ({ status: 'captured'; amount: Amount } & Details)
  /** The provider accepted the charge but holds it for review. */
  | ({ status: 'held' } & Details)
  /** The payer still has to do something, such as at his bank; nothing has moved, and it may yet. */
  | { status: 'awaits_payer'; transactionId: string }
  /** No money moved: `reopen` lets the payer try the same payment again. */
  | {
      status: 'not_paid'
      event: 'reopen' | 'decline' | 'fail'
      code?: string
      message: string
      authentication?: PayerAuthentication
    }
  /** Only the provider knows the outcome, so it has to be queried again later. */
  | { status: 'unknown' }

const UNKNOWN: Settlement = { status: 'unknown' }

/** The settlement that follows from a wallet's capture or its lookup. */
export function settlementOfCapture(result: WalletCapture | GatewayFailure): Settlement {
  if (!result.ok) {
    if (result.reason === 'unknown') return UNKNOWN
    const event = result.reason === 'declined' ? 'decline' : 'reopen'
    const { providerCode: code, message, authentication } = result
    return { status: 'not_paid', event, code, message, ...(authentication && { authentication }) }
  }
  const transactionId = result.captureId ?? null
  const { cardType, lastFour, meansCountry, authentication } = result
  const card = {
    cardType,
    ...(lastFour && { lastFour }),
    ...(meansCountry && { meansCountry }),
    ...(authentication && { authentication }),
  }
  if (result.status === 'pending') return { status: 'held', transactionId, ...card }
  if (result.status === 'not_captured')
    return {
      status: 'not_paid',
      event: 'reopen',
      message: `The order is ${result.providerStatus}`,
    }
  const { amount, feeCents } = result
  return amount ? { status: 'captured', transactionId, amount, ...card, feeCents } : UNKNOWN
}

/** The settlement that follows from a card charge. */
export function settlementOfCharge(result: CardCharge | GatewayFailure): Settlement {
  if (result.ok) {
    const { status, amount, transactionId, cardType, lastFour } = result
    return status === 'approved'
      ? { status: 'captured', amount, transactionId, cardType, lastFour }
      : { status: 'held', transactionId, cardType, lastFour }
  }
  return settlementOfFailure(result)
}

function settlementOfFailure({ reason, providerCode, message }: GatewayFailure): Settlement {
  if (reason === 'unknown') return UNKNOWN
  const event = reason === 'declined' ? 'decline' : 'fail'
  return { status: 'not_paid', event, code: providerCode, message }
}

/** The settlement that follows from a confirmation. */
export function settlementOfConfirmation(result: Confirmation | GatewayFailure): Settlement {
  if (!result.ok) return settlementOfFailure(result)
  const { transactionId } = result
  switch (result.status) {
    case 'captured': {
      const { amount, cardType, lastFour, meansCountry, feeCents } = result
      const card = { cardType, lastFour, ...(meansCountry && { meansCountry }) }
      return { status: 'captured', amount, transactionId, ...card, feeCents }
    }
    case 'later':
      return {
        status: 'held',
        transactionId,
        cardType: result.cardType,
        lastFour: result.lastFour,
        ...(result.meansCountry && { meansCountry: result.meansCountry }),
      }
    case 'action_needed':
      return { status: 'awaits_payer', transactionId }
  }
}

/**
 * The settlement that follows from the lookup of a card charge.
 *
 * @param isOverdue whether a charge that is still unknown to the provider never happened
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
