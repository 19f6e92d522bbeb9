import { toDecimal } from '@/lib/core/money'
import { daysAgo, HOUR_MS } from '@/lib/core/time'
import type { Card, CardGateway, TokenisedCard } from '@/lib/payments/gateway'
import type { Contracts } from './load-contracts'
import { referenceOf, refundReferenceOf } from './reference'

type Credentials = { name: string; transactionKey: string }

/** A request without credentials, which the client adds. */
export type BuildRequest = (
  contracts: Contracts,
  merchantAuthentication: Credentials,
) => { getJSON(): object }

/** The longest duplicate window of Authorize.Net: 8 hours. */
const DUPLICATE_WINDOW_SECONDS = '28800'

const duplicateGuard = ({ SettingNameEnum }: Contracts) => [
  { settingName: SettingNameEnum.DUPLICATEWINDOW, settingValue: DUPLICATE_WINDOW_SECONDS },
]

/** `MM/YY` as the `YYYY-MM` that Authorize.Net expects. */
const expiration = ({ expiry }: Card) => `20${expiry.slice(3)}-${expiry.slice(0, 2)}`

function nameOf({ cardholderName }: Card | TokenisedCard) {
  const words = cardholderName.split(/\s+/)
  const lastName = words.length > 1 ? words.pop() : ''
  return { firstName: words.join(' ').slice(0, 50), lastName: (lastName ?? '').slice(0, 50) }
}

const paymentOf = (card: Card | TokenisedCard) =>
  'opaqueData' in card
    ? { opaqueData: card.opaqueData }
    : {
        creditCard: {
          cardNumber: card.number,
          expirationDate: expiration(card),
          cardCode: card.cvv,
        },
      }

/** Authorises and captures an amount in one step; the payment's reference is its invoice number. */
export const chargeRequest =
  ({
    paymentId,
    amount,
    card,
    customer,
    description,
  }: Parameters<CardGateway['charge']>[0]): BuildRequest =>
  (contracts, merchantAuthentication) =>
    new contracts.CreateTransactionRequest({
      merchantAuthentication,
      refId: referenceOf(paymentId),
      transactionRequest: {
        transactionType: contracts.TransactionTypeEnum.AUTHCAPTURETRANSACTION,
        amount: toDecimal(amount.cents),
        currencyCode: amount.currency,
        payment: paymentOf(card),
        order: { invoiceNumber: referenceOf(paymentId), description: description.slice(0, 255) },
        ...(customer ? { customer: { email: customer.email.slice(0, 255) } } : {}),
        billTo: nameOf(card),
        transactionSettings: duplicateGuard(contracts),
      },
    })

/** Credits an amount of a settled charge; the refund's own reference is its invoice number. */
export const refundRequest =
  ({
    paymentId,
    transactionId,
    lastFour,
    amount,
    refundKey,
  }: Omit<Parameters<CardGateway['refund']>[0], 'whole'>): BuildRequest =>
  (contracts, merchantAuthentication) =>
    new contracts.CreateTransactionRequest({
      merchantAuthentication,
      refId: referenceOf(paymentId),
      transactionRequest: {
        transactionType: contracts.TransactionTypeEnum.REFUNDTRANSACTION,
        amount: toDecimal(amount.cents),
        currencyCode: amount.currency,
        payment: { creditCard: { cardNumber: lastFour, expirationDate: 'XXXX' } },
        refTransId: transactionId,
        order: { invoiceNumber: refundReferenceOf(refundKey) },
        transactionSettings: duplicateGuard(contracts),
      },
    })

/** Cancels the whole of a charge that has not settled. */
export const voidRequest =
  ({ paymentId, transactionId }: { paymentId: string; transactionId: string }): BuildRequest =>
  (contracts, merchantAuthentication) =>
    new contracts.CreateTransactionRequest({
      merchantAuthentication,
      refId: referenceOf(paymentId),
      transactionRequest: {
        transactionType: contracts.TransactionTypeEnum.VOIDTRANSACTION,
        refTransId: transactionId,
      },
    })

export const detailsRequest =
  (transId: string): BuildRequest =>
  (contracts, merchantAuthentication) =>
    new contracts.GetTransactionDetailsRequest({ merchantAuthentication, transId })

/** The most transactions that one answer lists. */
export const LIST_PAGE_SIZE = 1000

/** Newest first. @param page counts from 1 */
const newestFirst = ({ TransactionListOrderFieldEnum }: Contracts, page: number) => ({
  sorting: { orderBy: TransactionListOrderFieldEnum.SUBMITTIMEUTC, orderDescending: true },
  paging: { limit: LIST_PAGE_SIZE, offset: page },
})

/** Unsettled transactions; those held for review are a separate list. */
export const unsettledRequest =
  (held: boolean, page = 1): BuildRequest =>
  (contracts, merchantAuthentication) =>
    new contracts.GetUnsettledTransactionListRequest({
      merchantAuthentication,
      ...(held ? { status: contracts.TransactionGroupStatusEnum.PENDINGAPPROVAL } : {}),
      ...newestFirst(contracts, page),
    })

/** The batches settled between two instants, at most 31 days apart, with their sums by brand of card if so asked. */
export const batchesBetweenRequest =
  (first: Date, last: Date, includeStatistics = false): BuildRequest =>
  (contracts, merchantAuthentication) =>
    new contracts.GetSettledBatchListRequest({
      merchantAuthentication,
      includeStatistics,
      firstSettlementDate: first.toISOString(),
      lastSettlementDate: last.toISOString(),
    })

/** The batches settled since then. A month is the longest range allowed. */
export const batchesRequest = (since: Date): BuildRequest =>
  batchesBetweenRequest(
    new Date(Math.max(since.getTime(), daysAgo(30).getTime())),
    new Date(Date.now() + HOUR_MS),
  )

export const batchRequest =
  (batchId: string, page = 1): BuildRequest =>
  (contracts, merchantAuthentication) =>
    new contracts.GetTransactionListRequest({
      merchantAuthentication,
      batchId,
      ...newestFirst(contracts, page),
    })

/** Only checks the credentials. */
export const credentialsRequest: BuildRequest = (contracts, merchantAuthentication) =>
  new contracts.AuthenticateTestRequest({ merchantAuthentication })
