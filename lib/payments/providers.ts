import 'server-only'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import { authorizeNet } from './authorize-net/provider'
import { freeOfCharge } from './free/provider'
import { giftCards } from './gift-card/provider'
import { klarna } from './klarna/provider'
import { manualPayments } from './manual/provider'
import type { Payment } from './payment'
import type { PaymentMethod } from './payment-methods'
import { payPal } from './paypal/provider'
import type { PaymentProvider, ProviderKind, ProviderOf } from './provider'
import { type ProviderId, providerIn } from './provider-ids'
import { square } from './square/provider'
import { stripe } from './stripe/provider'

/** The payment providers. To add one, add a folder and a line here. */
export const PROVIDERS: Record<ProviderId, PaymentProvider> = {
  paypal: payPal,
  authorize_net: authorizeNet,
  stripe,
  square,
  klarna,
  gift_card: giftCards,
  free: freeOfCharge,
  manual: manualPayments,
}

/** The store itself, where a gift card pays all. */
export const giftCardProvider = giftCards

/** The store itself, where there is nothing to pay. */
export const freeProvider = freeOfCharge

const isOfKind =
  <K extends ProviderKind>(kind: K) =>
  (provider: PaymentProvider): provider is ProviderOf<K> =>
    provider.kind === kind

/** Those that are paid with in one way. */
export const providersOfKind = <K extends ProviderKind>(kind: K): ProviderOf<K>[] =>
  Object.values(PROVIDERS).filter(isOfKind(kind))

/** Those that the checkout shows where they are offered, in its order. */
export const CHECKOUT_PROVIDERS = [
  ...providersOfKind('wallet'),
  ...providersOfKind('elements'),
  ...providersOfKind('card'),
] as const

/**
 * The provider that an address names, such as `authorize-net`.
 *
 * @throws AppError `not_found` where there is none, or one that is paid with in another way
 */
export function providerAt<K extends ProviderKind>(kind: K, address: string): ProviderOf<K> {
  const id = providerIn(address)
  const provider = id && PROVIDERS[id]
  if (provider && isOfKind(kind)(provider)) return provider
  throw new AppError('not_found', say('request.noSuchCall'))
}

/** The provider that a payment started with. */
export const providerOf = ({ provider }: { provider: ProviderId }): PaymentProvider =>
  PROVIDERS[provider]

/** Whether money of a payment goes back outside of the store, by whoever got it. */
export function isRefundedByHand(payment: Pick<Payment, 'provider'>): boolean {
  const provider = providerOf(payment)
  return provider.kind === 'store' && provider.refundsByHand
}

/** The payment methods of a provider's orders. */
export const methodsOf = (provider: PaymentProvider): PaymentMethod[] =>
  provider.kind === 'wallet' && provider.cards
    ? [provider.paymentMethod, BY_CARD]
    : [provider.paymentMethod]

const BY_CARD: PaymentMethod = 'card'

/** What an order was paid with, as it keeps it. */
export const methodOf = (payment: Pick<Payment, 'provider' | 'isByCard'>): PaymentMethod =>
  payment.isByCard ? BY_CARD : providerOf(payment).paymentMethod

/** The providers of an order's payment method. */
export const providersForMethod = (method: PaymentMethod): PaymentProvider[] =>
  Object.values(PROVIDERS).filter((provider) => methodsOf(provider).includes(method))

/** What the payment methods load at the checkout at the moment. */
export async function checkoutSources(): Promise<Sources[]> {
  return (await Promise.all(CHECKOUT_PROVIDERS.map(({ pageSources }) => pageSources()))).flat()
}
