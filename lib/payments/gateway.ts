import type { PayerAuthentication } from './payer-authentication'

/**
 * What the store requires of a payment provider. The adapters in each provider's folder speak its
 * protocol and return these types; nothing else of a provider is visible outside.
 */

/** An amount in hundredths of its currency, also of one that has no such coins. */
export type Amount = { cents: number; currency: string }

/**
 * Why a call did not succeed.
 * - `declined`: the provider declined the payer's money.
 * - `invalid`: the provider rejected the data (wrong card number, unknown order).
 * - `unusable_nonce`: the provider does not know the nonce of a card, or it was used or has expired.
 * - `unavailable`: the provider reported an error of its own; nothing was charged.
 * - `unknown`: no usable response, so money may have moved; the reconciler has to look it up.
 */
export type GatewayFailure = {
  ok: false
  reason: 'declined' | 'invalid' | 'unusable_nonce' | 'unavailable' | 'unknown'
  /** For the shopper; never contains card data or credentials. */
  message: string
  /** The provider's own code, for the payment's record. */
  providerCode?: string
  /** What the bank of a card said of its customer before. */
  authentication?: PayerAuthentication
}

/** `approvalUrl`: the wallet's own page on which the payer approves the order, where it names one. */
export type WalletOrder = { ok: true; providerOrderId: string; approvalUrl: string | null }

/** The pages of the store to which the wallet's own page leads back; absolute addresses. */
export type ReturnPages = { approved: string; cancelled: string }

/** Who approved an order; the buyer is `null` as long as nobody has, or where the wallet does not say who. */
export type WalletApproval = { ok: true; isApproved: boolean; buyer: WalletBuyer | null }

/** As the wallet knows them, unchecked. `country`: ISO 3166-1 code. */
export type WalletBuyer = { email: string; name: string; country: string | null }

/** Who pays by a token of a provider's fields. `wallet`: what its payers call the wallet that says it. */
export type TokenBuyer = { ok: true; wallet: string; buyer: WalletBuyer }

/** The capture as reported by the provider. `pending`: approved but not yet settled either way. */
export type WalletCapture = {
  ok: true
  status: 'captured' | 'pending' | 'not_captured'
  /** The provider's own status of the order, such as COMPLETED or CREATED. */
  providerStatus: string
  captureId?: string
  amount?: Amount
  /** What was used, where its name is kept with the order. */
  cardType?: string
  lastFour?: string
  /** Where the card or the payer's account is, where the provider says so: ISO 3166-1 code. */
  meansCountry?: string
  authentication?: PayerAuthentication
  /** What the provider kept of it, in US cents, where it says so. */
  feeCents?: number
}

export type Refund = { ok: true; refundId: string; status: 'refunded' | 'pending' }

/**
 * Why a refund failed. `not_settled`: the charge has not settled yet, which happens once a day,
 * so until then only the whole amount can be refunded.
 */
export type RefundFailure = Omit<GatewayFailure, 'reason'> & {
  reason: GatewayFailure['reason'] | 'not_settled'
}

/** The outcome of a refund that was never answered. */
type RefundFound = Refund | { ok: true; status: 'not_found' }

export type WalletGateway = {
  /**
   * Creates an order at the provider. `paymentId` is the idempotency key and is returned as reference.
   */
  createOrder(input: {
    paymentId: string
    amount: Amount
    description: string
    /** Where the payer approves on the wallet's own page instead of in a window above the store's. */
    returnPages?: ReturnPages
    /** For a card in the wallet's own fields on the store's page. */
    isByCard?: boolean
  }): Promise<WalletOrder | GatewayFailure>
  /** Reads what the bank of an order's card said of its customer; `null` where it was not asked. */
  findAuthentication(input: {
    providerOrderId: string
  }): Promise<{ ok: true; authentication: PayerAuthentication | null } | GatewayFailure>
  /** Captures an approved order; repeated with the same ids, money moves once. */
  captureOrder(input: {
    paymentId: string
    providerOrderId: string
  }): Promise<WalletCapture | GatewayFailure>
  /** Reads who approved an order. */
  findApproval(input: { providerOrderId: string }): Promise<WalletApproval | GatewayFailure>
  /** Reads the current state of an order. */
  findOrder(input: { providerOrderId: string }): Promise<WalletCapture | GatewayFailure>
  refund(input: {
    paymentId: string
    captureId: string
    amount: Amount
    /** Idempotency key of this refund. */
    refundKey: string
  }): Promise<Refund | GatewayFailure>
  /** Reads a refund that is pending at the provider. */
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

/**
 * A card that the shopper's browser gave to the provider itself: the store knows neither its number nor
 * its security code.
 */
export type TokenisedCard = {
  /** The payment nonce that stands for the card, for one charge. */
  opaqueData: { dataDescriptor: string; dataValue: string }
  /** As the browser says, which may be wrong. */
  lastFour: string
  cardholderName: string
}

/** `held`: the provider holds the charge for review, so it is neither approved nor declined. */
export type CardCharge = {
  ok: true
  status: 'approved' | 'held'
  transactionId: string
  cardType: string
  lastFour: string
  amount: Amount
}

/** What came of confirming a payment whose means the provider's own fields collected. */
export type Confirmation =
  | {
      ok: true
      status: 'captured'
      transactionId: string
      amount: Amount
      cardType?: string
      lastFour?: string
      /** Where the card is, where the provider says so: ISO 3166-1 code. */
      meansCountry?: string
      /** What the provider kept of it, where it says so. */
      feeCents?: number
    }
  /** The payer has to do more in the browser (3-D Secure, his bank's page); `clientSecret` leads there. */
  | { ok: true; status: 'action_needed'; transactionId: string; clientSecret: string }
  /** Accepted; whether the money comes is known later (direct debit, pay later, a review). */
  | {
      ok: true
      status: 'later'
      transactionId: string
      cardType?: string
      lastFour?: string
      meansCountry?: string
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
  /** Authorises and captures in one step. `paymentId` is sent as reference and duplicate guard. */
  charge(input: {
    paymentId: string
    amount: Amount
    card: Card | TokenisedCard
    customer?: { email: string; name: string }
    description: string
  }): Promise<CardCharge | GatewayFailure>
  /** Looks up a charge that was never answered, by the payment's own reference. */
  findCharge(input: { paymentId: string; since: Date }): Promise<CardChargeFound | GatewayFailure>
  /** Reads one transaction, for instance one that was held for review. */
  findTransaction(input: { transactionId: string }): Promise<CardChargeFound | GatewayFailure>
  /** Whether a charge has settled; `gone`: it was cancelled, or never will. */
  findSettlement(input: {
    transactionId: string
  }): Promise<{ ok: true; status: 'settled' | 'not_settled' | 'gone' } | GatewayFailure>
  /** Refunds money; an unsettled charge is voided when the whole amount is refunded. */
  refund(input: {
    paymentId: string
    transactionId: string
    lastFour: string
    amount: Amount
    whole: boolean
    refundKey: string
  }): Promise<Refund | RefundFailure>
  /**
   * Looks up a refund (or the void in its place) that was never answered. The provider rejects repeated
   * calls for some hours only, so this is called before one is repeated.
   */
  findRefund(input: {
    transactionId: string
    /** Of all that was charged, as only a void is. */
    whole: boolean
    refundKey: string
    since: Date
  }): Promise<RefundFound | GatewayFailure>
}
