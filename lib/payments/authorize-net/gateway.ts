import type { z } from 'zod'
import { parseDecimal, toDecimal } from '@/lib/core/money'
import type {
  Card,
  CardCharge,
  CardChargeFound,
  CardGateway,
  GatewayFailure,
  Refund,
} from '@/lib/payments/gateway'
import { callProvider } from '@/lib/platform/outgoing/call-provider'
import {
  batchesAnswer,
  detailsAnswer,
  listAnswer,
  type resultMessages,
  transactionAnswer,
} from './messages'
import { referenceOf, refundReferenceOf } from './reference'

export type AuthorizeNetConfig = {
  loginId: string
  transactionKey: string
  /** The JSON endpoint, live or sandbox. */
  apiUrl: string
  timeoutMs?: number
}

/** The longest that Authorize.Net looks back for the same charge: 8 hours, in seconds. */
const DUPLICATE_GUARD = {
  setting: [{ settingName: 'duplicateWindow', settingValue: '28800' }],
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Response codes of a transaction. https://developer.authorize.net/api/reference/responseCodes.html */
const APPROVED = '1'
const DECLINED = '2'
const HELD = '4'
const DUPLICATE = '11'

/** Error codes that say that the card's data is wrong. */
const WRONG_CARD = new Set([
  '5',
  '6',
  '7',
  '8',
  '17',
  '28',
  '37',
  '78',
  'E00003',
  'E00013',
  'E00027',
])

/**
 * Authorize.Net's JSON API as the store's card gateway. Elements must stand in the order of its schema.
 * https://developer.authorize.net/api/reference/
 */
export function createAuthorizeNetGateway({
  loginId,
  transactionKey,
  apiUrl,
  timeoutMs = 25_000,
}: AuthorizeNetConfig): CardGateway {
  const merchantAuthentication = { name: loginId, transactionKey }

  async function ask<S extends z.ZodType>(
    name: string,
    request: object,
    schema: S,
  ): Promise<z.output<S> | GatewayFailure> {
    const result = await callProvider({
      url: apiUrl,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [name]: { merchantAuthentication, ...request } }),
      timeoutMs,
    })
    if (result.kind === 'not_sent')
      return failure('unavailable', 'The card processor can not be reached')
    if (result.kind === 'no_answer') return failure('unknown', 'The card processor did not answer')
    const parsed = result.status === 200 ? schema.safeParse(result.body) : null
    // Trouble is told within an answer of its form; any other answer leaves open what was done.
    if (!parsed)
      return failure('unknown', 'The card processor is in trouble', String(result.status))
    return parsed.success
      ? parsed.data
      : failure('unknown', 'The card processor gave an answer that can not be read')
  }

  const transact = (paymentId: string, transactionRequest: object) =>
    ask(
      'createTransactionRequest',
      { refId: referenceOf(paymentId), transactionRequest },
      transactionAnswer,
    )

  const findTransaction: CardGateway['findTransaction'] = async ({ transactionId }) => {
    const found = await ask(
      'getTransactionDetailsRequest',
      { transId: transactionId },
      detailsAnswer,
    )
    return looked('ok' in found ? found : readDetails(found))
  }

  /** The transaction of that reference in a list, `null` when there is none. */
  const findInList = async (name: string, request: object, reference: string) => {
    const list = await ask(
      name,
      {
        ...request,
        sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
        paging: { limit: 1000, offset: 1 },
      },
      listAnswer,
    )
    if ('ok' in list) return list
    if (list.messages.resultCode !== 'Ok') return lookUpRefused(list.messages)
    return list.transactions?.find(({ invoiceNumber }) => invoiceNumber === reference) ?? null
  }

  /** The batches that were settled since then. A month is the longest that may be asked for. */
  const batchesSince = async (since: Date) => {
    const answer = await ask(
      'getSettledBatchListRequest',
      {
        includeStatistics: false,
        firstSettlementDate: new Date(
          Math.max(since.getTime(), Date.now() - 30 * DAY_MS),
        ).toISOString(),
        lastSettlementDate: new Date(Date.now() + HOUR_MS).toISOString(),
      },
      batchesAnswer,
    )
    if ('ok' in answer) return answer
    if (answer.messages.resultCode !== 'Ok') return lookUpRefused(answer.messages)
    return answer.batchList ?? []
  }

  /** The transaction of a reference, among those that were made since then. */
  const findByReference = async (
    reference: string,
    since: Date,
  ): Promise<CardChargeFound | GatewayFailure> => {
    const unsettled = [{}, { status: 'pendingApproval' }]
    for (const filter of unsettled) {
      const found = await findInList('getUnsettledTransactionListRequest', filter, reference)
      if (found && 'ok' in found) return looked(found)
      if (found) return findTransaction({ transactionId: found.transId })
    }
    // The evening's settlement takes transactions out of that list.
    const batches = await batchesSince(since)
    if ('ok' in batches) return looked(batches)
    for (const { batchId } of batches) {
      const found = await findInList('getTransactionListRequest', { batchId }, reference)
      if (found && 'ok' in found) return looked(found)
      if (found) return findTransaction({ transactionId: found.transId })
    }
    return { ok: true, status: 'not_found' }
  }

  return {
    async charge({ paymentId, amount, card, customer, description }) {
      const answer = await transact(paymentId, {
        transactionType: 'authCaptureTransaction',
        amount: toDecimal(amount.cents),
        payment: {
          creditCard: {
            cardNumber: card.number,
            expirationDate: expiration(card),
            cardCode: card.cvv,
          },
        },
        order: { invoiceNumber: referenceOf(paymentId), description: description.slice(0, 255) },
        ...(customer ? { customer: { email: customer.email.slice(0, 255) } } : {}),
        billTo: nameOf(card),
        transactionSettings: DUPLICATE_GUARD,
      })
      if ('ok' in answer) return answer
      if (errorOf(answer)?.errorCode !== DUPLICATE) return readCharge(answer, amount)
      const duplicateOf = namedTransaction(answer)
      if (!duplicateOf) return failure('unknown', 'The charge was made before', DUPLICATE)
      const original = await findTransaction({ transactionId: duplicateOf })
      if (!original.ok || original.status === 'not_found')
        return failure('unknown', 'The charge was made before')
      if (original.status !== 'approved' && original.status !== 'held')
        return failure('declined', 'The charge was declined before')
      const {
        status,
        transactionId,
        cardType = 'Card',
        lastFour = card.number.slice(-4),
      } = original
      return { ok: true, status, transactionId, cardType, lastFour, amount: original.amount }
    },

    findTransaction,

    findCharge: ({ paymentId, since }) => findByReference(referenceOf(paymentId), since),

    async findRefund({ transactionId, refundKey, since }) {
      const charge = await findTransaction({ transactionId })
      if (!charge.ok) return charge
      if (charge.status === 'voided')
        return { ok: true, status: 'refunded', refundId: transactionId }
      const found = await findByReference(refundReferenceOf(refundKey), since)
      if (!found.ok) return found
      return found.status === 'approved'
        ? { ok: true, status: 'refunded', refundId: found.transactionId }
        : { ok: true, status: 'not_found' }
    },

    async refund({ paymentId, transactionId, lastFour, amount, whole, refundKey }) {
      const refunded = await transact(paymentId, {
        transactionType: 'refundTransaction',
        amount: toDecimal(amount.cents),
        payment: { creditCard: { cardNumber: lastFour, expirationDate: 'XXXX' } },
        refTransId: transactionId,
        order: { invoiceNumber: refundReferenceOf(refundKey) },
        transactionSettings: DUPLICATE_GUARD,
      })
      if ('ok' in refunded) return refunded
      // Refunded under this key before: the answer names that refund.
      if (isApproved(refunded) || errorOf(refunded)?.errorCode === DUPLICATE)
        return readRefund(refunded)
      // 54: not settled yet, so it can't be credited, but a whole charge can still be voided.
      if (!whole || errorOf(refunded)?.errorCode !== '54') return refusal(refunded)
      const voided = await transact(paymentId, {
        transactionType: 'voidTransaction',
        refTransId: transactionId,
      })
      if ('ok' in voided) return voided
      return isApproved(voided) ? readRefund(voided) : refusal(voided)
    },
  }
}

type TransactionAnswer = z.output<typeof transactionAnswer>

const failure = (
  reason: GatewayFailure['reason'],
  message: string,
  providerCode?: string,
): GatewayFailure => ({
  ok: false,
  reason,
  message,
  providerCode,
})

/** `MM/YY` as the `YYYY-MM` that Authorize.Net wants. */
const expiration = ({ expiry }: Card) => `20${expiry.slice(3)}-${expiry.slice(0, 2)}`

function nameOf({ cardholderName }: Card) {
  const words = cardholderName.split(/\s+/)
  const lastName = words.length > 1 ? words.pop() : ''
  return { firstName: words.join(' ').slice(0, 50), lastName: (lastName ?? '').slice(0, 50) }
}

const isApproved = ({ transactionResponse, messages }: TransactionAnswer) =>
  messages.resultCode === 'Ok' && transactionResponse?.responseCode === APPROVED
const errorOf = ({ transactionResponse }: TransactionAnswer) => transactionResponse?.errors?.[0]

/** The transaction that an answer is about. One that was not made has the id 0. */
function namedTransaction({ transactionResponse }: TransactionAnswer): string | undefined {
  const { refTransID, transId } = transactionResponse ?? {}
  return [transId, refTransID].find((id) => id !== undefined && id !== '' && id !== '0')
}

function readRefund(answer: TransactionAnswer): Refund | GatewayFailure {
  const refundId = namedTransaction(answer)
  return refundId
    ? { ok: true, refundId, status: 'refunded' }
    : failure('unknown', 'The refund was made, but which one is not told')
}

/** Trouble in looking a charge up tells nothing about its money, so it never means "not charged". */
const looked = (found: CardChargeFound | GatewayFailure): CardChargeFound | GatewayFailure =>
  !found.ok && found.reason === 'unavailable' ? { ...found, reason: 'unknown' } : found

const lookUpRefused = ({ message }: z.output<typeof resultMessages>) =>
  failure('unknown', 'The card processor refused the look-up', message[0]?.code)

function readCharge(
  answer: TransactionAnswer,
  amount: CardCharge['amount'],
): CardCharge | GatewayFailure {
  const response = answer.transactionResponse
  if (response?.responseCode !== APPROVED && response?.responseCode !== HELD) return refusal(answer)
  const transactionId = namedTransaction(answer)
  if (!transactionId) return failure('unknown', 'The card processor did not name the charge')
  return {
    ok: true,
    status: response.responseCode === APPROVED ? 'approved' : 'held',
    transactionId,
    cardType: response.accountType ?? 'Card',
    lastFour: (response.accountNumber ?? '').slice(-4),
    // Partial authorisation is not asked for, so an approval is for the whole amount.
    amount,
  }
}

function refusal(answer: TransactionAnswer): GatewayFailure {
  const error = errorOf(answer)
  if (answer.transactionResponse?.responseCode === DECLINED)
    return failure('declined', error?.errorText ?? 'Payment was declined', error?.errorCode)
  const code = error?.errorCode ?? answer.messages.message[0]?.code
  if (code && WRONG_CARD.has(code))
    return failure('invalid', error?.errorText ?? 'The card was refused', code)
  // Neither an error nor an outcome: whether something was charged is left open.
  if (answer.messages.resultCode === 'Ok' && !error)
    return failure('unknown', 'The card processor told no outcome', code)
  return failure('unavailable', 'The card processor refused the call', code)
}

const FOUND_STATUS: Record<string, 'approved' | 'held' | 'declined' | 'voided'> = {
  capturedPendingSettlement: 'approved',
  pendingSettlement: 'approved',
  pendingFinalSettlement: 'approved',
  updatingSettlement: 'approved',
  approvedReview: 'approved',
  couldNotVoid: 'approved',
  settledSuccessfully: 'approved',
  refundPendingSettlement: 'approved',
  refundSettledSuccessfully: 'approved',
  underReview: 'held',
  FDSPendingReview: 'held',
  FDSAuthorizedPendingReview: 'held',
  authorizedPendingCapture: 'held',
  declined: 'declined',
  failedReview: 'declined',
  generalError: 'declined',
  communicationError: 'declined',
  settlementError: 'declined',
  expired: 'declined',
  voided: 'voided',
}

function readDetails({
  transaction,
  messages,
}: z.output<typeof detailsAnswer>): CardChargeFound | GatewayFailure {
  if (messages.resultCode !== 'Ok' || !transaction) {
    // E00040: the record can't be found.
    if (messages.message[0]?.code === 'E00040') return { ok: true, status: 'not_found' }
    return lookUpRefused(messages)
  }
  const status = FOUND_STATUS[transaction.transactionStatus]
  const cents = parseDecimal(transaction.settleAmount ?? transaction.authAmount ?? '')
  if (!status || cents === null)
    return failure(
      'unknown',
      'The card processor tells an unknown state',
      transaction.transactionStatus,
    )
  const card = transaction.payment?.creditCard
  return {
    ok: true,
    status,
    transactionId: transaction.transId,
    amount: { cents, currency: 'USD' },
    cardType: card?.cardType,
    lastFour: card?.cardNumber.slice(-4),
  }
}
