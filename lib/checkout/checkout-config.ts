import 'server-only'
import { env } from '@/lib/core/env'
import type { CurrencyCode } from '@/lib/i18n/currencies'
import type { Offer } from '@/lib/payments/provider'
import { cardProvider, walletProvider } from '@/lib/payments/providers'
import { isOfferedIn } from '@/lib/payments/require-offered'
import { currentPublicPlugins } from '@/lib/plugins/queries'
import { chargedCurrencies } from '@/lib/pricing/selling'
import { taxRulesOf, taxVaries } from '@/lib/pricing/tax'
import { currentSettings } from '@/lib/settings/queries'
import { sellingOrBase } from '@/lib/settings/rates/seller'
import type { CheckoutConfig } from './contracts'

/**
 * The checkout's current configuration. A provider without credentials, or whose plugin is switched
 * off, is not offered.
 */
export async function checkoutConfig(): Promise<CheckoutConfig> {
  const [wallet, card, settings, { turnstile }] = await Promise.all([
    walletProvider.offer(),
    cardProvider.offer(),
    currentSettings(),
    currentPublicPlugins(),
  ])
  const charged = chargedCurrencies(settings)
  const takenBy = (offer: Offer) => charged.filter((currency) => isOfferedIn(offer, currency))
  const offered = [wallet, card].filter((offer) => takenBy(offer).length > 0)
  return {
    testMode: (offered[0]?.mode ?? env().PAYMENTS_MODE) === 'test',
    walletCurrencies: takenBy(wallet),
    cardCurrencies: takenBy(card),
    paypalClientId: wallet.buttonsClientId,
    acceptJs: card.acceptJs,
    tax: taxRulesOf(settings),
    taxVaries: taxVaries(settings),
    taxDisplay: settings.taxDisplayCart,
    orderNumberPrefix: settings.orderNumberPrefix,
    captchaSiteKey: turnstile?.onCheckout ? turnstile.siteKey : null,
    isClosed: !settings.guestCheckout,
    supportEmail: settings.supportEmail,
    offersReminders: settings.cartReminders,
  }
}

/**
 * How the store can be paid in a currency at the moment: not at all while the checkout is closed.
 *
 * @param currency the store's own where it is left out
 */
export async function offeredMethods(
  currency?: string,
): Promise<{ paypal: boolean; card: boolean }> {
  const [selling, { walletCurrencies, cardCurrencies, isClosed }] = await Promise.all([
    sellingOrBase(currency),
    checkoutConfig(),
  ])
  const isOffered = (currencies: readonly CurrencyCode[]) =>
    !isClosed && currencies.includes(selling.currency)
  return { paypal: isOffered(walletCurrencies), card: isOffered(cardCurrencies) }
}
