import type { FeeRates } from './fee-rates'
import type { Amount } from './gateway'
import type { MovementKind } from './movement-kinds'
import type { Period } from './period'

/** - `pending`: on its way to the bank. - `failed`: refused, or returned by the bank. */
export const PAYOUT_STATES = ['pending', 'paid', 'failed'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** One movement on the account at a provider. */
export type Movement = {
  transactionId: string
  /** The provider's kind of it: with the id it is one movement, because an id may be used twice. */
  code: string
  kind: MovementKind
  /** The transaction that it belongs to, such as the sale of a refund. */
  reference: string | null
  /** Below zero for what left the account, before the fee. */
  gross: Amount
  /** What the provider kept; below zero for what it gave back; `null` where it does not say. */
  feeCents: number | null
  at: Date
  /** The provider's id of the payout that it is part of; `null` where it does not say. */
  payoutId: string | null
}

/** Money that a provider sent to the bank. */
export type ProviderPayout = {
  payoutId: string
  status: PayoutState
  /** Below zero for what the provider takes from the bank, such as a day of more refunds than sales. */
  amount: Amount
  at: Date
  /** Another as soon as the provider says anything else of it; 16 characters. */
  version: string
}

/** A part of what a provider tells that is complete in itself, and may be recorded. */
export type PayoutPortion = {
  payouts: ProviderPayout[]
  movements: Movement[]
  /** What the provider lists without it having moved money, or not any more. */
  gone: Pick<Movement, 'transactionId' | 'code'>[]
  /** Payouts that the bank returned. */
  returned: string[]
}

/** One account of the store at a provider, as its payouts are read. */
export type PayoutAccount = {
  /** The same for the same account, and no secret; 16 characters. */
  key: string
  /**
   * What moved and was paid out in a period of at most 31 days.
   *
   * @param isKnown whether a payout was recorded in this version with all of its movements
   * @throws Error, for the owner to read, when the provider does not answer, refuses, or answers what can't be read
   */
  read(
    period: Period,
    isKnown: (payout: Pick<ProviderPayout, 'payoutId' | 'version'>) => Promise<boolean>,
  ): AsyncIterable<PayoutPortion>
}

/** How the payouts of a provider are read. */
export type PayoutSource = {
  /** How long ago its lists begin. */
  reachDays: number
  /**
   * Whether it names the payout of each movement. Where it does not, all that moved since the payout before belongs to
   * the next one.
   */
  namesMovements: boolean
  accounts(): Promise<PayoutAccount[]>
  /** What the owner's contract says of its fees, where its lists do not tell them; `null`: unknown. */
  feeRates(): Promise<FeeRates | null>
}
