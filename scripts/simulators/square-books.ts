import { randomBytes } from 'node:crypto'

/** A refusal as Square writes it. */
export class SquareFault extends Error {
  constructor(
    readonly status: number,
    readonly body: { category: string; code: string; detail: string; field?: string },
  ) {
    super(body.detail)
  }
}

export const invalid = (code: string, detail: string, field?: string, status = 400) =>
  new SquareFault(status, { category: 'INVALID_REQUEST_ERROR', code, detail, field })

export const notFound = (what: string) =>
  invalid('NOT_FOUND', `Could not find ${what}`, undefined, 404)

export type Money = { amount: number; currency: string }
type Fee = { type: 'INITIAL'; effective_at: string; amount_money: Money }

export type Payment = {
  id: string
  created_at: string
  updated_at: string
  amount_money: Money
  total_money: Money
  refunded_money?: Money
  status: 'APPROVED' | 'PENDING' | 'COMPLETED' | 'CANCELED' | 'FAILED'
  source_type: 'CARD'
  card_details: {
    status: string
    card: { card_brand: string; last_4: string }
    errors?: SquareFault['body'][]
  }
  location_id: string
  reference_id?: string
  note?: string
  buyer_email_address?: string
  processing_fee?: Fee[]
  refund_ids?: string[]
}

export type Refund = {
  id: string
  status: 'PENDING' | 'COMPLETED' | 'REJECTED' | 'FAILED'
  amount_money: Money
  payment_id: string
  location_id: string
  reason?: string
  created_at: string
  updated_at: string
}

export type Dispute = {
  id: string
  state: string
  reason: string
  amount_money: Money
  due_at: string
  created_at: string
  updated_at: string
  location_id: string
  disputed_payment: { payment_id: string }
}

export type Payout = {
  id: string
  status: 'SENT' | 'PAID' | 'FAILED'
  location_id: string
  amount_money: Money
  created_at: string
  updated_at: string
  entries: PayoutEntry[]
}

export type PayoutEntry = {
  id: string
  payout_id: string
  effective_at: string
  type: 'CHARGE' | 'REFUND'
  gross_amount_money: Money
  fee_amount_money: Money
  net_amount_money: Money
  type_charge_details?: { payment_id: string }
  type_refund_details?: { payment_id: string; refund_id: string }
}

/** A card that stands behind a token. */
export type Card = {
  brand: string
  lastFour: string
  /** The code of the decline that it always brings. */
  decline?: string
  /** Whether its bank wants to hear from its customer. */
  isCareful?: boolean
}

export type Token = Card & {
  isUsed: boolean
  isExpired: boolean
  /** What the buyer was asked for, once his bank knows that it is him. */
  verified: Money | null
}

export const now = () => new Date().toISOString()
export const idOf = (length = 22) =>
  randomBytes(length).toString('base64url').replace(/[-_]/g, 'x').slice(0, length)

/** Everything that has happened at Square's simulator. */
export class SquareBooks {
  readonly payments = new Map<string, Payment>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly payouts = new Map<string, Payout>()
  readonly tokens = new Map<string, Token>()
  /** What calls answered, by their idempotency keys. */
  readonly answered = new Map<string, { content: string; answer: () => object }>()

  clear(): void {
    for (const kept of [
      this.payments,
      this.refunds,
      this.disputes,
      this.payouts,
      this.tokens,
      this.answered,
    ])
      kept.clear()
  }

  payment(id: string): Payment {
    const payment = this.payments.get(id)
    if (!payment) throw notFound(`payment with id: ${id}`)
    return payment
  }

  /** What of a payment has not gone back, and is not on its way. */
  leftOf({ id, amount_money }: Payment): number {
    const gone = [...this.refunds.values()]
      .filter(({ payment_id, status }) => payment_id === id && /PENDING|COMPLETED/.test(status))
      .reduce((sum, refund) => sum + refund.amount_money.amount, 0)
    return amount_money.amount - gone
  }

  /**
   * Answers a call once for each key: repeated it answers what came of the first, also its refusal.
   *
   * @throws SquareFault for a key of another content
   */
  once(key: string, content: string, run: () => () => object): object {
    const known = this.answered.get(key)
    if (known && known.content !== content)
      throw invalid(
        'IDEMPOTENCY_KEY_REUSED',
        'Different request parameters used for the same idempotency_key.',
        'idempotency_key',
      )
    if (known) return known.answer()
    let answer: () => object
    try {
      answer = run()
    } catch (error) {
      // What is wrong with a request leaves no trace; a declined card does.
      if (!(error instanceof SquareFault) || error.body.category === 'INVALID_REQUEST_ERROR')
        throw error
      answer = () => {
        throw error
      }
    }
    this.answered.set(key, { content, answer })
    return answer()
  }
}
