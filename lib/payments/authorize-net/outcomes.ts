import { parseDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type {
  CardCharge,
  CardChargeFound,
  GatewayFailure,
  Refund,
  RefundFailure,
} from '@/lib/payments/gateway'
import type { DetailsAnswer, Messages, TransactionAnswer } from './answers'
import { meaningOf } from './codes'
import { failure } from './failure'

/** Whether the call succeeded, which says nothing yet about a transaction. */
export const isCarriedOut = ({ resultCode }: Messages) =>
  meaningOf('results', resultCode) === 'carried_out'

const responseOf = ({ transactionResponse }: TransactionAnswer) =>
  meaningOf('responses', transactionResponse?.responseCode)

const errorOf = ({ transactionResponse }: TransactionAnswer) => transactionResponse?.errors?.[0]

/** Why the transaction itself was refused, if that is one of the reasons the store acts on. */
export const refusalReason = (answer: TransactionAnswer) =>
  meaningOf('reasons', errorOf(answer)?.errorCode)

export const isApproved = (answer: TransactionAnswer) =>
  isCarriedOut(answer.messages) && responseOf(answer) === 'approved'

/** The transaction of a response. One that was not created has the id 0. */
export function namedTransaction({ transactionResponse }: TransactionAnswer): string | undefined {
  const { refTransID, transId } = transactionResponse ?? {}
  return [transId, refTransID].find((id) => id !== undefined && id !== '' && id !== '0')
}

/** The outcome of a charge of that amount. */
export function chargeOutcome(
  answer: TransactionAnswer,
  amount: CardCharge['amount'],
): CardCharge | GatewayFailure {
  const status = responseOf(answer)
  if (status !== 'approved' && status !== 'held') return refusal(answer)
  const transactionId = namedTransaction(answer)
  if (!transactionId) return failure('unknown', 'The card processor did not name the charge')
  const { accountType = 'Card', accountNumber = '' } = answer.transactionResponse ?? {}
  return {
    ok: true,
    status,
    transactionId,
    cardType: accountType,
    lastFour: accountNumber.slice(-4),
    // Partial authorisation is not requested, so an approval is for the whole amount.
    amount,
  }
}

/** A refund or void that succeeded, now or before. */
export function refundOutcome(answer: TransactionAnswer): Refund | GatewayFailure {
  const refundId = namedTransaction(answer)
  return refundId
    ? { ok: true, refundId, status: 'refunded' }
    : failure('unknown', 'The refund was made, but its id is not reported')
}

const NONCE_REFUSED =
  'The card details have expired or were used before. Nothing was charged. Please try again.'

/** Under what a decline is kept whose bank wants to ask its customer; Authorize.Net's own reason is that of any decline. */
const ASKS_FOR_CUSTOMER = 'authentication_required'

function asksForCustomer({ transactionResponse }: TransactionAnswer): boolean {
  const { accountType = '', rawResponseCode = '' } = transactionResponse ?? {}
  return meaningOf('banks', `${accountType} ${rawResponseCode}`) === 'authentication'
}

/** Why a transaction failed. */
function refusal(answer: TransactionAnswer): GatewayFailure {
  const error = errorOf(answer)
  if (responseOf(answer) === 'declined') {
    const reason = asksForCustomer(answer) ? ASKS_FOR_CUSTOMER : error?.errorCode
    return failure('declined', error?.errorText ?? 'Payment was declined', reason)
  }
  const code = error?.errorCode ?? answer.messages.message[0]?.code
  if (meaningOf('reasons', code) === 'wrong_data')
    return failure('invalid', error?.errorText ?? 'The card was refused', code)
  if (meaningOf('reasons', code) === 'unusable_nonce')
    return failure('unusable_nonce', NONCE_REFUSED, code)
  // Neither an error nor an outcome: whether the card was charged is open.
  if (isCarriedOut(answer.messages) && !error)
    return failure('unknown', 'The card processor reported no outcome', code)
  return failure('unavailable', 'The card processor refused the call', code)
}

/** Why a refund, or the void in its place, failed. */
export function refundRefusal(answer: TransactionAnswer): RefundFailure {
  const refused = refusal(answer)
  return refused.reason !== 'unknown' &&
    meaningOf('reasons', refused.providerCode) === 'not_settled'
    ? { ...refused, reason: 'not_settled' }
    : refused
}

/** A failed lookup of a charge says nothing about its money, so it never means "not charged". */
export const asLookupFailure = (failed: GatewayFailure): GatewayFailure =>
  failed.reason === 'unavailable' ? { ...failed, reason: 'unknown' } : failed

export const lookUpRefused = ({ message }: Messages) =>
  failure('unknown', 'The card processor refused the look-up', message[0]?.code)

/** The outcome of a transaction that was looked up. @param currency of the account */
export function foundOutcome(
  { transaction, messages }: DetailsAnswer,
  currency: CurrencyCode,
): CardChargeFound | GatewayFailure {
  if (!isCarriedOut(messages) || !transaction)
    return meaningOf('reasons', messages.message[0]?.code) === 'not_found'
      ? { ok: true, status: 'not_found' }
      : lookUpRefused(messages)
  const { transId, transactionStatus, settleAmount, authAmount, creditCard } = transaction
  const status = meaningOf('statuses', transactionStatus) ?? 'unknown'
  const cents = parseDecimal(settleAmount ?? authAmount ?? '')
  if (status === 'unknown' || cents === null)
    return failure('unknown', 'The card processor reported an unknown state', transactionStatus)
  return {
    ok: true,
    status,
    transactionId: transId,
    amount: { cents, currency },
    cardType: creditCard?.cardType,
    lastFour: creditCard?.cardNumber.slice(-4),
  }
}
