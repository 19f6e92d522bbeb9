import type { CardFieldsScript } from '@/lib/payments/contracts'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import { isSimulated, type PayPalAccount } from './account'

/** https://developer.paypal.com/sdk/js/set-up */
const HOSTS = { live: 'https://www.paypal.com', test: 'https://www.sandbox.paypal.com' }

/** How browsers show PayPal's fields for cards. */
export function cardFieldsOf(account: PayPalAccount | null): CardFieldsScript | null {
  if (!account) return null
  const { clientId, apiUrl, mode } = account
  const host = isSimulated(account) ? apiUrl : HOSTS[mode]
  return { scriptUrl: new URL('/web-sdk/v6/core', host).href, clientId }
}

/** What the payment page loads for them beside what PayPal's buttons do: banks ask within PayPal's own frame. */
export function cardFieldsSources(account: Pick<PayPalAccount, 'apiUrl' | 'mode'>): Sources[] {
  const host = isSimulated(account) ? new URL(account.apiUrl).origin : HOSTS[account.mode]
  return [{ 'script-src': [host], 'connect-src': [host], 'frame-src': [host] }]
}
