import 'server-only'
import { env } from '@/lib/core/env'
import { authorizeNetAccounts, payPalAccounts } from '@/lib/payments/accounts'
import { taxRulesOf } from '@/lib/pricing/tax'
import { currentSettings } from '@/lib/settings/queries'
import type { CheckoutConfig } from './contracts'

/** PayPal's buttons approve orders of PayPal's own API only, not those of a simulator. */
function buttonsClientId(paypal: { clientId: string; apiUrl: string } | null): string | null {
  if (!paypal) return null
  return /(?:^|\.)paypal\.com$/.test(new URL(paypal.apiUrl).hostname) ? paypal.clientId : null
}

/**
 * The checkout's set-up as it is now. A provider without credentials, or whose plugin is switched
 * off, is not offered.
 */
export async function checkoutConfig(): Promise<CheckoutConfig> {
  const [wallet, card, settings] = await Promise.all([
    payPalAccounts(),
    authorizeNetAccounts(),
    currentSettings(),
  ])
  const offered = [wallet, card].filter((accounts) => accounts.offered)
  const modes = offered.flatMap(({ current }) => (current ? [current.mode] : []))
  return {
    testMode: (modes[0] ?? env().PAYMENTS_MODE) === 'test',
    walletOffered: wallet.offered,
    cardOffered: card.offered,
    paypalClientId: buttonsClientId(wallet.current),
    tax: taxRulesOf(settings),
    taxDisplay: settings.taxDisplayCart,
    orderNumberPrefix: settings.orderNumberPrefix,
    isClosed: !settings.guestCheckout,
    supportEmail: settings.supportEmail,
  }
}
