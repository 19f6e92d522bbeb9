import { z } from 'zod'
import { parseDecimal } from '@/lib/core/money'
import { DAY_MS } from '@/lib/core/time'
import type { Period } from '@/lib/payments/period'
import type { ProviderTransaction } from '@/lib/payments/provider-notice'
import { createPayPalClient, type PayPalConfig } from './client'
import {
  MAX_REPORT_DAYS,
  type ReportedTransaction,
  reportedTransactions,
} from './reported-transactions'

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
  for (let start = from.getTime(); start < to.getTime(); start += MAX_REPORT_DAYS * DAY_MS) {
    const end = Math.min(start + MAX_REPORT_DAYS * DAY_MS, to.getTime())
    const period = { from: new Date(start), to: new Date(end) }
    for await (const reported of reportedTransactions(client, period))
      for (const info of reported) {
        const transaction = toTransaction(info)
        if (transaction) found.push(transaction)
      }
  }
  return found
}

function toTransaction(info: ReportedTransaction): ProviderTransaction | null {
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
