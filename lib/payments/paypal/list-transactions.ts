import { z } from 'zod'
import { parseDecimal } from '@/lib/core/money'
import { DAY_MS } from '@/lib/core/time'
import type { Period } from '@/lib/payments/provider'
import type { ProviderTransaction } from '@/lib/payments/provider-notice'
import { createPayPalClient, type PayPalConfig } from './client'

/** PayPal answers at most 31 days at once, and up to 500 transactions a page. */
const MAX_DAYS = 31
const PAGE_SIZE = 500

const pageSchema = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          paypal_reference_id: z.string().optional(),
          transaction_event_code: z.string(),
          transaction_initiation_date: z.string(),
          transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
          transaction_status: z.string(),
          custom_field: z.string().optional(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().int().default(1),
})
type Info = z.output<typeof pageSchema>['transaction_details'][number]['transaction_info']

/**
 * Movements by the first letters of PayPal's event codes: payments, refunds and reversals. Fees,
 * transfers to the bank and holds are not the store's book.
 * https://developer.paypal.com/docs/transaction-search/transaction-event-codes/
 */
const KINDS: readonly [RegExp, ProviderTransaction['kind']][] = [
  [/^T00(?:0[0-9]|1[0-9])$/, 'payment'],
  [/^T1107$/, 'refund'],
  [/^T(?:1106|1108|1114|1201|1202|1203)$/, 'reversal'],
]

const STATUSES: Record<string, ProviderTransaction['status']> = {
  S: 'completed',
  P: 'pending',
  D: 'failed',
  V: 'completed',
}

/**
 * PayPal's own list of what moved in a period. It knows a transaction up to three hours after it was made.
 *
 * @throws Error when PayPal does not answer, or with something else
 */
export async function listPayPalTransactions(
  config: PayPalConfig,
  { from, to }: Period,
): Promise<ProviderTransaction[]> {
  const client = createPayPalClient(config)
  const found: ProviderTransaction[] = []
  for (let start = from.getTime(); start < to.getTime(); start += MAX_DAYS * DAY_MS) {
    const end = Math.min(start + MAX_DAYS * DAY_MS, to.getTime())
    let pages = 1
    for (let page = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: new Date(start).toISOString(),
        // Both ends belong to it.
        end_date: new Date(end - 1000).toISOString(),
        fields: 'transaction_info',
        page_size: String(PAGE_SIZE),
        page: String(page),
      })
      const result = await client.call('GET', `/v1/reporting/transactions?${query}`)
      if (result.kind !== 'answer') throw new Error(`PayPal does not answer (${result.message})`)
      if (result.status !== 200)
        throw new Error(
          `PayPal refused its list of transactions (${result.status}). The app needs the permission "Transaction search".`,
        )
      const answer = pageSchema.parse(result.body)
      pages = answer.total_pages
      for (const { transaction_info } of answer.transaction_details) {
        const transaction = toTransaction(transaction_info)
        if (transaction) found.push(transaction)
      }
    }
  }
  return found
}

function toTransaction(info: Info): ProviderTransaction | null {
  const kind = KINDS.find(([codes]) => codes.test(info.transaction_event_code))?.[1]
  const cents = parseDecimal(info.transaction_amount.value.replace(/^-/, ''))
  if (!kind || cents === null) return null
  const custom = info.custom_field
  return {
    id: info.transaction_id,
    kind,
    payment:
      kind === 'payment'
        ? {
            transactionId: info.transaction_id,
            ...(z.uuid().safeParse(custom).success ? { paymentId: custom } : {}),
          }
        : { transactionId: info.paypal_reference_id },
    isRequest: (refundId) => kind === 'refund' && refundId === custom,
    amount: { cents, currency: info.transaction_amount.currency_code },
    status: STATUSES[info.transaction_status] ?? 'pending',
    at: new Date(info.transaction_initiation_date),
  }
}
