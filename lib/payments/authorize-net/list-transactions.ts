import { parseDecimal } from '@/lib/core/money'
import { DAY_MS } from '@/lib/core/time'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Period } from '@/lib/payments/period'
import type { ProviderTransaction } from '@/lib/payments/provider-notice'
import { readBatch, readBatches, readUnsettled } from './answers'
import { type AuthorizeNetConfig, createClient } from './client'
import { meaningOf } from './codes'
import { lookUpTransaction } from './look-up'
import { isCarriedOut } from './outcomes'
import { type Listed, readList } from './read-list'
import { refundReferenceOf } from './reference'
import { batchesBetweenRequest, batchRequest, unsettledRequest } from './requests'

/** Batches are settled once a day, so a transaction is in one up to two days after it was made. */
const SETTLED_WITHIN_MS = 2 * DAY_MS
/** Authorize.Net answers the batches of at most 31 days at once. */
const MAX_DAYS = 31

/**
 * Authorize.Net's own list of what moved in a period: the settled batches, and what waits for the next.
 *
 * @throws Error when Authorize.Net does not answer, or with something else
 */
export async function listAuthorizeNetTransactions(
  config: AuthorizeNetConfig,
  { from, to }: Period,
): Promise<ProviderTransaction[]> {
  const send = createClient(config)

  const listed = await readList(send, (page) => unsettledRequest(false, page), readUnsettled)
  const last = Math.min(to.getTime() + SETTLED_WITHIN_MS, Date.now())
  for (let start = from.getTime(); start < last; start += MAX_DAYS * DAY_MS) {
    const end = new Date(Math.min(start + MAX_DAYS * DAY_MS, last))
    const asked = await send(batchesBetweenRequest(new Date(start), end), readBatches)
    if (!asked.ok) throw new Error(asked.message)
    if (!isCarriedOut(asked.answer.messages)) throw new Error('Authorize.Net refused its batches')
    for (const { batchId } of asked.answer.batches)
      listed.push(...(await readList(send, (page) => batchRequest(batchId, page), readBatch)))
  }
  const byId = new Map(listed.map((one) => [one.transId, one]))
  const found: ProviderTransaction[] = []
  for (const one of byId.values()) {
    const transaction = toTransaction(one, config.currency)
    if (!transaction || transaction.at < from || transaction.at >= to) continue
    // The lists do not name the charge that a refund belongs to.
    if (transaction.kind === 'refund')
      transaction.payment = {
        transactionId: (await lookUpTransaction(send, one.transId, config.currency)).refTransId,
      }
    found.push(transaction)
  }
  return found
}

const REFUNDS = new Set(['refundSettledSuccessfully', 'refundPendingSettlement'])

function toTransaction(listed: Listed, currency: CurrencyCode): ProviderTransaction | null {
  const { transId, transactionStatus, invoiceNumber, settleAmount, submittedAt } = listed
  const cents = parseDecimal(settleAmount ?? '')
  const meaning = meaningOf('statuses', transactionStatus)
  if (cents === null || meaning === undefined || submittedAt === undefined) return null
  const isRefund = REFUNDS.has(transactionStatus ?? '')
  return {
    id: transId,
    kind: isRefund ? 'refund' : 'payment',
    payment: { transactionId: transId, idBeginning: invoiceNumber },
    isRequest: (refundId) => isRefund && refundReferenceOf(refundId) === invoiceNumber,
    amount: { cents, currency },
    // A voided charge never reached the account.
    status: meaning === 'approved' ? 'completed' : meaning === 'held' ? 'pending' : 'failed',
    at: new Date(/Z$/.test(submittedAt) ? submittedAt : `${submittedAt}Z`),
  }
}
