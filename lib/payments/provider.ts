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

/** How a provider is currently offered to shoppers. Contains no secrets. */
export type Offer = {
  /** Whether a new payment may be started with it. */
  isOffered: boolean
  /** The mode of its account; `null` when the store has no credentials for it. */
  mode: PaymentsMode | null
}

/** A refund request to a provider. */
export type RefundOrder = {
  /** Also the idempotency key. */
  id: string
  amount: Amount
  createdAt: Date
  /** The provider's refund id, once known. */
  providerRefundId: string | null
}

export type RefundAnswer = Refund | RefundFailure

/**
 * What the store requires of any payment provider. Each call about a payment uses the account that the
 * payment started with.
 *
 * The calls throw AppError `conflict` when the store has no credentials for that account.
 */
type Provider = {
  id: ProviderId
  /** The payment method of its orders. */
  paymentMethod: 'paypal' | 'card'
  names: {
    /** The shoppers' name of the payment method. */
    method: string
    /** The back office's name of the provider. */
    company: string
  }
  offer(tx?: Tx): Promise<Offer>
  requireAccount(payment: Payment): Promise<void>
  /** Looks up a payment that was never answered, or that is under review. */
  lookUp(payment: Payment): Promise<Settlement>
  refund(payment: Payment, refund: RefundOrder): Promise<RefundAnswer>
  /** Looks up a refund that was never answered, and requests it again if it did not happen. */
  refundAgain(payment: Payment, refund: RefundOrder): Promise<RefundAnswer>
}

/** A wallet: the payer approves the wallet's order, and the store then captures it. */
export type WalletProvider = Omit<Provider, 'offer'> & {
  /**
   * `buttonsClientId`: the client id of the wallet's own buttons; `null` when the store shows its own.
   */
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
