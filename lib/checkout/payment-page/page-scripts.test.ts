import { describe, expect, it } from '@jest/globals'
import { acceptJsOf, acceptJsSources } from '@/lib/payments/authorize-net/accept-js'
import { PAYMENT_PAGE_SOURCES } from '@/lib/payments/page-sources'
import { cardFieldsSources } from '@/lib/payments/paypal/card-fields'
import { DEVICE_WALLET_SOURCES } from '@/lib/payments/paypal/page-sources'
import { webPaymentsSources } from '@/lib/payments/square/web-payments'
import { elementsSources } from '@/lib/payments/stripe/elements'
import { allow, strictPolicy } from '@/lib/platform/content-security-policy.mjs'
import { PAGE_PLUGIN_NAMES, PAGE_PLUGINS } from '@/lib/plugins/page-plugins'
import { pageSources } from '@/lib/plugins/page-policy'
import { PAGE_SCRIPTS, scriptsThatMayLoad } from './page-scripts'

const acceptJs = { loginId: 'login', clientKey: 'key', apiUrl: 'https://api.authorize.net/xml' }

/** What every provider, in both modes, and every plugin that may be at the checkout let its policy allow. */
const EVERYTHING = [
  ...PAYMENT_PAGE_SOURCES,
  DEVICE_WALLET_SOURCES,
  ...acceptJsSources({ ...acceptJs, mode: 'live' }),
  ...acceptJsSources({ ...acceptJs, mode: 'test' }),
  ...elementsSources({ apiUrl: 'https://api.stripe.com' }),
  ...webPaymentsSources({ apiUrl: 'https://connect.squareup.com', mode: 'live' }),
  ...webPaymentsSources({ apiUrl: 'https://connect.squareupsandbox.com', mode: 'test' }),
  ...cardFieldsSources({ apiUrl: 'https://api-m.paypal.com', mode: 'live' }),
  ...cardFieldsSources({ apiUrl: 'https://api-m.sandbox.paypal.com', mode: 'test' }),
  ...pageSources(PAGE_PLUGIN_NAMES.filter((name) => 'isInCheckout' in PAGE_PLUGINS[name].page)),
]

const NEITHER_HOST = new Set(["'nonce-n'", "'strict-dynamic'"])

const allowed = (directive: string) =>
  (
    allow(strictPolicy({ nonce: 'n' }), EVERYTHING)
      .split('; ')
      .find((part) => part.startsWith(`${directive} `)) ?? ''
  )
    .split(' ')
    .slice(1)
    .filter((source) => !NEITHER_HOST.has(source))

describe('the list of scripts of payment pages', () => {
  it('has every host whose scripts the policy allows, and no other', () => {
    const listed = PAGE_SCRIPTS.filter(({ integrity }) => integrity !== 'loaded').flatMap(
      ({ sources }): readonly string[] => sources,
    )
    expect(new Set(listed)).toEqual(new Set(allowed('script-src')))
  })

  it('has, beside them, only hosts that the policy lets those scripts talk to', () => {
    const reached = new Set([...allowed('connect-src'), ...allowed('frame-src')])
    for (const { sources, integrity } of PAGE_SCRIPTS)
      if (integrity === 'loaded') for (const source of sources) expect(reached).toContain(source)
  })

  it('is short where little is on', () => {
    expect(scriptsThatMayLoad([], []).map(({ id }) => id)).toEqual(['store'])
    expect(scriptsThatMayLoad(['stripe'], ['turnstile']).map(({ id }) => id)).toEqual([
      'store',
      'stripe',
      'turnstile',
    ])
  })

  it('names where each script of the checkout comes from', () => {
    const { scriptUrl = '' } = acceptJsOf({ ...acceptJs, mode: 'live' }) ?? {}
    expect(allowed('script-src')).toContain(new URL(scriptUrl).origin)
  })
})
