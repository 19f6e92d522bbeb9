import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Movement, PayoutAccount, PayoutPortion } from '@/lib/payments/provider-payouts'
import { shortHash } from '@/lib/payments/short-hash'
import { type BatchesAnswer, readBatch, readBatches } from './answers'
import { movementOf, payoutOf, versionOf } from './batches'
import { type AuthorizeNetConfig, createClient, type Send } from './client'
import { isCarriedOut } from './outcomes'
import { readList } from './read-list'
import { batchesBetweenRequest, batchRequest } from './requests'

/** Transactions are kept for two years. */
export const AUTHORIZE_NET_REACH_DAYS = 2 * 365 - 1

type Batch = BatchesAnswer['batches'][number]

/**
 * Reads an account's settled batches, each with its transactions: what is in one goes to the bank. Its lists name no
 * fees.
 * https://developer.authorize.net/api/reference/#transaction-reporting-get-settled-batch-list
 */
export function authorizeNetPayouts(config: AuthorizeNetConfig): PayoutAccount {
  const send = createClient(config)
  return {
    key: shortHash(config.loginId, config.apiUrl),
    async *read({ from, to }, isKnown) {
      for (const batch of await batchesBetween(send, from, to)) {
        const version = versionOf(batch)
        if (!(await isKnown({ payoutId: batch.batchId, version })))
          yield await portionOf(send, batch, config.currency)
      }
    },
  }
}

async function batchesBetween(send: Send, from: Date, to: Date): Promise<Batch[]> {
  const asked = await send(batchesBetweenRequest(from, to, true), readBatches)
  if (!asked.ok) throw new Error(asked.message)
  const { messages, batches } = asked.answer
  if (!isCarriedOut(messages))
    throw new Error(
      `Authorize.Net refused its list of batches (${messages.message[0]?.code}). The Transaction Details API has to be switched on in its settings.`,
    )
  return batches
}

async function portionOf(send: Send, batch: Batch, currency: CurrencyCode): Promise<PayoutPortion> {
  const listed = await readList(send, (page) => batchRequest(batch.batchId, page), readBatch)
  const movements: Movement[] = []
  const gone: PayoutPortion['gone'] = []
  for (const one of listed) {
    const movement = movementOf(batch, one, currency)
    if (movement) movements.push(movement)
    else gone.push({ transactionId: one.transId, code: '' })
  }
  return { payouts: [payoutOf(batch, movements, currency)], movements, gone, returned: [] }
}
