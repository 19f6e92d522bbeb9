import type { Elements } from '@/lib/payments/contracts'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import type { StripeAccount, StripeAccounts } from './account'

/** The release of Stripe.js that goes with the version of the API. https://docs.stripe.com/sdks/stripejs-versioning */
const SCRIPT_URL = 'https://js.stripe.com/endive/stripe.js'

/** https://docs.stripe.com/security/guide#content-security-policy */
const SOURCES: Sources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** A simulator has a script of its own, on its own host. */
const isSimulated = ({ apiUrl }: Pick<StripeAccount, 'apiUrl'>) =>
  !new URL(apiUrl).hostname.endsWith('.stripe.com')

/** How browsers show Stripe's fields. */
export function elementsOf(accounts: StripeAccounts | null): Elements | null {
  if (!accounts) return null
  const { publishableKey, apiUrl, further } = accounts
  const scriptUrl = isSimulated(accounts) ? new URL('/v3/', apiUrl).href : SCRIPT_URL
  if (further.length === 0) return { scriptUrl, publishableKey }
  // The first that takes a currency is written last.
  const keys = further
    .toReversed()
    .flatMap(({ currencies, account }) =>
      currencies.map((currency) => [currency, account.publishableKey] as const),
    )
  return { scriptUrl, publishableKey, keysOfCurrencies: Object.fromEntries(keys) }
}

/** What the payment page loads for them. */
export function elementsSources(account: Pick<StripeAccount, 'apiUrl'>): Sources[] {
  if (!isSimulated(account)) return [SOURCES]
  const { origin } = new URL(account.apiUrl)
  return [{ 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] }]
}
