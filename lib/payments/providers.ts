import 'server-only'
import { authorizeNet } from './authorize-net/provider'
import { payPal } from './paypal/provider'
import type { CardProvider, PaymentProvider, WalletProvider } from './provider'
import type { ProviderId } from './provider-ids'

/** The payment providers. One more is one more folder and one more line here. */
export const PROVIDERS: Record<ProviderId, PaymentProvider> = {
  paypal: payPal,
  authorize_net: authorizeNet,
}

/** The wallet of the checkout. */
export const walletProvider: WalletProvider = payPal

/** Who charges the cards of the checkout. */
export const cardProvider: CardProvider = authorizeNet

/** The provider that a payment began with. */
export const providerOf = ({ provider }: { provider: ProviderId }): PaymentProvider =>
  PROVIDERS[provider]

/** The provider behind what an order calls its payment method. */
export const providerForMethod = (method: PaymentProvider['paymentMethod']): PaymentProvider =>
  method === cardProvider.paymentMethod ? cardProvider : walletProvider
