import { isCountryCode } from '@/lib/i18n/countries'
import type {
  Confirmation,
  GatewayFailure,
  Refund,
  RefundFailure,
  TokenBuyer,
} from '@/lib/payments/gateway'
import { OTHER_MEANS } from '@/lib/payments/other-means'
import type { Settlement } from '@/lib/payments/settlement'
import type { Intent, StripeRefund, Token } from './answers'
import { fromMinorUnits } from './minor-units'

/** The names of networks and methods as payers know them. */
const NAMES: Readonly<Record<string, string>> = {
  ...OTHER_MEANS,
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

type Means = { cardType?: string; lastFour?: string; meansCountry?: string; feeCents?: number }

/** With what was paid, and what Stripe kept of it, where it says so in the currency of the payment. */
function meansOf({ latest_charge: charge, currency }: Intent): Means {
  if (!charge || typeof charge === 'string') return {}
  const { payment_method_details: method, balance_transaction: balance } = charge
  const name = method?.card?.brand ?? method?.type
  const { last4: lastFour, country: meansCountry } = method?.card ?? method?.sepa_debit ?? {}
  const fee =
    balance && typeof balance !== 'string' && balance.currency === currency
      ? balance.fee
      : undefined
  return {
    ...(name && { cardType: NAMES[name] ?? name }),
    ...(lastFour && { lastFour }),
    ...(isCountryCode(meansCountry) && { meansCountry }),
    ...(fee !== undefined && { feeCents: fromMinorUnits(fee, currency).cents }),
  }
}

const capturedOf = (intent: Intent) => ({
  transactionId: intent.id,
  amount: fromMinorUnits(intent.amount_received, intent.currency),
  ...meansOf(intent),
})

/** Why a payment brought no money, as Stripe says it. */
export const declineOf = ({ last_payment_error: error, status }: Intent) => ({
  message: error?.message ?? `The payment is ${status}`,
  code: error?.decline_code ?? error?.code ?? undefined,
})

/** Wallets that pay with a card of theirs. */
const CARD_WALLETS: Readonly<Record<string, string>> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  samsung_pay: 'Samsung Pay',
}

/** Who pays by a token, as the wallet told Stripe. */
export function buyerOfToken({ payment_method_preview: means }: Token): TokenBuyer {
  const { type, billing_details: details, card, link } = means
  return {
    ok: true,
    wallet: CARD_WALLETS[card?.wallet?.type ?? ''] ?? NAMES[type] ?? 'Stripe',
    buyer: {
      email: details?.email ?? link?.email ?? '',
      name: details?.name ?? '',
      country: details?.address?.country ?? null,
    },
  }
}

/** What came of confirming. https://docs.stripe.com/payments/paymentintents/lifecycle */
export function confirmationOf(intent: Intent): Confirmation | GatewayFailure {
  const { id: transactionId, status, client_secret: clientSecret } = intent
  switch (status) {
    case 'succeeded':
      return { ok: true, status: 'captured', ...capturedOf(intent) }
    case 'processing': {
      const { cardType, lastFour } = meansOf(intent)
      return { ok: true, status: 'later', transactionId, cardType, lastFour }
    }
    case 'requires_action':
      return clientSecret
        ? { ok: true, status: 'action_needed', transactionId, clientSecret }
        : { ok: false, reason: 'unknown', message: 'Stripe did not say what is to be done.' }
    case 'requires_payment_method':
    case 'canceled': {
      const { message, code } = declineOf(intent)
      return { ok: false, reason: 'declined', message, providerCode: code }
    }
    default:
      return { ok: false, reason: 'unknown', message: `The payment is ${status}.` }
  }
}

/** What a payment came to that was looked up; one that can be paid anew is not settled before it was ended. */
export function settlementOf(intent: Intent): Settlement | 'open' {
  const { id: transactionId, status } = intent
  switch (status) {
    case 'succeeded':
      return { status: 'captured', ...capturedOf(intent) }
    case 'processing': {
      const { cardType, lastFour } = meansOf(intent)
      return { status: 'held', transactionId, cardType, lastFour }
    }
    case 'requires_action':
      return { status: 'awaits_payer', transactionId }
    case 'canceled':
      return { status: 'not_paid', event: 'decline', ...declineOf(intent) }
    case 'requires_payment_method':
    case 'requires_confirmation':
      return 'open'
    default:
      return { status: 'unknown' }
  }
}

export const REFUND_STATUS: Readonly<Record<string, 'refunded' | 'pending' | 'failed'>> = {
  succeeded: 'refunded',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'failed',
  canceled: 'failed',
}

/** What came of a refund. https://docs.stripe.com/api/refunds/object#refund_object-status */
export function refundOf({ id, status }: StripeRefund): Refund | RefundFailure {
  const became = REFUND_STATUS[status ?? ''] ?? 'pending'
  return became === 'failed'
    ? { ok: false, reason: 'declined', message: 'Stripe could not give the money back.' }
    : { ok: true, refundId: id, status: became }
}
