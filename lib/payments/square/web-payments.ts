import type { Elements } from '@/lib/payments/contracts'
import type { Sources } from '@/lib/platform/content-security-policy.mjs'
import type { SquareAccount } from './account'

const HOSTS = {
  live: { script: 'https://web.squarecdn.com', calls: 'https://pci-connect.squareup.com' },
  test: {
    script: 'https://sandbox.web.squarecdn.com',
    calls: 'https://pci-connect.squareupsandbox.com',
  },
}

/** A simulator has a script of its own, on its own host. */
const isSimulated = ({ apiUrl }: Pick<SquareAccount, 'apiUrl'>) =>
  !/\.squareup(?:sandbox)?\.com$/.test(new URL(apiUrl).hostname)

/** How browsers show Square's fields. */
export function webPaymentsOf(account: SquareAccount | null): Elements | null {
  if (!account) return null
  const { applicationId: publishableKey, locationId, apiUrl, mode } = account
  const host = isSimulated(account) ? apiUrl : HOSTS[mode].script
  return { scriptUrl: new URL('/v1/square.js', host).href, publishableKey, locationId }
}

/**
 * What the payment page loads for them. The bank of a card asks its customer on a page of its own within a frame
 * (3-D Secure), whose host nobody knows before. Forms in frames are none of the page's, so nothing else is widened.
 * https://developer.squareup.com/docs/web-payments/content-security-policy
 */
export function webPaymentsSources(account: Pick<SquareAccount, 'apiUrl' | 'mode'>): Sources[] {
  if (isSimulated(account)) {
    const { origin } = new URL(account.apiUrl)
    return [{ 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] }]
  }
  const { script, calls } = HOSTS[account.mode]
  return [
    {
      'script-src': [script],
      'style-src': [script],
      'connect-src': [script, calls],
      'frame-src': ['https:'],
    },
  ]
}
