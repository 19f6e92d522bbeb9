import { z } from 'zod'
import type { StripeBalance } from './stripe-balance'
import { idOf, now, type StripeBooks } from './stripe-books'
import { expand, invalid, metadata, pageFields, read, type Tree, yesNo } from './stripe-form'
import type { Charge, Dispute } from './stripe-objects'

const listSchema = z.strictObject({
  ...pageFields,
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
})
const retrieveSchema = z.strictObject({ expand })
/** The texts that evidence may have; files are ids of uploads, of which the simulator has none. */
const TEXTS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const
const text = z.string().max(20_000)
const evidence = z
  .strictObject(Object.fromEntries(TEXTS.map((name) => [name, text.optional()])))
  .refine((given) => Object.values(given).join('').length <= 150_000)
const updateSchema = z.strictObject({
  evidence: evidence.default({}),
  metadata: metadata.optional(),
  submit: yesNo.default(true),
  expand,
})
/** Of `/__dispute`. */
const order = z.object({
  payment_intent: z.string(),
  amount: z.number().int().optional(),
  reason: z.string().optional(),
  isInquiry: z.boolean().default(false),
  /** For so many days it can be answered. */
  days: z.number().optional(),
})
/** Of `/__close-dispute`. */
const closing = z.object({ dispute: z.string(), isWon: z.boolean().default(false) })

type Opening = { amount?: number; reason?: string; isInquiry: boolean; days?: number }
const RESPONSE_DAYS = 9
const OPEN = ['warning_needs_response', 'warning_under_review', 'needs_response', 'under_review']

/** What payers dispute at their banks. */
export class StripeDisputes {
  constructor(
    private readonly books: StripeBooks,
    private readonly balance: StripeBalance,
  ) {}

  list(query: Tree): object {
    const { payment_intent, charge, ...page } = read(listSchema, query)
    const found = [...this.books.disputes.values()].filter(
      (one) =>
        (payment_intent === undefined || one.payment_intent === payment_intent) &&
        (charge === undefined || one.charge === charge),
    )
    return this.books.expanded(this.books.list('/v1/disputes', found, page), page.expand)
  }

  retrieve(id: string, query: Tree): object {
    return this.books.expanded(this.get(id), read(retrieveSchema, query).expand)
  }

  /** Takes evidence. As in Stripe's test mode, `winning_evidence` and `losing_evidence` as text decide at once. */
  update(id: string, body: Tree): object {
    const dispute = this.get(id)
    const asked = read(updateSchema, body)
    if (!dispute.status.endsWith('needs_response'))
      throw invalid(
        'This dispute is already closed or was already answered.',
        'dispute_unexpected_state',
      )
    if (dispute.evidence_details.due_by < now()) {
      dispute.evidence_details.past_due = true
      throw invalid('The deadline for submitting evidence has passed.', 'dispute_past_due')
    }
    Object.assign(dispute.evidence, asked.evidence)
    Object.assign(dispute.metadata, asked.metadata)
    dispute.evidence_details.has_evidence = Object.keys(dispute.evidence).length > 0
    const isAnswer = asked.submit && dispute.evidence_details.has_evidence
    if (isAnswer) {
      dispute.evidence_details.submission_count++
      dispute.status = dispute.status === 'needs_response' ? 'under_review' : 'warning_under_review'
    }
    this.books.announce('charge.dispute.updated', dispute)
    const text = dispute.evidence.uncategorized_text
    if (isAnswer && text === 'winning_evidence') this.end(dispute, true)
    if (isAnswer && text === 'losing_evidence') this.end(dispute, false)
    return this.books.expanded(dispute, asked.expand)
  }

  /** The store accepts it. */
  close(id: string, body: Tree): object {
    const dispute = this.get(id)
    read(retrieveSchema, body)
    if (!OPEN.includes(dispute.status))
      throw invalid('This dispute is already closed.', 'dispute_already_closed')
    this.end(dispute, false)
    return dispute
  }

  /** Handles `/__dispute`. @throws StripeFault without a payment */
  happen(body: unknown): Dispute {
    const { payment_intent, ...how } = order.parse(body)
    const intent = this.books.get(this.books.intents, 'payment_intent', payment_intent)
    return this.open(this.books.get(this.books.charges, 'charge', intent.latest_charge ?? ''), how)
  }

  /** Handles `/__close-dispute`. @throws StripeFault without one */
  decide(body: unknown): Dispute {
    const { dispute: id, isWon } = closing.parse(body)
    const dispute = this.get(id)
    this.end(dispute, isWon)
    return dispute
  }

  /** A payer disputes a charge. An inquiry takes no money yet. */
  open(charge: Charge, { amount, reason, isInquiry, days = RESPONSE_DAYS }: Opening): Dispute {
    const dispute: Dispute = {
      id: idOf('du'),
      object: 'dispute',
      amount: amount ?? charge.amount - charge.amount_refunded,
      balance_transactions: [],
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      evidence: {},
      evidence_details: {
        due_by: now() + days * 86_400,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      is_charge_refundable: isInquiry,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: reason ?? 'fraudulent',
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
    }
    this.books.disputes.set(dispute.id, dispute)
    charge.disputed = true
    if (!isInquiry)
      dispute.balance_transactions.push(
        this.balance.enterDispute(dispute.amount, dispute.currency, dispute.id),
      )
    this.books.announce('charge.dispute.created', dispute)
    if (!isInquiry) this.books.announce('charge.dispute.funds_withdrawn', dispute)
    return dispute
  }

  private get(id: string): Dispute {
    return this.books.get(this.books.disputes, 'dispute', id)
  }

  private end(dispute: Dispute, isWon: boolean): void {
    if (dispute.status.startsWith('warning')) dispute.status = 'warning_closed'
    else {
      dispute.status = isWon ? 'won' : 'lost'
      if (isWon) {
        const { amount, currency, id: source } = dispute
        const moved = { amount, currency, source, type: 'adjustment' }
        const back = this.balance.enter({ ...moved, reporting_category: 'dispute_reversal' })
        dispute.balance_transactions.push(back)
        this.books.announce('charge.dispute.funds_reinstated', dispute)
      }
    }
    this.books.announce('charge.dispute.closed', dispute)
  }
}
