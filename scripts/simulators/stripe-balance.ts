import { z } from 'zod'
import { idOf, now, type StripeBooks } from './stripe-books'
import { expand, isWithin, pageFields, range, read, type Tree } from './stripe-form'
import type { Means } from './stripe-means'
import type { Charge, Payout, Transaction } from './stripe-objects'

/** When money becomes available, in seconds. */
const WAITS = 2 * 86_400
const DISPUTE_FEE = 1500

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2

/** What Stripe keeps of a payment, in the account's currency. */
function feeOf(type: Means['type'], amount: number): number {
  if (type === 'ideal') return Math.min(29, amount)
  if (type === 'sepa_debit') return Math.min(500, Math.max(35, Math.round(amount * 0.008)))
  return Math.min(amount, Math.round(amount * 0.029) + 30)
}

const transactionsSchema = z.strictObject({
  ...pageFields,
  payout: z.string().optional(),
  type: z.string().optional(),
  source: z.string().optional(),
  currency: z.string().optional(),
})
const payoutsSchema = z.strictObject({
  ...pageFields,
  status: z.string().optional(),
  arrival_date: range.optional(),
})
const retrieveSchema = z.strictObject({ expand })
/** Of `/__payout`: of one currency, or of all. */
const payoutOrder = z.object({
  currency: z.string().optional(),
  status: z.enum(['in_transit', 'paid', 'failed']).default('paid'),
})
/** Of `/__account`: its currency, and what one of each currency is in it that it does not hold. */
const accountSchema = z.object({
  currency: z.string().length(3).default('usd'),
  rates: z.record(z.string(), z.number().positive()).default({}),
})
/** Of `/__movement`: what no call of the store makes, such as a fee of Stripe's or another shop's sale. */
const movement = z.object({
  amount: z.number().int(),
  currency: z.string().length(3),
  type: z.string(),
  reporting_category: z.string(),
  source: z.string().default('src_elsewhere'),
  fee: z.number().int().default(0),
})
type Moved = Pick<Transaction, 'amount' | 'currency' | 'source' | 'type' | 'reporting_category'>

/** The account's balance: what moved it, and what of it was paid out. */
export class StripeBalance {
  private readonly paidWith = new Map<string, string>()
  private account = accountSchema.parse({})

  constructor(private readonly books: StripeBooks) {}

  /** Handles `/__account`: by itself the account holds every currency. */
  configure(body: unknown): void {
    this.account = accountSchema.parse(body)
  }

  get currency(): string {
    return this.account.currency
  }

  private converted(moved: Moved): Moved & { exchange_rate: number | null } {
    const { currency, rates } = this.account
    const rate = rates[moved.currency]
    if (rate === undefined) return { ...moved, exchange_rate: null }
    const steps = 10 ** (decimalsOf(currency) - decimalsOf(moved.currency))
    return {
      ...moved,
      amount: Math.round(moved.amount * rate * steps),
      currency,
      exchange_rate: rate,
    }
  }

  /** Enters a movement, in the account's currency if it does not hold that of the movement. @param fee what Stripe kept of it */
  enter(given: Moved, fee = 0, feeText = 'Stripe processing fees'): Transaction {
    const created = now()
    const moved = this.converted(given)
    const entry: Transaction = {
      id: idOf('txn'),
      object: 'balance_transaction',
      ...moved,
      available_on: moved.amount > 0 ? created + WAITS : created,
      created,
      description: null,
      fee,
      fee_details:
        fee === 0
          ? []
          : [{ amount: fee, currency: moved.currency, type: 'stripe_fee', description: feeText }],
      net: moved.amount - fee,
      status: moved.amount > 0 ? 'pending' : 'available',
    }
    this.books.transactions.set(entry.id, entry)
    return entry
  }

  /** Handles `/__movement`. */
  happen(body: unknown): Transaction {
    const { fee, ...moved } = movement.parse(body)
    return this.enter(moved, fee)
  }

  enterCharge({ id, amount, currency }: Charge, type: Means['type']): Transaction {
    const kind = type === 'card' ? 'charge' : 'payment'
    const moved = { amount, currency, source: id, type: kind, reporting_category: 'charge' }
    return this.enter(moved, feeOf(type, Math.abs(this.converted(moved).amount)))
  }

  /** Money that a dispute took, and its fee. */
  enterDispute(amount: number, currency: string, source: string): Transaction {
    const moved = {
      amount: -amount,
      currency,
      source,
      type: 'adjustment',
      reporting_category: 'dispute',
    }
    return this.enter(moved, DISPUTE_FEE, 'Dispute fee')
  }

  transactions(query: Tree): object {
    const { payout, type, source, currency, ...page } = read(transactionsSchema, query)
    const found = [...this.books.transactions.values()].filter(
      (one) =>
        (payout === undefined || this.paidWith.get(one.id) === payout) &&
        (type === undefined || one.type === type) &&
        (source === undefined || one.source === source) &&
        (currency === undefined || one.currency === currency),
    )
    return this.books.expanded(
      this.books.list('/v1/balance_transactions', found, page),
      page.expand,
    )
  }

  transaction(id: string, query: Tree): object {
    const found = this.books.get(this.books.transactions, 'balance transaction', id)
    return this.books.expanded(found, read(retrieveSchema, query).expand)
  }

  payouts(query: Tree): object {
    const { status, arrival_date, ...page } = read(payoutsSchema, query)
    const found = [...this.books.payouts.values()].filter(
      (one) =>
        (status === undefined || one.status === status) && isWithin(one.arrival_date, arrival_date),
    )
    return this.books.expanded(this.books.list('/v1/payouts', found, page), page.expand)
  }

  payout(id: string, query: Tree): object {
    const found = this.books.get(this.books.payouts, 'payout', id)
    return this.books.expanded(found, read(retrieveSchema, query).expand)
  }

  /** What no payout has paid yet, by currency. */
  private unpaid(): Map<string, Transaction[]> {
    const left = new Map<string, Transaction[]>()
    for (const one of this.books.transactions.values())
      if (!this.paidWith.has(one.id))
        left.set(one.currency, [...(left.get(one.currency) ?? []), one])
    return left
  }

  balance(query: Tree): object {
    read(retrieveSchema, query)
    const sums = (status: string) =>
      [...this.unpaid()].map(([currency, entries]) => {
        const counted = entries.filter((one) => one.status === status)
        return { amount: counted.reduce((sum, { net }) => sum + net, 0), currency }
      })
    return {
      object: 'balance',
      available: sums('available'),
      pending: sums('pending'),
      livemode: false,
    }
  }

  /** Pays out all that was not yet, a payout for each currency. */
  payOut(body: unknown): Payout[] {
    const { currency: wanted, status } = payoutOrder.parse(body)
    return [...this.unpaid()].flatMap(([currency, entries]) => {
      const amount = entries.reduce((sum, { net }) => sum + net, 0)
      if (amount <= 0 || (wanted !== undefined && wanted !== currency)) return []
      const id = idOf('po')
      for (const entry of entries) entry.status = 'available'
      const moved = { currency, source: id, reporting_category: 'payout' }
      const own = this.enter({ ...moved, amount: -amount, type: 'payout' })
      for (const { id: one } of [...entries, own]) this.paidWith.set(one, id)
      const made: Payout = {
        id,
        object: 'payout',
        amount,
        arrival_date: now(),
        automatic: true,
        balance_transaction: own.id,
        created: now(),
        currency,
        failure_balance_transaction: null,
        failure_code: null,
        livemode: false,
        metadata: {},
        method: 'standard',
        reconciliation_status: 'completed',
        status,
        type: 'bank_account',
      }
      this.books.payouts.set(id, made)
      this.books.announce('payout.created', made)
      if (status === 'paid') this.books.announce('payout.paid', made)
      if (status === 'failed') {
        made.failure_code = 'account_closed'
        const back = { amount, type: 'payout_failure', reporting_category: 'payout_reversal' }
        made.failure_balance_transaction = this.enter({ ...moved, ...back }).id
        this.books.announce('payout.failed', made)
      }
      return [made]
    })
  }

  clear(): void {
    this.paidWith.clear()
    this.account = accountSchema.parse({})
  }
}
