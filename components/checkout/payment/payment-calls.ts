import { sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import type { Customer } from '@/lib/customers/contracts'
import { HttpError } from '@/lib/http/client'
import type { OpaqueData } from '@/lib/payments/contracts'
import { inAddress, type OutsideProviderId } from '@/lib/payments/provider-ids'
import type { TickedConsent } from '@/lib/payments/supply-consent'
import type { OrderRequest } from './unfinished-order'

/** The buyer's details that every payment request contains. */
export type Buyer = {
  currency: string
  customer: Customer
  locale: string
  displayCurrency: string
  /** What is taken from a gift card of another currency, in its own, as it is shown. */
  fromGiftCard?: string[]
  /** What was ticked about immediate supply, where that was asked. */
  supplyConsent?: TickedConsent
}

/** A card as the store's server takes it: its data, or the nonce that the provider's script made of them. */
type CardMeans =
  | {
      /** Digits only. */
      cardNumber: string
      expiryDate: string
      cvv: string
      cardholderName: string
    }
  | { opaqueData: OpaqueData; lastFour: string; cardholderName: string }

const SECOND = 1000
/** Longer than the server waits for a provider. */
const PAYMENT_TIMEOUT = 90 * SECOND
const ORDER_TIMEOUT = 30 * SECOND
const ORDER_RETRY_DELAYS = [1 * SECOND, 2 * SECOND, 4 * SECOND]
const CAPTURE_RETRY_DELAYS = [1 * SECOND, 2 * SECOND]

/** Picks the buyer's fields from a purchase. */
const fieldsOf = ({
  currency,
  customer,
  locale,
  displayCurrency,
  fromGiftCard,
  supplyConsent,
}: Buyer) => ({
  currency,
  customer,
  locale,
  displayCurrency,
  ...(fromGiftCard !== undefined && { fromGiftCard }),
  ...(supplyConsent && { supplyConsent }),
})

export const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

const isUnanswered = (error: unknown) => !(error instanceof HttpError)

/** Whether a retry may succeed: network errors, 5xx and rate limits. */
const isRetryable = (error: unknown) =>
  !(error instanceof HttpError) || error.status >= 500 || error.status === 429

async function withRetries<T>(
  call: () => Promise<T>,
  delays: readonly number[],
  shouldRetry: (error: unknown) => boolean,
): Promise<T> {
  for (const delay of delays) {
    try {
      return await call()
    } catch (error) {
      if (!shouldRetry(error)) throw error
      await wait(delay)
    }
  }
  return call()
}

/** Creates an order with the wallet. @param means for a card in its own fields @returns the wallet's order id, and its page where payers approve there */
export function beginWalletOrder(
  provider: OutsideProviderId,
  amount: string,
  buyer: Buyer,
  means: { means?: 'card'; captchaToken?: string } = {},
) {
  return callApi('POST /api/payments/[provider]/orders', {
    params: { provider: inAddress(provider) },
    headers: sessionHeader(),
    body: { amount, intent: 'CAPTURE', ...fieldsOf(buyer), ...means },
    signal: AbortSignal.timeout(PAYMENT_TIMEOUT),
  })
}

/** Captures an approved wallet order. Idempotent: retried after a lost response. */
export function captureWalletOrder(provider: OutsideProviderId, orderId: string, amount: string) {
  return withRetries(
    () =>
      callApi('POST /api/payments/[provider]/orders/[id]/capture', {
        params: { provider: inAddress(provider), id: orderId },
        headers: sessionHeader(),
        body: { amount },
        signal: AbortSignal.timeout(PAYMENT_TIMEOUT),
      }),
    CAPTURE_RETRY_DELAYS,
    isUnanswered,
  )
}

/** Charges a card. Never retried automatically: without a response the outcome is unknown. */
export function postCardPayment(
  provider: OutsideProviderId,
  amount: string,
  card: CardMeans,
  buyer: Buyer,
  captchaToken: string | undefined,
) {
  return callApi('POST /api/payments/[provider]/card', {
    params: { provider: inAddress(provider) },
    headers: sessionHeader(),
    body: { amount, ...card, ...fieldsOf(buyer), captchaToken },
    signal: AbortSignal.timeout(PAYMENT_TIMEOUT),
  })
}

/** Pays by a token that a provider's fields made. Never retried automatically: without a response the outcome is unknown. */
export function confirmPayment(
  provider: OutsideProviderId,
  amount: string,
  token: string,
  buyer: Buyer,
  captchaToken: string | undefined,
) {
  return callApi('POST /api/payments/[provider]/confirm', {
    params: { provider: inAddress(provider) },
    headers: sessionHeader(),
    body: { amount, token, ...fieldsOf(buyer), captchaToken },
    signal: AbortSignal.timeout(PAYMENT_TIMEOUT),
  })
}

/** Asks what came of a payment that its payer had more to do for; one that he has not done is ended. Idempotent. */
export function finishConfirmation(provider: OutsideProviderId, transactionId: string) {
  return withRetries(
    () =>
      callApi('POST /api/payments/[provider]/confirm/[id]', {
        params: { provider: inAddress(provider), id: transactionId },
        headers: sessionHeader(),
        body: { isGivenUp: true },
        signal: AbortSignal.timeout(PAYMENT_TIMEOUT),
      }),
    CAPTURE_RETRY_DELAYS,
    isUnanswered,
  )
}

/** Pays all of the cart with its gift card. A second call answers the same payment. */
export function postGiftCardPayment(amount: string, buyer: Buyer) {
  return callApi('POST /api/payment/gift-card', {
    headers: sessionHeader(),
    body: { amount, ...fieldsOf(buyer) },
    signal: AbortSignal.timeout(PAYMENT_TIMEOUT),
  })
}

/** Completes a cart that costs nothing. A second call answers the same payment. */
export function postFreePayment(buyer: Buyer) {
  return callApi('POST /api/payment/free', {
    headers: sessionHeader(),
    body: fieldsOf(buyer),
    signal: AbortSignal.timeout(PAYMENT_TIMEOUT),
  })
}

/** Makes the order of a payment; posting the same payment again answers the same order. */
export function postOrder(order: OrderRequest) {
  return withRetries(
    () =>
      callApi('POST /api/orders', {
        headers: sessionHeader(),
        body: order,
        signal: AbortSignal.timeout(ORDER_TIMEOUT),
      }),
    ORDER_RETRY_DELAYS,
    isRetryable,
  )
}
