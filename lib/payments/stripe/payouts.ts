import type Stripe from 'stripe'
import type { MovementKind } from '@/lib/payments/movement-kinds'
import type {
  Movement,
  PayoutAccount,
  PayoutPortion,
  PayoutState,
  ProviderPayout,
} from '@/lib/payments/provider-payouts'
import { shortHash } from '@/lib/payments/short-hash'
import { timeOf } from './answers'
import { type StripeConfig, stripeClient } from './client'
import { fromMinorUnits } from './minor-units'

/** A day less than three years, because time passes while they are read. */
export const STRIPE_REACH_DAYS = 3 * 365 - 1

const STATES: Readonly<Record<string, PayoutState>> = {
  paid: 'paid',
  pending: 'pending',
  in_transit: 'pending',
  canceled: 'failed',
  failed: 'failed',
}

/** https://docs.stripe.com/reports/reporting-categories */
const KINDS: Readonly<Record<string, MovementKind>> = {
  charge: 'sale',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  charge_failure: 'refund',
  refund_failure: 'sale',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  risk_reserved_funds: 'hold',
  payout_minimum_balance_hold: 'hold',
  payout_minimum_balance_release: 'hold',
}

/** Reads an account's payouts, each with what is in it. Amounts are in the currency of the account. https://docs.stripe.com/api/balance_transactions/list */
export function stripePayouts(config: StripeConfig & { payoutsKey: string }): PayoutAccount {
  return {
    key: config.payoutsKey,
    async *read({ from, to }, isKnown) {
      const stripe = await stripeClient(config)
      const created = {
        gte: Math.ceil(from.getTime() / 1000),
        lt: Math.ceil(to.getTime() / 1000),
      }
      for await (const listed of stripe.payouts.list({ created, limit: 100 })) {
        const payout = payoutOf(listed)
        if (await isKnown(payout)) continue
        yield await portionOf(stripe, payout, listed.automatic)
      }
    },
  }
}

function payoutOf({
  id,
  status,
  amount,
  currency,
  created,
  arrival_date,
}: Stripe.Payout): ProviderPayout {
  return {
    payoutId: id,
    status: STATES[status] ?? 'pending',
    amount: fromMinorUnits(amount, currency),
    at: timeOf(created),
    version: shortHash(status, String(amount), currency, String(arrival_date)),
  }
}

/** Of one that the owner asked for himself Stripe does not say what is in it. */
async function portionOf(
  stripe: Stripe,
  payout: ProviderPayout,
  isAutomatic: boolean,
): Promise<PayoutPortion> {
  const movements: Movement[] = []
  const returned = payout.status === 'failed' ? [payout.payoutId] : []
  if (isAutomatic) {
    const listed = stripe.balanceTransactions.list({
      payout: payout.payoutId,
      limit: 100,
      expand: ['data.source'],
    })
    for await (const transaction of listed)
      if (transaction.reporting_category !== 'payout')
        movements.push(movementOf(transaction, payout.payoutId))
  }
  return { payouts: [payout], movements, gone: [], returned }
}

function movementOf(transaction: Stripe.BalanceTransaction, payoutId: string): Movement {
  const { id, amount, fee, currency, created, source, reporting_category: code } = transaction
  const kind = KINDS[code] ?? 'other'
  const gross = fromMinorUnits(amount, currency)
  const { own, intent } = namesOf(source)
  return {
    transactionId: (kind === 'sale' ? intent : own) ?? id,
    code,
    kind,
    reference: kind === 'sale' ? null : intent,
    // What is a fee as a whole has no gross.
    gross: kind === 'fee' ? { ...gross, cents: 0 } : gross,
    feeCents: fromMinorUnits(kind === 'fee' ? fee - amount : fee, currency).cents,
    at: timeOf(created),
    payoutId,
  }
}

/** What a movement is of, and the payment that it belongs to. */
function namesOf(source: Stripe.BalanceTransaction['source']): {
  own: string | null
  intent: string | null
} {
  if (source === null) return { own: null, intent: null }
  if (typeof source === 'string') return { own: source, intent: null }
  const intent = 'payment_intent' in source ? source.payment_intent : null
  return { own: source.id, intent: typeof intent === 'string' ? intent : (intent?.id ?? null) }
}
