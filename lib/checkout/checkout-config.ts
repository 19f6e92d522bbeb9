import 'server-only'
import { env } from '@/lib/core/env'
import type { Offer } from '@/lib/payments/provider'
import { cardProvider, walletProvider } from '@/lib/payments/providers'
import { isOfferedIn } from '@/lib/payments/require-offered'
import { currentPublicPlugins } from '@/lib/plugins/queries'
import { taxRulesOf, taxVaries } from '@/lib/pricing/tax'
import { currentSettings } from '@/lib/settings/queries'
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
  const isTaken = (offer: Offer) => isOfferedIn(offer, settings.baseCurrency)
  const offered = [wallet, card].filter(isTaken)
  return {
    testMode: (offered[0]?.mode ?? env().PAYMENTS_MODE) === 'test',
    walletOffered: isTaken(wallet),
    cardOffered: isTaken(card),
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

/** How the store can be paid at the moment: not at all while the checkout is closed. */
export async function offeredMethods(): Promise<{ paypal: boolean; card: boolean }> {
  const { walletOffered, cardOffered, isClosed } = await checkoutConfig()
  return { paypal: walletOffered && !isClosed, card: cardOffered && !isClosed }
}
