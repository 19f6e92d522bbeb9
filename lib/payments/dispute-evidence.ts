import type { ProviderDispute } from './provider-notice'

/** What the store tells of a disputed order, as texts in English; `null`: not known, or not kept any longer. */
export type DisputeEvidence = {
  buyerName: string
  buyerEmail: string
  billingAddress: string | null
  /** The network address that paid. */
  networkAddress: string | null
  /** What was bought. */
  product: string
  /** When it was delivered, mailed, opened, shown and downloaded. */
  activity: string
  /** How the buyer was told of the refund policy, and what it is. */
  refundPolicy: string
  /** Everything else. */
  other: string
}

/** `answerId`: by which the provider's answer is recognised, when it did not arrive. */
export type DisputeAnswer = {
  answerId: string
  providerDisputeId: string
  evidence: DisputeEvidence
}

/** The dispute as it is after the answer. */
export type AnsweredDispute = { ok: true; dispute: ProviderDispute }
