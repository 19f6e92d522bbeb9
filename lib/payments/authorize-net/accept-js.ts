import type { AcceptJs } from '@/lib/payments/contracts'
import type { PaymentsMode } from '@/lib/payments/mode'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import { ACCEPT_JS_SOURCES } from './page-sources'

/** https://developer.authorize.net/api/reference/features/acceptjs.html */
const SCRIPT_URL = {
  live: 'https://js.authorize.net/v1/Accept.js',
  test: 'https://jstest.authorize.net/v1/Accept.js',
}

type Account = { mode: PaymentsMode; loginId: string; apiUrl: string; clientKey?: string }

/** A simulator has a script of its own, on its own host. */
const isSimulated = ({ mode, apiUrl }: Account) =>
  mode === 'test' && !new URL(apiUrl).hostname.endsWith('.authorize.net')

/** How browsers send cards to Authorize.Net; `null` when the account has no public client key. */
export function acceptJsOf(account: Account | null): AcceptJs | null {
  if (!account?.clientKey) return null
  const { mode, apiUrl, loginId: apiLoginId, clientKey } = account
  const scriptUrl = isSimulated(account) ? new URL('/v1/Accept.js', apiUrl).href : SCRIPT_URL[mode]
  return { scriptUrl, apiLoginId, clientKey }
}

/** What the payment page loads for it: nothing without a public client key. */
export function acceptJsSources(account: Account | null): Sources[] {
  if (!account?.clientKey) return []
  if (!isSimulated(account)) return [ACCEPT_JS_SOURCES[account.mode]]
  const { origin } = new URL(account.apiUrl)
  return [{ 'script-src': [origin], 'connect-src': [origin] }]
}
