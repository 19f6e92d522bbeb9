import { z } from 'zod'
import type { Period } from '@/lib/payments/period'
import type { createPayPalClient } from './client'

/** PayPal answers at most 31 days at once, and up to 500 transactions a page. */
export const MAX_REPORT_DAYS = 31
const PAGE_SIZE = 500
/** More than 10,000 transactions are refused; a period that short never has as many. */
const SHORTEST_MS = 60_000

const moneySchema = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string() })

const pageSchema = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string().min(1).max(64),
          paypal_reference_id: z.string().max(64).optional(),
          transaction_event_code: z.string().max(16),
          transaction_initiation_date: z.string(),
          transaction_amount: moneySchema,
          fee_amount: moneySchema.optional(),
          transaction_status: z.string(),
          custom_field: z.string().optional(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().int().max(10_000).default(1),
})

/** A transaction as PayPal reports it. An id may be there twice, with another code. */
export type ReportedTransaction = z.output<
  typeof pageSchema
>['transaction_details'][number]['transaction_info']

const refusalSchema = z.object({ name: z.string().catch('') })

/**
 * What PayPal reports of a period of at most 31 days, in parts of it, each complete. It knows a transaction up to three
 * hours after it was made.
 * https://developer.paypal.com/docs/api/transaction-search/v1/
 *
 * @throws Error, for the owner to read, when PayPal does not answer, refuses, or answers what can't be read
 */
export async function* reportedTransactions(
  client: ReturnType<typeof createPayPalClient>,
  { from, to }: Period,
): AsyncGenerator<ReportedTransaction[]> {
  const found = await wholeReport(client, { from, to })
  if (found !== 'too_large') {
    yield found
    return
  }
  const length = to.getTime() - from.getTime()
  if (length <= SHORTEST_MS) throw new Error('PayPal has too many transactions in one minute')
  // Whole seconds: PayPal counts no parts of them.
  const middle = new Date(Math.floor((from.getTime() + length / 2) / 1000) * 1000)
  yield* reportedTransactions(client, { from, to: middle })
  yield* reportedTransactions(client, { from: middle, to })
}

async function wholeReport(
  client: ReturnType<typeof createPayPalClient>,
  { from, to }: Period,
): Promise<ReportedTransaction[] | 'too_large'> {
  const found: ReportedTransaction[] = []
  let pages = 1
  for (let page = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      // Both ends belong to it.
      end_date: new Date(to.getTime() - 1000).toISOString(),
      fields: 'transaction_info',
      page_size: String(PAGE_SIZE),
      page: String(page),
    })
    const result = await client.call('GET', `/v1/reporting/transactions?${query}`)
    if (result.kind !== 'answer') throw new Error(`PayPal does not answer (${result.message})`)
    if (result.status !== 200) {
      const { name } = refusalSchema.catch({ name: '' }).parse(result.body)
      if (name === 'RESULTSET_TOO_LARGE') return 'too_large'
      throw new Error(refusalText(result.status))
    }
    const answer = pageSchema.safeParse(result.body)
    if (!answer.success) throw new Error('PayPal’s list of transactions cannot be read')
    pages = answer.data.total_pages
    found.push(...answer.data.transaction_details.map(({ transaction_info }) => transaction_info))
  }
  return found
}

const refusalText = (status: number): string =>
  status === 403 || status === 401
    ? `PayPal refused its list of transactions (${status}). The app needs the permission "Transaction search"; PayPal takes up to 9 hours to apply it.`
    : `PayPal refused its list of transactions (${status}). The app needs the permission "Transaction search".`
