import 'server-only'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import { authorizeNet } from './authorize-net/provider'
import { freeOfCharge } from './free/provider'
import { giftCards } from './gift-card/provider'
import { payPal } from './paypal/provider'
import type { CardProvider, PaymentProvider, Provider, WalletProvider } from './provider'
import type { ProviderId } from './provider-ids'

/** The payment providers. To add one, add a folder and a line here. */
export const PROVIDERS: Record<ProviderId, PaymentProvider> = {
  paypal: payPal,
  authorize_net: authorizeNet,
  gift_card: giftCards,
  free: freeOfCharge,
}

/** The wallet of the checkout. */
export const walletProvider: WalletProvider = payPal

/** The card processor of the checkout. */
export const cardProvider: CardProvider = authorizeNet

/** The store itself, where a gift card pays all. */
export const giftCardProvider: Provider = giftCards

/** The store itself, where there is nothing to pay. */
export const freeProvider: Provider = freeOfCharge

/** The provider that a payment started with. */
export const providerOf = ({ provider }: { provider: ProviderId }): PaymentProvider =>
  PROVIDERS[provider]

/** The provider of an order's payment method. */
export const providerForMethod = (method: PaymentProvider['paymentMethod']): PaymentProvider =>
  Object.values(PROVIDERS).find(({ paymentMethod }) => paymentMethod === method) ?? walletProvider

/** What the payment methods load at the checkout at the moment. */
export async function checkoutSources(): Promise<Sources[]> {
  const ofMethods = [walletProvider, cardProvider].map(({ pageSources }) => pageSources())
  return (await Promise.all(ofMethods)).flat()
}
