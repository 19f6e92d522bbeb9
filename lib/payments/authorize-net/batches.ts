import { parseSigned } from '@/lib/core/money'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { MovementKind } from '@/lib/payments/movement-kinds'
import type { Movement, PayoutState, ProviderPayout } from '@/lib/payments/provider-payouts'
import { shortHash } from '@/lib/payments/short-hash'
import type { BatchesAnswer } from './answers'
import type { Listed } from './read-list'

type Batch = BatchesAnswer['batches'][number]

/** `settlementState`; whatever else there is has not reached the bank. */
const STATES: Record<string, PayoutState> = {
  settledSuccessfully: 'paid',
  settlementError: 'failed',
}

/**
 * What moved money of a batch, by `transactionStatus`, and in which direction. What was declined or voided is in its list,
 * too, and moved none.
 * https://developer.authorize.net/api/reference/#transaction-reporting-get-transaction-list
 */
const KINDS: Record<string, { kind: MovementKind; sign: 1 | -1 }> = {
  settledSuccessfully: { kind: 'sale', sign: 1 },
  refundSettledSuccessfully: { kind: 'refund', sign: -1 },
  returnedItem: { kind: 'dispute', sign: -1 },
  chargeback: { kind: 'dispute', sign: -1 },
  chargebackReversal: { kind: 'dispute', sign: 1 },
}

const utc = (time: string) => new Date(/Z$/.test(time) ? time : `${time}Z`)

/**
 * A batch as a payout.
 *
 * @param movements its own, by which its amount is known where it has no statistics
 * @param currency of the account
 * @throws Error when its time or a sum can't be read
 */
export function payoutOf(
  batch: Batch,
  movements: readonly Movement[],
  currency: CurrencyCode,
): ProviderPayout {
  const cents = statisticsCents(batch) ?? movements.reduce((sum, { gross }) => sum + gross.cents, 0)
  return {
    payoutId: batch.batchId,
    status: STATES[batch.state ?? ''] ?? 'pending',
    amount: { cents, currency },
    at: settledAt(batch),
    version: versionOf(batch),
  }
}

/** Another as soon as Authorize.Net says anything else of the batch. */
export const versionOf = ({ state, settledAt, statistics }: Batch): string =>
  shortHash(state ?? '', settledAt ?? '', JSON.stringify(statistics ?? null))

function settledAt({ settledAt, batchId }: Batch): Date {
  if (settledAt === undefined)
    throw new Error(`Authorize.Net’s batch ${batchId.slice(0, 40)} has no time that can be read`)
  return utc(settledAt)
}

/** What went to the bank by the sums of the brands of cards. */
function statisticsCents({ statistics, batchId }: Batch): number | null {
  if (statistics === undefined || statistics.length === 0) return null
  return statistics.reduce((sum, one) => {
    const [charged, ...back] = [
      one.chargeAmount,
      one.refundAmount,
      one.returnedItemAmount,
      one.chargebackAmount,
    ].map((text) => centsOf(text ?? '0', `batch ${batchId}`))
    return sum + (charged ?? 0) - back.reduce((given, cents) => given + Math.abs(cents), 0)
  }, 0)
}

function centsOf(text: string, what: string): number {
  const cents = parseSigned(text)
  if (cents === null)
    throw new Error(`Authorize.Net’s ${what.slice(0, 60)} has an amount that cannot be read`)
  return cents
}

/**
 * A transaction of a batch as a movement; `null` for what moved no money.
 *
 * @throws Error when its amount can't be read
 */
export function movementOf(batch: Batch, listed: Listed, currency: CurrencyCode): Movement | null {
  const found = KINDS[listed.transactionStatus ?? '']
  if (!found) return null
  const cents = centsOf(listed.settleAmount ?? '', `transaction ${listed.transId}`)
  return {
    transactionId: listed.transId,
    code: '',
    kind: found.kind,
    reference: null,
    gross: { cents: cents === 0 ? 0 : found.sign * Math.abs(cents), currency },
    feeCents: null,
    at: listed.submittedAt === undefined ? settledAt(batch) : utc(listed.submittedAt),
    payoutId: batch.batchId,
  }
}
