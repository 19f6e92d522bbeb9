import { z } from 'zod'
import {
  type Card,
  idOf,
  invalid,
  type Money,
  notFound,
  now,
  type Payment,
  type Payout,
  type PayoutEntry,
  type Refund,
  type SquareBooks,
  SquareFault,
  type Token,
} from './square-books'

const moneySchema = z.object({ amount: z.number().int(), currency: z.string().length(3) })
const createSchema = z.object({
  source_id: z.string().min(1),
  idempotency_key: z.string().min(1).max(45),
  amount_money: moneySchema,
  location_id: z.string(),
  autocomplete: z.boolean().default(true),
  reference_id: z.string().max(40).optional(),
  note: z.string().max(500).optional(),
  buyer_email_address: z.string().max(255).optional(),
})
const refundSchema = z.object({
  idempotency_key: z.string().min(1).max(45),
  payment_id: z.string(),
  amount_money: moneySchema,
  reason: z.string().max(192).optional(),
})

/** https://developer.squareup.com/docs/testing/test-values */
const TEST_NONCES: Readonly<Record<string, Card>> = {
  'cnon:card-nonce-ok': { brand: 'VISA', lastFour: '5858' },
  'cnon:card-nonce-declined': { brand: 'VISA', lastFour: '5858', decline: 'GENERIC_DECLINE' },
  'cnon:card-nonce-rejected-cvv': { brand: 'VISA', lastFour: '5858', decline: 'CVV_FAILURE' },
}

type Announce = (kind: string, id: string, object: object) => void

/** What Square asks of whoever calls it. */
function read<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid('INVALID_VALUE', issue?.message ?? 'Invalid', issue?.path.join('.'))
}

/** Payments, refunds and payouts of Square's simulator. */
export class SquareMoney {
  currency = 'USD'

  constructor(
    private readonly books: SquareBooks,
    private readonly locationId: string,
    private readonly announce: Announce,
  ) {}

  /** @param outcome `pending`: it is decided later */
  createPayment(body: unknown, outcome: string): object {
    const asked = read(createSchema, body)
    return this.books.once(asked.idempotency_key, JSON.stringify(asked), () => {
      this.requireLocation(asked.location_id)
      this.requireAmount(asked.amount_money)
      const card = this.redeem(asked.source_id, asked.amount_money)
      const decline = outcome === 'declined' ? 'GENERIC_DECLINE' : card.decline
      const payment = this.insertPayment(
        card,
        asked,
        outcome === 'pending' ? 'PENDING' : 'COMPLETED',
      )
      if (decline !== undefined) throw this.fail(payment, decline)
      if (payment.status === 'COMPLETED') this.complete(payment)
      else this.announce('payment.updated', payment.id, { payment })
      // Square's first answer does not know yet what it keeps.
      const first = { ...structuredClone(payment), processing_fee: undefined }
      return () => ({ payment: first })
    })
  }

  /** @param outcome `completed`: at once; `pending`: it is decided later; `failed`: soon after */
  createRefund(body: unknown, outcome: string): object {
    const asked = read(refundSchema, body)
    return this.books.once(asked.idempotency_key, JSON.stringify(asked), () => {
      const payment = this.books.payment(asked.payment_id)
      this.requireAmount(asked.amount_money)
      const refuse = (code: string, detail: string) =>
        new SquareFault(400, { category: 'REFUND_ERROR', code, detail })
      if (payment.status !== 'COMPLETED')
        throw refuse('PAYMENT_NOT_REFUNDABLE', 'The payment is not completed.')
      if (asked.amount_money.amount > this.books.leftOf(payment))
        throw refuse(
          'REFUND_AMOUNT_INVALID',
          'The refund is more than what is left of the payment.',
        )
      if (outcome === 'declined') throw refuse('REFUND_DECLINED', 'The bank declined the refund.')
      const refund = this.insertRefund(payment, asked.amount_money, asked.reason)
      if (outcome === 'completed') this.endRefund(refund, 'COMPLETED')
      const first = structuredClone(refund)
      if (outcome === 'failed') this.endRefund(refund, 'FAILED')
      else if (outcome === '') this.endRefund(refund, 'COMPLETED')
      return () => ({ refund: first })
    })
  }

  /** What somebody else sells at the location, at a till or in another store. */
  sell(amount: number): Payment {
    const card = { brand: 'MASTERCARD', lastFour: '9029' }
    const asked = {
      amount_money: { amount, currency: this.currency },
      location_id: this.locationId,
    }
    const payment = this.insertPayment(card, asked, 'COMPLETED')
    this.complete(payment)
    return payment
  }

  /** Decides a payment that was pending. */
  settle(id: string, status: Payment['status']): Payment {
    const payment = this.books.payment(id)
    payment.status = status
    payment.updated_at = now()
    if (status === 'COMPLETED') this.complete(payment)
    else this.announce('payment.updated', id, { payment })
    return payment
  }

  /** Gives money back without the store. */
  refundThere(paymentId: string, amount?: number): Refund {
    const payment = this.books.payment(paymentId)
    const { currency } = payment.amount_money
    const left = this.books.leftOf(payment)
    if (amount !== undefined && amount > left) throw notFound('as much money')
    const money = { amount: amount ?? left, currency }
    const refund = this.insertRefund(payment, money, 'Asked for at the till')
    this.endRefund(refund, 'COMPLETED')
    return refund
  }

  endRefund(refund: Refund, status: Refund['status']): void {
    refund.status = status
    refund.updated_at = now()
    this.announce('refund.updated', refund.id, { refund })
  }

  /** Pays out what has not been paid out yet. */
  payOut(): Payout {
    const paidOut = new Set(
      [...this.books.payouts.values()].flatMap(({ entries }) => entries.map(sourceOf)),
    )
    const id = `po_${idOf()}`
    const entries = [...this.charges(id), ...this.givenBack(id)].filter(
      (entry) => !paidOut.has(sourceOf(entry)),
    )
    const amount = entries.reduce((sum, entry) => sum + entry.net_amount_money.amount, 0)
    const payout: Payout = {
      id,
      status: 'PAID',
      location_id: this.locationId,
      amount_money: { amount, currency: this.currency },
      created_at: now(),
      updated_at: now(),
      entries,
    }
    this.books.payouts.set(id, payout)
    return payout
  }

  private charges(payoutId: string): PayoutEntry[] {
    return [...this.books.payments.values()]
      .filter(({ status }) => status === 'COMPLETED')
      .map((payment) => {
        const fee = payment.processing_fee?.[0]?.amount_money.amount ?? 0
        const { amount } = payment.amount_money
        return {
          ...this.entry(payoutId, 'CHARGE', amount, fee),
          type_charge_details: { payment_id: payment.id },
        }
      })
  }

  private givenBack(payoutId: string): PayoutEntry[] {
    return [...this.books.refunds.values()]
      .filter(({ status }) => status === 'COMPLETED')
      .map((refund) => ({
        ...this.entry(payoutId, 'REFUND', -refund.amount_money.amount, 0),
        type_refund_details: { payment_id: refund.payment_id, refund_id: refund.id },
      }))
  }

  private entry(payoutId: string, type: PayoutEntry['type'], gross: number, fee: number) {
    const money = (amount: number): Money => ({ amount, currency: this.currency })
    return {
      id: `poe_${idOf()}`,
      payout_id: payoutId,
      effective_at: now(),
      type,
      gross_amount_money: money(gross),
      fee_amount_money: money(fee),
      net_amount_money: money(gross - fee),
    }
  }

  private requireLocation(id: string): void {
    if (id !== this.locationId)
      throw invalid('INVALID_LOCATION', `Invalid location id: ${id}`, 'location_id')
  }

  private requireAmount({ amount, currency }: Money): void {
    if (currency !== this.currency)
      throw invalid(
        'INVALID_VALUE',
        `This merchant can only process payments in ${this.currency}, but amount was provided in ${currency}`,
        'amount_money.currency',
      )
    if (amount < 1) throw invalid('AMOUNT_TOO_LOW', 'The amount is too low', 'amount_money.amount')
  }

  private redeem(sourceId: string, amount: Money): Card {
    const test = TEST_NONCES[sourceId]
    if (test) return test
    const token: Token | undefined = this.books.tokens.get(sourceId)
    if (!token) throw invalid('NOT_FOUND', 'Card nonce not found', 'source_id', 404)
    if (token.isUsed) throw invalid('CARD_TOKEN_USED', 'Card nonce already used', 'source_id')
    if (token.isExpired) throw invalid('CARD_TOKEN_EXPIRED', 'Card nonce expired', 'source_id')
    token.isUsed = true
    const isVerified =
      token.verified?.amount === amount.amount && token.verified.currency === amount.currency
    return token.isCareful && !isVerified
      ? { ...token, decline: 'CARD_DECLINED_VERIFICATION_REQUIRED' }
      : token
  }

  private insertPayment(
    { brand, lastFour }: Card,
    asked: Pick<
      Payment,
      'amount_money' | 'location_id' | 'reference_id' | 'note' | 'buyer_email_address'
    >,
    status: Payment['status'],
  ): Payment {
    const { amount_money, location_id, reference_id, note, buyer_email_address } = asked
    const payment: Payment = {
      id: idOf(),
      created_at: now(),
      updated_at: now(),
      amount_money,
      total_money: amount_money,
      status,
      source_type: 'CARD',
      card_details: {
        status: status === 'COMPLETED' ? 'CAPTURED' : 'AUTHORIZED',
        card: { card_brand: brand, last_4: lastFour },
      },
      location_id,
      reference_id,
      note,
      buyer_email_address,
    }
    this.books.payments.set(payment.id, payment)
    return payment
  }

  private complete(payment: Payment): void {
    this.announce('payment.updated', payment.id, { payment: structuredClone(payment) })
    const { amount, currency } = payment.amount_money
    const fee = { amount: Math.round(amount * 0.029) + 30, currency }
    payment.processing_fee = [{ type: 'INITIAL', effective_at: now(), amount_money: fee }]
    payment.updated_at = now()
    this.announce('payment.updated', payment.id, { payment })
  }

  private fail(payment: Payment, code: string): SquareFault {
    const error = {
      category: 'PAYMENT_METHOD_ERROR',
      code,
      detail: `Authorization error: '${code}'`,
    }
    payment.status = 'FAILED'
    payment.card_details = { ...payment.card_details, status: 'FAILED', errors: [error] }
    this.announce('payment.updated', payment.id, { payment })
    return new SquareFault(400, error)
  }

  private insertRefund(payment: Payment, amount_money: Money, reason?: string): Refund {
    const refund: Refund = {
      id: `${payment.id}_${idOf(24)}`,
      status: 'PENDING',
      amount_money,
      payment_id: payment.id,
      location_id: this.locationId,
      reason,
      created_at: now(),
      updated_at: now(),
    }
    this.books.refunds.set(refund.id, refund)
    payment.refund_ids = [...(payment.refund_ids ?? []), refund.id]
    this.announce('refund.created', refund.id, { refund: structuredClone(refund) })
    return refund
  }
}

const sourceOf = ({ type_charge_details, type_refund_details, id }: PayoutEntry): string =>
  type_refund_details?.refund_id ?? type_charge_details?.payment_id ?? id
