import type { CardChargeFound, GatewayFailure } from '@/lib/payments/gateway'
import {
  type ListAnswer,
  type ReadAnswer,
  readBatch,
  readBatches,
  readDetails,
  readUnsettled,
} from './answers'
import type { Ask } from './client'
import { asLookUp, foundOutcome, isCarriedOut, lookUpRefused } from './outcomes'
import {
  type BuildRequest,
  batchesRequest,
  batchRequest,
  detailsRequest,
  unsettledRequest,
} from './requests'

type Found = Promise<CardChargeFound | GatewayFailure>

/** Reads one transaction by its id at Authorize.Net. */
export async function findById(ask: Ask, transactionId: string): Found {
  const asked = await ask(detailsRequest(transactionId), readDetails)
  return asked.ok ? foundOutcome(asked.answer) : asLookUp(asked)
}

/** The transaction with that reference in one list; `null` when the list has none. */
async function findInList(
  ask: Ask,
  request: BuildRequest,
  read: ReadAnswer<ListAnswer>,
  reference: string,
): Promise<CardChargeFound | GatewayFailure | null> {
  const asked = await ask(request, read)
  if (!asked.ok) return asLookUp(asked)
  const { messages, transactions } = asked.answer
  if (!isCarriedOut(messages)) return lookUpRefused(messages)
  const found = transactions.find(({ invoiceNumber }) => invoiceNumber === reference)
  return found ? findById(ask, found.transId) : null
}

/** Looks for the transaction of a reference among those that were made since then. */
export async function findByReference(ask: Ask, reference: string, since: Date): Found {
  for (const held of [false, true]) {
    const found = await findInList(ask, unsettledRequest(held), readUnsettled, reference)
    if (found) return found
  }
  // The evening's settlement takes transactions out of those lists.
  const asked = await ask(batchesRequest(since), readBatches)
  if (!asked.ok) return asLookUp(asked)
  const { messages, batches } = asked.answer
  if (!isCarriedOut(messages)) return lookUpRefused(messages)
  for (const { batchId } of batches) {
    const found = await findInList(ask, batchRequest(batchId), readBatch, reference)
    if (found) return found
  }
  return { ok: true, status: 'not_found' }
}
