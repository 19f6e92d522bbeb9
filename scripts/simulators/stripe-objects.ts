import type { StripeFault } from './stripe-form'

type PaymentError = Pick<
  StripeFault['body'],
  'type' | 'code' | 'decline_code' | 'message' | 'charge'
> & { payment_method?: object }

type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: string; stripe_js: string } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string | null } }

export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: string
  client_secret: string
  confirmation_method: string
  created: number
  currency: string
  customer: null
  description: string | null
  last_payment_error: PaymentError | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  receipt_email: string | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  captured: boolean
  created: number
  currency: string
  description: string | null
  disputed: boolean
  failure_balance_transaction: string | null
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Record<string, string>
  outcome: {
    network_status: string
    reason: string | null
    risk_level: string
    seller_message: string
    type: string
  }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: Record<string, unknown>
  receipt_email: string | null
  refunded: boolean
  status: 'succeeded' | 'pending' | 'failed'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string
  created: number
  currency: string
  failure_balance_transaction?: string
  failure_reason?: string
  metadata: Record<string, string>
  payment_intent: string
  reason: string | null
  status: 'pending' | 'succeeded' | 'failed'
}

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: Transaction[]
  charge: string
  created: number
  currency: string
  evidence: Record<string, string>
  evidence_details: {
    due_by: number
    has_evidence: boolean
    past_due: boolean
    submission_count: number
  }
  is_charge_refundable: boolean
  livemode: false
  metadata: Record<string, string>
  payment_intent: string
  reason: string
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost'
}

export type Transaction = {
  id: string
  object: 'balance_transaction'
  amount: number
  available_on: number
  created: number
  currency: string
  description: string | null
  exchange_rate: number | null
  fee: number
  fee_details: { amount: number; currency: string; type: string; description: string }[]
  net: number
  reporting_category: string
  source: string
  status: 'pending' | 'available'
  type: string
}

export type Payout = {
  id: string
  object: 'payout'
  amount: number
  arrival_date: number
  automatic: boolean
  balance_transaction: string
  created: number
  currency: string
  failure_balance_transaction: string | null
  failure_code: string | null
  livemode: false
  metadata: Record<string, string>
  method: 'standard'
  reconciliation_status: 'completed'
  status: 'in_transit' | 'paid' | 'failed'
  type: 'bank_account'
}
