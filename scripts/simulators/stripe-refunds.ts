import { z } from 'zod'
import type { StripeBalance } from './stripe-balance'
import { idOf, now, type StripeBooks } from './stripe-books'
import {
  expand,
  integer,
  invalid,
  metadata,
  missing,
  pageFields,
  read,
  type Tree,
} from './stripe-form'
import type { Charge, Refund } from './stripe-objects'

const createSchema = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
  expand,
})
const listSchema = z.strictObject({
  ...pageFields,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
})
const retrieveSchema = z.strictObject({ expand })
/** Of `/__refund`: money that is given back in Stripe's dashboard, without the store. */
const order = z.object({ payment_intent: z.string(), amount: z.number().int().optional() })

const settlement = z.object({ payment_intent: z.string().optional() })

/** Money that goes back to payers. */
export class StripeRefunds {
  constructor(
    private readonly books: StripeBooks,
    private readonly balance: StripeBalance,
  ) {}

  /** @param outcome `declined` refuses it, `pending` leaves it under way until the next settlement */
  create(body: Tree, outcome: string | undefined): object {
    const asked = read(createSchema, body)
    if (outcome === 'declined')
      throw invalid('This charge cannot be refunded.', 'charge_not_refundable')
    const charge = this.chargeOf(asked.payment_intent, asked.charge)
    const made = this.give(charge, asked, outcome === 'pending')
    return this.books.expanded(made, asked.expand)
  }

  retrieve(id: string, query: Tree): object {
    const found = this.books.get(this.books.refunds, 'refund', id)
    return this.books.expanded(found, read(retrieveSchema, query).expand)
  }

  list(query: Tree): object {
    const { payment_intent, charge, ...page } = read(listSchema, query)
    const found = [...this.books.refunds.values()].filter(
      (one) =>
        (payment_intent === undefined || one.payment_intent === payment_intent) &&
        (charge === undefined || one.charge === charge),
    )
    return this.books.expanded(this.books.list('/v1/refunds', found, page), page.expand)
  }

  /** Gives money back without the store, at most what is left. @throws StripeFault where nothing is */
  happen(body: unknown): Refund {
    const { payment_intent, amount } = order.parse(body)
    const charge = this.chargeOf(payment_intent, undefined)
    const left = charge.amount - charge.amount_refunded
    if (left === 0) throw missing('payment_intent', payment_intent, 'payment_intent', 404)
    const given = amount === undefined ? left : Math.min(amount, left)
    return this.give(charge, { amount: given, metadata: {} }, false)
  }

  /** Refunds that were under way arrive; those that banks send back fail. */
  settle(body: unknown): void {
    const { payment_intent } = settlement.parse(body)
    for (const refund of this.books.refunds.values()) {
      if (payment_intent !== undefined && payment_intent !== refund.payment_intent) continue
      const means = this.books.means.get(refund.payment_intent)
      if (refund.status === 'succeeded' && means?.afterwards === 'refund_fails') this.fail(refund)
      if (refund.status !== 'pending') continue
      refund.status = 'succeeded'
      this.books.announce('refund.updated', refund)
    }
  }

  private chargeOf(intentId: string | undefined, chargeId: string | undefined): Charge {
    if (intentId === undefined && chargeId === undefined)
      throw invalid(
        'One of the following params should be provided for this request: payment_intent or charge.',
        'parameter_missing',
      )
    const intent = this.books.intents.get(intentId ?? '')
    if (intentId !== undefined && !intent)
      throw missing('payment_intent', intentId, 'payment_intent', 404)
    const found = this.books.charges.get(chargeId ?? intent?.latest_charge ?? '')
    if (chargeId !== undefined && !found) throw missing('charge', chargeId, 'charge', 404)
    if (found?.status !== 'succeeded')
      throw invalid(
        `This PaymentIntent (${intentId ?? found?.payment_intent}) does not have a successful charge to refund.`,
      )
    return found
  }

  private give(
    charge: Charge,
    asked: Pick<z.output<typeof createSchema>, 'amount' | 'reason' | 'metadata'>,
    isPending: boolean,
  ): Refund {
    const left = charge.amount - charge.amount_refunded
    if (left === 0)
      throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded')
    if (charge.disputed && !this.isRefundable(charge))
      throw invalid(
        `Charge ${charge.id} has been charged back; cannot issue a refund.`,
        'charge_disputed',
      )
    const amount = asked.amount ?? left
    if (amount < 1) throw invalid('Invalid positive integer', 'parameter_invalid_integer', 'amount')
    if (amount > left)
      throw invalid(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        undefined,
        'amount',
      )
    const means = this.books.means.get(charge.payment_intent)
    const isLater = isPending || means?.type !== 'card' || means.afterwards === 'refund_pends'
    const id = idOf(means?.type === 'card' ? 're' : 'pyr')
    const { currency } = charge
    const type = means?.type === 'card' ? 'refund' : 'payment_refund'
    const moved = { amount: -amount, currency, source: id, type, reporting_category: 'refund' }
    const made: Refund = {
      id,
      object: 'refund',
      amount,
      balance_transaction: this.balance.enter(moved).id,
      charge: charge.id,
      created: now(),
      currency,
      metadata: asked.metadata,
      payment_intent: charge.payment_intent,
      reason: asked.reason ?? null,
      status: isLater ? 'pending' : 'succeeded',
    }
    this.books.refunds.set(id, made)
    charge.amount_refunded += amount
    charge.refunded = charge.amount_refunded === charge.amount
    this.books.announce('charge.refunded', charge)
    this.books.announce('refund.created', made)
    return made
  }

  private isRefundable({ id }: Charge): boolean {
    return [...this.books.disputes.values()].every(
      (one) => one.charge !== id || one.is_charge_refundable,
    )
  }

  /** The bank sent the money back: it is in the account again. */
  private fail(refund: Refund): void {
    const charge = this.books.get(this.books.charges, 'charge', refund.charge)
    refund.status = 'failed'
    refund.failure_reason = 'expired_or_canceled_card'
    const { id: source, amount, currency } = refund
    const moved = { amount, currency, source, type: 'refund_failure' }
    refund.failure_balance_transaction = this.balance.enter({
      ...moved,
      reporting_category: 'refund_failure',
    }).id
    charge.amount_refunded -= amount
    charge.refunded = false
    this.books.announce('refund.updated', refund)
    this.books.announce('refund.failed', refund)
  }
}
