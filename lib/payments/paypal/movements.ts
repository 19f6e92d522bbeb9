import { parseSigned } from '@/lib/core/money'
import type { MovementKind } from '@/lib/payments/movement-kinds'
import type { Movement, PayoutPortion, PayoutState } from '@/lib/payments/provider-payouts'
import { shortHash } from '@/lib/payments/short-hash'
import type { ReportedTransaction } from './reported-transactions'

/**
 * Movements by PayPal's event codes. Withdrawals to the bank are payouts; of authorisations nothing moves.
 * https://developer.paypal.com/docs/reports/reference/tcodes/
 */
const KINDS: readonly [RegExp, MovementKind | 'withdrawal' | 'returned' | 'nothing'][] = [
  [/^T00/, 'sale'],
  [/^T01/, 'fee'],
  [/^T04/, 'withdrawal'],
  // ACH withdrawal reversal: the bank did not take it.
  [/^T1101$/, 'returned'],
  // General and dispute holds, temporary holds, reserves.
  [/^T(?:1105|1110|1111|15\d\d|21\d\d)$/, 'hold'],
  [/^T110[89]$/, 'fee'],
  [/^T(?:1107|1115)$/, 'refund'],
  [/^T(?:11|12)/, 'dispute'],
  [/^T13/, 'nothing'],
]

/** Statuses: https://developer.paypal.com/docs/api/transaction-search/v1/#search_get */
const PAYOUT_STATES: Record<string, PayoutState> = {
  S: 'paid',
  P: 'pending',
  D: 'failed',
  V: 'failed',
}

/** Whether money moved: a successful transaction that was reversed later (V) did, and so did its reversal. */
const hasMoved = ({ transaction_status: status }: ReportedTransaction) =>
  status === 'S' || status === 'V'

function read({
  transaction_id: id,
  transaction_amount,
  fee_amount,
  ...info
}: ReportedTransaction) {
  const cents = parseSigned(transaction_amount.value)
  const fee = parseSigned(fee_amount?.value ?? '0')
  const at = new Date(info.transaction_initiation_date)
  if (cents === null || fee === null || Number.isNaN(at.getTime()))
    throw new Error(`PayPal’s list has a transaction that cannot be read (${id.slice(0, 40)})`)
  // A fee in another currency is no part of this amount.
  const isSame =
    fee_amount === undefined || fee_amount.currency_code === transaction_amount.currency_code
  return {
    cents,
    currency: transaction_amount.currency_code,
    feeCents: isSame ? 0 - fee : null,
    at,
  }
}

/**
 * What a part of PayPal's report says of movements and payouts.
 *
 * @throws Error when it has an amount or a time that can't be read
 */
export function portionOf(reported: readonly ReportedTransaction[]): PayoutPortion {
  const portion: PayoutPortion = { payouts: [], movements: [], gone: [], returned: [] }
  for (const transaction of reported) add(portion, transaction)
  return portion
}

function add(portion: PayoutPortion, transaction: ReportedTransaction): void {
  const { transaction_id: transactionId, transaction_event_code: code } = transaction
  const known = KINDS.find(([codes]) => codes.test(code))?.[1] ?? 'other'
  const { cents, currency, feeCents, at } = read(transaction)
  const movement = (kind: MovementKind, grossCents: number, kept = feeCents): Movement => ({
    transactionId,
    code,
    kind,
    reference: transaction.paypal_reference_id ?? null,
    gross: { cents: grossCents, currency },
    feeCents: kept,
    at,
    payoutId: null,
  })
  if (known === 'nothing') return
  if (known === 'withdrawal' && cents < 0) {
    const status = PAYOUT_STATES[transaction.transaction_status] ?? 'pending'
    const version = shortHash(status, String(cents), currency, at.toISOString())
    portion.payouts.push({
      payoutId: transactionId,
      status,
      amount: { cents: -cents, currency },
      at,
      version,
    })
    // Such as that of an instant transfer.
    if (feeCents !== null && feeCents !== 0 && status !== 'failed')
      portion.movements.push(movement('fee', 0))
    else portion.gone.push({ transactionId, code })
    return
  }
  if (!hasMoved(transaction)) portion.gone.push({ transactionId, code })
  else if (known === 'returned' && transaction.paypal_reference_id)
    portion.returned.push(transaction.paypal_reference_id)
  // What is a fee as a whole has no gross.
  else if (known === 'fee') portion.movements.push(movement('fee', 0, (feeCents ?? 0) - cents))
  else portion.movements.push(movement(kindOf(known, cents), cents))
}

/** A payment that the account made itself is no sale. */
function kindOf(known: MovementKind | 'withdrawal' | 'returned', cents: number): MovementKind {
  if (known === 'withdrawal' || known === 'returned') return 'other'
  return known === 'sale' && cents < 0 ? 'other' : known
}
