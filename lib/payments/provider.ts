import type { Tx } from '@/lib/core/db'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import type { AcceptJs, CardFieldsScript, Elements } from './contracts'
import type { AnsweredDispute, DisputeAnswer } from './dispute-evidence'
import type {
  Amount,
  Card,
  CardCharge,
  Confirmation,
  GatewayFailure,
  Refund,
  RefundFailure,
  ReturnPages,
  TokenBuyer,
  TokenisedCard,
  WalletApproval,
  WalletCapture,
  WalletOrder,
} from './gateway'
import type { PaymentsMode } from './mode'
import type { Refusal } from './not-paid'
import type { Payment } from './payment'
import type { PaymentMethod } from './payment-methods'
import type { Period } from './period'
import type { OutsideProviderId, ProviderId } from './provider-ids'
import type {
  Authenticity,
  DisputeNotice,
  NoticeHead,
  ProviderNotice,
  ProviderTransaction,
  SignedMessage,
} from './provider-notice'
import type { PayoutSource } from './provider-payouts'
import type { Settlement } from './settlement'
import type { OfferedCountry } from './where-offered'

/** How a provider is currently offered to shoppers. Contains no secrets. */
export type Offer = {
  /** Whether a new payment may be started with it. */
  isOffered: boolean
  /** The mode of its account; `null` when the store has no credentials for it. */
  mode: PaymentsMode | null
  /** What it takes money in. */
  currencies: readonly CurrencyCode[]
  /** Where its payers are, with what each country pays in. Not there where that does not matter. */
  countries?: readonly OfferedCountry[]
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

/** Whether a part of a charge can be given back: now, once it has settled, never, or the provider does not say. */
export type PartRefund = 'possible' | 'after_settlement' | 'impossible' | 'unknown'

/**
 * What the store requires of any payment provider. Each call about a payment uses the account that the
 * payment started with.
 *
 * The calls throw AppError `conflict` when the store has no credentials for that account.
 */
export type Provider = {
  id: ProviderId
  /** The payment method of its orders. */
  paymentMethod: PaymentMethod
  names: {
    /** The shoppers' name of the payment method. */
    method: string
    /** The back office's name of the provider. */
    company: string
  }
  /** Its codes of payments that brought no money, in words. */
  refusals: Readonly<Record<string, Refusal>>
  offer(tx?: Tx): Promise<Offer>
  requireAccount(payment: Payment): Promise<void>
  /** Looks up a payment that was never answered, or that is under review. */
  lookUp(payment: Payment): Promise<Settlement>
  refund(payment: Payment, refund: RefundOrder): Promise<RefundAnswer>
  /** Whether a part of a payment can be refunded. Not there where any part can be, at once. */
  partRefund?(payment: Payment): Promise<PartRefund>
  /** Looks up a refund that was never answered, and requests it again if it did not happen. */
  refundAgain(payment: Payment, refund: RefundOrder): Promise<RefundAnswer>
  /** Whether a notification was signed by the provider for one of the store's accounts. */
  checkNotice(message: SignedMessage): Promise<Authenticity>
  /** Id and kind of a genuine notification. @throws ZodError for anything else */
  noticeHead(body: unknown): NoticeHead
  /** What a genuine notification says. @throws Error when it can't be read, or not looked up now */
  readNotice(body: unknown): Promise<ProviderNotice>
  /**
   * The provider's own list of what moved in a period, for the store's accounts of that time.
   *
   * @throws Error when it can't be had; AppError `conflict` without an account
   */
  listTransactions(period: Period): Promise<ProviderTransaction[]>
  /**
   * The disputes of the store's accounts that changed since a time, for those whose notification never came. Not there
   * where a provider has no list of them.
   *
   * @throws Error when it can't be had
   */
  listDisputes?(since: Date): AsyncIterable<DisputeNotice>
  /** Answers a dispute with the store's evidence, once and for good. Not there where the provider takes it otherwise. */
  answerDispute?(payment: Payment, answer: DisputeAnswer): Promise<AnsweredDispute | GatewayFailure>
  /** Where its payouts to the bank are read; `null` where there are none. */
  payouts: PayoutSource | null
}

/** A provider outside of the store, which the checkout shows where it is offered. */
type OutsideProvider = Omit<Provider, 'offer'> & {
  id: OutsideProviderId
  /** Whether it takes cards alone, so that shoppers could not tell it from another: the first in each currency is shown. */
  isCardForm?: true
  /** What the payment page has to load for it. */
  pageSources(): Promise<Sources[]>
}

/** A wallet: the payer approves the wallet's order, and the store then captures it; a card in its own fields the same. */
export type WalletProvider = OutsideProvider & {
  kind: 'wallet'
  /** Where its orders are approved: in a window above the store's page, or on a page of its own that leads back. */
  approvedOn: 'window' | 'own_page'
  /** Whether it tells the store who buys, so that a cart can be paid without anything filled in. */
  namesBuyer: boolean
  /** Where its account takes cards, too, in fields of its own on the store's page. */
  cards?: {
    /** `fields`: the script that shows them; `null` where they cannot be shown. */
    offer(tx?: Tx): Promise<Offer & { fields: CardFieldsScript | null }>
  }
  /**
   * `buttonsClientId`: the client id of the wallet's own buttons; `null` when the store shows its own.
   */
  offer(tx?: Tx): Promise<Offer & { buttonsClientId: string | null }>
  /** @param returnPages where the payer approves on the wallet's own page */
  createOrder(
    payment: Payment,
    description: string,
    returnPages?: ReturnPages,
  ): Promise<WalletOrder | GatewayFailure>
  findApproval(payment: Payment, providerOrderId: string): Promise<WalletApproval | GatewayFailure>
  capture(payment: Payment, providerOrderId: string): Promise<WalletCapture | GatewayFailure>
}

/** A card processor: one call takes the money. */
export type CardProvider = OutsideProvider & {
  kind: 'card'
  /** `acceptJs`: the script that takes cards in the browser; `null` when they come to the store. */
  offer(tx?: Tx): Promise<Offer & { acceptJs: AcceptJs | null }>
  charge(
    payment: Payment,
    card: Card | TokenisedCard,
    purchase: { description: string; customer?: { email: string; name: string } },
  ): Promise<CardCharge | GatewayFailure>
}

/** Collects means of payment in the browser by the provider's own fields, which hand the store a token; the store confirms, and the payer may have more to do there. */
export type ElementsProvider = OutsideProvider & {
  kind: 'elements'
  /** `elements`: the script that shows the fields; `null` where they cannot be shown. */
  offer(tx?: Tx): Promise<Offer & { elements: Elements | null }>
  /** Confirms a payment by a token of the browser, once: repeated with the same payment it answers the same. */
  confirm(
    payment: Payment,
    input: {
      token: string
      /** Where the payer comes back to from his bank's page. */
      returnUrl: string
      description: string
      customer?: { email: string; name: string }
    },
  ): Promise<Confirmation | GatewayFailure>
  /**
   * Who pays by a token that a wallet's button in its fields made, as the provider knows it; nothing moves. Not there where
   * it has no such buttons.
   */
  findBuyer?(token: string, currency: CurrencyCode): Promise<TokenBuyer | GatewayFailure>
  /** Of one that may have several accounts: the name of that which takes a currency now, which its payments keep. */
  accountIn?(currency: CurrencyCode): Promise<string | null>
  /**
   * Ends a payment that its payer has not completed, so that he can pay otherwise, and says what came of it. Not there
   * where it cannot be ended: then it is open until the provider says itself that it is not paid.
   */
  giveUp?(payment: Payment): Promise<Settlement>
}

/** The store itself. `refundsByHand`: its refunds record money that somebody gave back outside of the store. */
export type StoreProvider = Provider & { kind: 'store'; refundsByHand: boolean }

/** A payment provider, by the way in which it is paid with. */
export type PaymentProvider = WalletProvider | ElementsProvider | CardProvider | StoreProvider
export type ProviderKind = PaymentProvider['kind']
export type ProviderOf<K extends ProviderKind> = Extract<PaymentProvider, { kind: K }>
