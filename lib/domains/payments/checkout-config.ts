import 'server-only'
import { env } from '@/lib/core/env'
import { currentSettings } from '@/lib/domains/settings/queries'
import { providerSettings } from './provider-settings'

/** What the checkout's pages have to know of the store's set-up. Holds no secret. */
export type CheckoutConfig = {
  testMode: boolean
  walletOffered: boolean
  cardOffered: boolean
  /** Given when PayPal's own buttons are to be shown; otherwise the wallet's flow is simulated. */
  paypalClientId: string | null
  taxBasisPoints: number
  supportEmail: string
}

/** PayPal's buttons approve orders of PayPal's own API only, not those of a simulator. */
function buttonsClientId(paypal: { clientId: string; apiUrl: string } | null): string | null {
  if (!paypal) return null
  return /(?:^|\.)paypal\.com$/.test(new URL(paypal.apiUrl).hostname) ? paypal.clientId : null
}

/** The checkout's set-up as it is now. A provider without credentials is not offered. */
export async function checkoutConfig(): Promise<CheckoutConfig> {
  const { paypal, authorizeNet } = providerSettings(env())
  const { taxBasisPoints, supportEmail } = await currentSettings()
  return {
    testMode: env().PAYMENTS_MODE === 'test',
    walletOffered: paypal !== null,
    cardOffered: authorizeNet !== null,
    paypalClientId: buttonsClientId(paypal),
    taxBasisPoints,
    supportEmail,
  }
}
