import type { Customer } from '@/lib/customers/contracts'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { PaymentSnapshot } from './contracts'
import type { Amount } from './gateway'
import type { PaymentStatus } from './lifecycle'
import type { ProviderId } from './provider-ids'
import type { SupplyConsent } from './supply-consent'

/** A payment as a domain object. Amounts are cents of its currency, unless said otherwise. */
export type Payment = {
  id: string
  provider: ProviderId
  status: PaymentStatus
  amountCents: number
  /** What it is charged in. */
  currency: CurrencyCode
  /** The captured amount as reported by the provider; `null` before. */
  captured: Amount | null
  refundedCents: number
  /** What the provider kept of the captured amount; `null` where it does not say. */
  feeCents: number | null
  /** Whether the fee is an estimate by the owner's contract. */
  feeIsEstimated: boolean
  /** The cart that it started with; `null` when its client sent no cart session. */
  cart: PaymentSnapshot | null
  /** What gift cards pay of it together beside the amount, and which they are, as they paid; `null` for nothing. */
  giftCard: { ids: number[]; lastFour: string; cents: number; returnedCents: number } | null
  /** The buyer that it started with; `null` when its client sent none. */
  customer: Customer | null
  /** Whether the wallet names the buyer, right before the capture. */
  isExpress: boolean
  /** Whether it is by a card, where its provider is a wallet that takes cards, too. */
  isByCard: boolean
  sessionId: string | null
  /** By what attempts from the payer's network are recognised. */
  networkHash: string | null
  locale: string
  displayCurrency: string
  providerOrderId: string | null
  providerTransactionId: string | null
  /** Which of the provider's accounts it is made with, by a public name of it; `null`: the only one of its time. */
  providerAccount: string | null
  card: { type: string | null; lastFour: string | null } | null
  /** Where the network is that it is paid from, and where the card or the wallet's account is: ISO 3166-1 codes. */
  networkCountry: string | null
  meansCountry: string | null
  /** What its buyer answered about immediate supply; `null` where nobody asked. */
  supplyConsent: SupplyConsent | null
  createdAt: Date
  processingSince: Date | null
  capturedAt: Date | null
}

/** Whether all that was paid went back: the captured money, and the gift cards' part. */
export const isRefunded = ({ captured, refundedCents, giftCard }: Payment): boolean =>
  captured !== null &&
  captured.cents === refundedCents &&
  giftCard?.cents === giftCard?.returnedCents

/** What a payment brought, in cents: what was captured or, before, is to be, and what its gift cards pay. */
export const paidCentsOf = ({
  captured,
  amountCents,
  giftCard,
}: Pick<Payment, 'captured' | 'amountCents' | 'giftCard'>): number =>
  (captured?.cents ?? amountCents) + (giftCard?.cents ?? 0)
