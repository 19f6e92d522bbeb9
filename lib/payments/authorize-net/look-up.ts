import { parseDecimal } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { CardChargeFound, CardGateway, GatewayFailure } from '@/lib/payments/gateway'
import {
  type ListAnswer,
  type ReadAnswer,
  readBatch,
  readBatches,
  readDetails,
  readUnsettled,
} from './answers'
import type { Send } from './client'
import { meaningOf } from './codes'
import { asLookupFailure, foundOutcome, isCarriedOut, lookUpRefused } from './outcomes'
import {
  type BuildRequest,
  batchesRequest,
  batchRequest,
  detailsRequest,
  unsettledRequest,
} from './requests'

type Settlement = ReturnType<CardGateway['findSettlement']>
type Found = Promise<CardChargeFound | GatewayFailure>

/** Reads one transaction by its id at Authorize.Net. @param currency of the account */
export async function findById(send: Send, transactionId: string, currency: CurrencyCode): Found {
  const asked = await send(detailsRequest(transactionId), readDetails)
  return asked.ok ? foundOutcome(asked.answer, currency) : asLookupFailure(asked)
}

/** Whether a charge has settled at Authorize.Net. */
export async function findSettlement(
  send: Send,
  transactionId: string,
  currency: CurrencyCode,
): Settlement {
  const asked = await send(detailsRequest(transactionId), readDetails)
  if (!asked.ok) return asLookupFailure(asked)
  const found = foundOutcome(asked.answer, currency)
  if (!found.ok) return found
  if (found.status === 'declined' || found.status === 'voided') return { ok: true, status: 'gone' }
  const isSettled = meaningOf('settled', asked.answer.transaction?.transactionStatus) === 'settled'
  return { ok: true, status: isSettled ? 'settled' : 'not_settled' }
}

/**
 * What a transaction belongs to: the charge that a refund gives back, and its reference.
 *
 * @throws Error when Authorize.Net does not answer, or knows no such transaction
 */
export async function lookUpTransaction(send: Send, transactionId: string, currency: CurrencyCode) {
  const asked = await send(detailsRequest(transactionId), readDetails)
  if (!asked.ok) throw new Error(asked.message)
  const { transaction, messages } = asked.answer
  if (!isCarriedOut(messages) || !transaction)
    throw new Error(`Authorize.Net knows no transaction ${transactionId}`)
  const { refTransId, invoiceNumber, settleAmount, authAmount } = transaction
  const cents = parseDecimal(settleAmount ?? authAmount ?? '')
  if (cents === null) throw new Error(`Transaction ${transactionId} has no amount`)
  return { refTransId, invoiceNumber, amount: { cents, currency } }
}

/** The transaction with this reference in one list; `null` when the list has none. */
async function findInList(
  send: Send,
  request: BuildRequest,
  read: ReadAnswer<ListAnswer>,
  reference: string,
  currency: CurrencyCode,
): Promise<CardChargeFound | GatewayFailure | null> {
  const asked = await send(request, read)
  if (!asked.ok) return asLookupFailure(asked)
  const { messages, transactions } = asked.answer
  if (!isCarriedOut(messages)) return lookUpRefused(messages)
  const found = transactions.find(({ invoiceNumber }) => invoiceNumber === reference)
  return found ? findById(send, found.transId, currency) : null
}

/** Finds the transaction of a reference among those created since then. */
export async function findByReference(
  send: Send,
  { reference, since, currency }: { reference: string; since: Date; currency: CurrencyCode },
): Found {
  for (const held of [false, true]) {
    const found = await findInList(send, unsettledRequest(held), readUnsettled, reference, currency)
    if (found) return found
  }
  // The daily settlement removes transactions from those lists.
  const asked = await send(batchesRequest(since), readBatches)
  if (!asked.ok) return asLookupFailure(asked)
  const { messages, batches } = asked.answer
  if (!isCarriedOut(messages)) return lookUpRefused(messages)
  for (const { batchId } of batches) {
    const found = await findInList(send, batchRequest(batchId), readBatch, reference, currency)
    if (found) return found
  }
  return { ok: true, status: 'not_found' }
}
