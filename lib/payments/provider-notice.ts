import type { Amount } from './gateway'

/** A notification as it arrived, before anybody believes it. */
export type SignedMessage = { body: Buffer; header: (name: string) => string | null }

/**
 * - `genuine`: signed by the provider for one of the store's accounts.
 * - `forged`: the signature does not fit.
 * - `undecided`: what the check needs cannot be had at the moment; the provider sends it again.
 * - `not_set_up`: the store has no key to check it with.
 */
export type Authenticity = 'genuine' | 'forged' | 'undecided' | 'not_set_up'

/** What identifies a notification: repeated ones have the same id. */
export type NoticeHead = { eventId: string; kind: string }

/** How a provider names one of the store's payments. */
export type PaymentReference = {
  /** The store's own id, where the provider returns it. */
  paymentId?: string
  transactionId?: string
  /** The first characters of the store's own id, without hyphens. */
  idBeginning?: string
}

/** Money that went back at a provider. */
export type ProviderRefund = {
  providerRefundId: string
  /** The store's own id of the refund, if it was the store that asked for it. */
  isRequest: (refundId: string) => boolean
  /** `null` for the whole payment. */
  amount: Amount | null
  status: 'refunded' | 'pending' | 'failed'
  /** Whether it was taken back by the provider, as after a dispute. */
  isReversal: boolean
}

/** What a provider says of a dispute. Times are UTC. */
export type ProviderDispute = {
  providerDisputeId: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  reason: string
  amount: Amount
  respondBy: Date | null
  openedAt: Date
  changedAt: Date
}

/** What a notification tells the store. */
export type ProviderNotice =
  | { about: 'payment'; payment: PaymentReference }
  | { about: 'refund'; payment: PaymentReference; refund: ProviderRefund }
  | { about: 'dispute'; payment: PaymentReference; dispute: ProviderDispute }
  /** Nothing that the store acts on. */
  | { about: 'nothing' }

export type DisputeNotice = Extract<ProviderNotice, { about: 'dispute' }>

/** One movement of money in a provider's own list. */
export type ProviderTransaction = {
  id: string
  kind: 'payment' | 'refund' | 'reversal'
  payment: PaymentReference
  isRequest: (refundId: string) => boolean
  /** Never negative; `kind` says in which direction it moved. */
  amount: Amount
  status: 'completed' | 'pending' | 'failed'
  at: Date
}
