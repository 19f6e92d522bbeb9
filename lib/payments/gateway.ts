/**
 * What the store asks of a payment provider. The adapters in each provider's folder speak its
 * protocol and answer in these shapes; nothing else of a provider is visible outside.
 */

/** An amount in the currency's minor units (US cents). */
export type Amount = { cents: number; currency: string }

/**
 * Why a call did not succeed.
 * - `declined`: the provider answered that the payer's money can't be taken.
 * - `invalid`: the provider refused the data (wrong card number, unknown order).
 * - `unavailable`: the provider answered with trouble of its own; nothing was charged.
 * - `unknown`: no usable answer came, so money may have moved; the reconciler has to look it up.
 */
export type GatewayFailure = {
  ok: false
  reason: 'declined' | 'invalid' | 'unavailable' | 'unknown'
  /** For the shopper; never holds card data or credentials. */
  message: string
  /** The provider's own code, for the payment's record. */
  providerCode?: string
}

export type WalletOrder = { ok: true; providerOrderId: string }

/** What the provider says was captured. `pending`: approved but not yet settled either way. */
export type WalletCapture = {
  ok: true
  status: 'captured' | 'pending' | 'not_captured'
  /** The provider's word for the state of the order, such as COMPLETED or CREATED. */
  providerStatus: string
  captureId?: string
  amount?: Amount
}

export type Refund = { ok: true; refundId: string; status: 'refunded' | 'pending' }

/**
 * Why a refund was not made. `not_settled`: the charge has not settled yet, which happens once a day,
 * so until then only all of it can go back.
 */
export type RefundFailure = Omit<GatewayFailure, 'reason'> & {
  reason: GatewayFailure['reason'] | 'not_settled'
}

/** What became of a refund whose answer never came. */
type RefundFound = Refund | { ok: true; status: 'not_found' }

export type WalletGateway = {
  /** Creates an order at the provider. `paymentId` is the idempotency key and comes back as reference. */
  createOrder(input: {
    paymentId: string
    amount: Amount
    description: string
  }): Promise<WalletOrder | GatewayFailure>
  /** Captures an approved order; asked twice with the same ids, money moves once. */
  captureOrder(input: {
    paymentId: string
    providerOrderId: string
  }): Promise<WalletCapture | GatewayFailure>
  /** Reads what became of an order. */
  findOrder(input: { providerOrderId: string }): Promise<WalletCapture | GatewayFailure>
  refund(input: {
    paymentId: string
    captureId: string
    amount: Amount
    /** Idempotency key of this refund. */
    refundKey: string
  }): Promise<Refund | GatewayFailure>
  /** Reads a refund that the provider keeps pending. */
  findRefund(input: { refundId: string }): Promise<Refund | GatewayFailure>
}

export type Card = {
  /** Digits only. */
  number: string
  /** `MM/YY` */
  expiry: string
  cvv: string
  cardholderName: string
}

/** `held`: the provider keeps the charge for review, so it is neither approved nor declined. */
export type CardCharge = {
  ok: true
  status: 'approved' | 'held'
  transactionId: string
  cardType: string
  lastFour: string
  amount: Amount
}

export type CardChargeFound =
  | {
      ok: true
      status: 'approved' | 'held' | 'declined' | 'voided'
      transactionId: string
      amount: Amount
      cardType?: string
      lastFour?: string
    }
  | { ok: true; status: 'not_found' }

export type CardGateway = {
  /** Authorises and captures in one step. `paymentId` goes along as reference and duplicate guard. */
  charge(input: {
    paymentId: string
    amount: Amount
    card: Card
    customer?: { email: string; name: string }
    description: string
  }): Promise<CardCharge | GatewayFailure>
  /** Looks up a charge whose answer never came, by the payment's own reference. */
  findCharge(input: { paymentId: string; since: Date }): Promise<CardChargeFound | GatewayFailure>
  /** Reads one transaction, for instance one that was held for review. */
  findTransaction(input: { transactionId: string }): Promise<CardChargeFound | GatewayFailure>
  /** Gives money back; a charge that has not settled yet is voided when the whole amount goes back. */
  refund(input: {
    paymentId: string
    transactionId: string
    lastFour: string
    amount: Amount
    whole: boolean
    refundKey: string
  }): Promise<Refund | RefundFailure>
  /**
   * Looks up a refund (or the void that stood for it) whose answer never came. The provider refuses
   * repeated calls for some hours only, so this is asked before one is repeated.
   */
  findRefund(input: {
    transactionId: string
    refundKey: string
    since: Date
  }): Promise<RefundFound | GatewayFailure>
}
