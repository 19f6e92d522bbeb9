import { sessionHeader } from '@/components/cart/cart-session'
import { callApi } from '@/lib/api/client'

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
}

/** Begins a payment of the cart whose buyer the wallet names. */
export const startExpressPayment = (start: Start) =>
  callApi('POST /api/paypal/express', { ...call(), body: start })

/** Takes the money and makes the order; again, it answers the same order. */
export const finishExpressPayment = (id: string) =>
  callApi('POST /api/paypal/express/[id]', { ...call(), params: { id } })
