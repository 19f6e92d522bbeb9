import { sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'
import { inAddress, type OutsideProviderId } from '@/lib/payments/provider-ids'
import type { TickedConsent } from '@/lib/payments/supply-consent'

/** Longer than the server waits for the wallet. */
const TIMEOUT_MS = 90_000

const call = () => ({
  headers: sessionHeader(),
  signal: AbortSignal.timeout(TIMEOUT_MS),
})

type Start = {
  amount: string
  currency: string
  locale: string
  displayCurrency: string
  country?: string
  /** What was ticked about immediate supply, where that was asked. */
  supplyConsent?: TickedConsent
}

/** Begins a payment of the cart whose buyer the wallet names. */
export const startExpressPayment = (provider: OutsideProviderId, start: Start) =>
  callApi('POST /api/payments/[provider]/express', {
    ...call(),
    params: { provider: inAddress(provider) },
    body: start,
  })

/** Pays the cart by the token of a wallet's button in a provider's fields. Never retried: without an answer the outcome is unknown. */
export const confirmExpressPayment = (
  provider: OutsideProviderId,
  payment: Start & { token: string },
) =>
  callApi('POST /api/payments/[provider]/express/confirm', {
    ...call(),
    params: { provider: inAddress(provider) },
    body: payment,
  })

/** Takes the money and makes the order; again, it answers the same order. */
export const finishExpressPayment = (provider: OutsideProviderId, id: string) =>
  callApi('POST /api/payments/[provider]/express/[id]', {
    ...call(),
    params: { provider: inAddress(provider), id },
  })
