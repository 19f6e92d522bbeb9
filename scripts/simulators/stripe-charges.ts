import { z } from 'zod'
import type { StripeBalance } from './stripe-balance'
import { idOf, now, type StripeBooks } from './stripe-books'
import type { StripeDisputes } from './stripe-disputes'
import { expand, read, type Tree } from './stripe-form'
import type { Decline, Means } from './stripe-means'
import type { Charge, Intent } from './stripe-objects'

const retrieveSchema = z.strictObject({ expand })

const settlement = z.object({
  payment_intent: z.string().optional(),
  isPaid: z.boolean().optional(),
})

const APPROVED = {
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
}
const REFUSED = {
  ...APPROVED,
  network_status: 'declined_by_network',
  seller_message: 'The bank did not return any further details with this decline.',
  type: 'issuer_declined',
}

/** What payments charged, and what becomes of a payment through it. */
export class StripeCharges {
  constructor(
    private readonly books: StripeBooks,
    private readonly balance: StripeBalance,
    private readonly disputes: StripeDisputes,
  ) {}

  retrieve(id: string, query: Tree): object {
    const found = this.books.get(this.books.charges, 'charge', id)
    return this.books.expanded(found, read(retrieveSchema, query).expand)
  }

  /** Takes the money of a payment, but for direct debits: those take days. */
  take(intent: Intent, means: Means, isLater = means.type === 'sepa_debit'): void {
    intent.next_action = null
    intent.last_payment_error = null
    const charge = this.add(intent, means, {
      status: isLater ? 'pending' : 'succeeded',
      outcome: APPROVED,
    })
    if (!isLater) {
      this.succeed(intent, means, charge)
      return
    }
    intent.status = 'processing'
    this.books.announce('payment_intent.processing', intent)
  }

  /** The bank refuses: the payment can be tried anew. */
  refuse(intent: Intent, means: Means, { code, declineCode, message }: Decline): void {
    const outcome = { ...REFUSED, reason: declineCode ?? code }
    const charge = this.add(intent, means, { status: 'failed', outcome })
    charge.failure_code = code
    charge.failure_message = message
    this.fail(intent, 'card_error', code, message, declineCode)
  }

  /** The payer was not authenticated, or gave up. */
  failAuthentication(intent: Intent): void {
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
    this.fail(intent, 'invalid_request_error', 'payment_intent_authentication_failure', message)
  }

  /** Handles `/__settle`: payments that were under way, all or that one, have now succeeded or failed. */
  settle(body: unknown): void {
    const { payment_intent, isPaid } = settlement.parse(body)
    for (const intent of this.books.intents.values()) {
      const means = this.books.means.get(intent.id)
      const charge = this.books.charges.get(intent.latest_charge ?? '')
      if (intent.status !== 'processing' || !means || !charge) continue
      if (payment_intent !== undefined && payment_intent !== intent.id) continue
      if (!(isPaid ?? means.afterwards !== 'debit_fails')) {
        Object.assign(charge, {
          status: 'failed',
          failure_code: 'insufficient_funds',
          captured: false,
        })
        charge.failure_message =
          'The customer’s account has insufficient funds to cover this payment.'
        this.fail(
          intent,
          'card_error',
          'payment_intent_payment_attempt_failed',
          charge.failure_message,
        )
      } else this.succeed(intent, means, charge)
    }
  }

  private fail(
    intent: Intent,
    type: 'card_error' | 'invalid_request_error',
    code: string,
    message: string,
    decline_code?: string,
  ): void {
    intent.status = 'requires_payment_method'
    intent.next_action = null
    const means = this.books.means.get(intent.id)
    intent.last_payment_error = {
      type,
      code,
      message,
      ...(decline_code && { decline_code }),
      ...(means && {
        payment_method: {
          id: means.id,
          object: 'payment_method',
          type: means.type,
          [means.type]: means.details,
        },
      }),
    }
    intent.payment_method = null
    if (type === 'card_error' && intent.latest_charge)
      intent.last_payment_error.charge = intent.latest_charge
    this.books.announce('payment_intent.payment_failed', intent)
  }

  private succeed(intent: Intent, means: Means, charge: Charge): void {
    charge.status = 'succeeded'
    charge.paid = true
    charge.amount_captured = charge.amount
    charge.balance_transaction = this.balance.enterCharge(charge, means.type).id
    intent.status = 'succeeded'
    intent.amount_received = charge.amount
    this.books.announce('payment_intent.succeeded', intent)
    this.books.announce('charge.succeeded', charge)
    if (means.afterwards === 'dispute' || means.afterwards === 'inquiry')
      this.disputes.open(charge, { isInquiry: means.afterwards === 'inquiry' })
  }

  private add(intent: Intent, means: Means, how: Pick<Charge, 'status' | 'outcome'>): Charge {
    const charge: Charge = {
      id: idOf(means.type === 'card' ? 'ch' : 'py'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: 0,
      amount_refunded: 0,
      balance_transaction: null,
      captured: how.status !== 'failed',
      created: now(),
      currency: intent.currency,
      description: intent.description,
      disputed: false,
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: { ...intent.metadata },
      paid: false,
      payment_intent: intent.id,
      payment_method: means.id,
      payment_method_details: { type: means.type, [means.type]: means.details },
      receipt_email: intent.receipt_email,
      refunded: false,
      ...how,
    }
    this.books.charges.set(charge.id, charge)
    intent.latest_charge = charge.id
    return charge
  }
}
