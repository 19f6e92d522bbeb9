import type { Tx } from '@/lib/core/db'
import type {
  Amount,
  Card,
  CardCharge,
  GatewayFailure,
  Refund,
  RefundFailure,
  WalletCapture,
  WalletOrder,
} from './gateway'
import type { PaymentsMode } from './mode'
import type { Payment } from './payment'
import type { ProviderId } from './provider-ids'
import type { Settlement } from './settlement'

/** How a provider is offered to shoppers at this moment. Holds no secret. */
export type Offer = {
  /** Whether a new payment may begin with it. */
  isOffered: boolean
  /** The mode of its account; `null` when the store has no credentials for it. */
  mode: PaymentsMode | null
}

/** A refund as its provider is asked for it. */
export type RefundOrder = {
  /** Also the idempotency key. */
  id: string
  amount: Amount
  createdAt: Date
  /** The provider's own refund, once it has named one. */
  providerRefundId: string | null
}

export type RefundAnswer = Refund | RefundFailure

/**
 * Everything that the store asks of a payment provider, whatever its kind. Each call about a payment
 * goes to the account that the payment began with.
 *
 * The calls throw AppError `conflict` when the store has no credentials for that account.
 */
type Provider = {
  id: ProviderId
  /** What orders that are paid with it say. */
  paymentMethod: 'paypal' | 'card'
  names: {
    /** To shoppers: the way to pay. */
    method: string
    /** To the back office: who is asked. */
    company: string
  }
  offer(tx?: Tx): Promise<Offer>
  requireAccount(payment: Payment): Promise<void>
  /** Finds out what became of a payment whose answer never came, or that is under review. */
  lookUp(payment: Payment): Promise<Settlement>
  refund(payment: Payment, refund: RefundOrder): Promise<RefundAnswer>
  /** Finds out what became of a refund whose answer never came, and asks again if nothing did. */
  refundAgain(payment: Payment, refund: RefundOrder): Promise<RefundAnswer>
}

/** A wallet: the payer approves the wallet's order, and the store then captures it. */
export type WalletProvider = Omit<Provider, 'offer'> & {
  /** `buttonsClientId`: what the wallet's own buttons need; `null` when the store shows its own. */
  offer(tx?: Tx): Promise<Offer & { buttonsClientId: string | null }>
  createOrder(payment: Payment, description: string): Promise<WalletOrder | GatewayFailure>
  capture(payment: Payment, providerOrderId: string): Promise<WalletCapture | GatewayFailure>
}

/** A card processor: one call takes the money. */
export type CardProvider = Provider & {
  charge(
    payment: Payment,
    card: Card,
    purchase: { description: string; customer?: { email: string; name: string } },
  ): Promise<CardCharge | GatewayFailure>
}

export type PaymentProvider = WalletProvider | CardProvider
