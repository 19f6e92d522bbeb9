import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { PLUGINS_TAG } from '@/lib/plugins/cache-tags'
import type { InBrowser } from '@/lib/plugins/in-browser'
import { type OutsideProviderId, PROVIDER_NAMES } from './provider-ids'
import { CHECKOUT_PROVIDERS } from './providers'

/** What shoppers are told of what the payment page loads of a provider; `null` where nothing is: it has a page of its own. */
const IN_BROWSER: Record<OutsideProviderId, InBrowser | null> = {
  paypal: {
    companies: ['PayPal (Europe) S.à r.l. et Cie, S.C.A.', 'PayPal, Inc.'],
    countries: ['LU', 'US'],
    purposes: ['payment'],
    needsConsent: false,
    entries: [],
  },
  authorize_net: {
    companies: ['Authorize.Net LLC (Visa)'],
    countries: ['US'],
    purposes: ['payment'],
    needsConsent: false,
    entries: [],
  },
  stripe: {
    companies: ['Stripe Payments Europe, Limited', 'Stripe, LLC'],
    countries: ['IE', 'US'],
    purposes: ['payment'],
    needsConsent: false,
    entries: [
      { name: '__stripe_mid', kind: 'cookie', kept: [1, 'year'] },
      { name: '__stripe_sid', kind: 'cookie', kept: [30, 'minute'] },
    ],
  },
  square: {
    companies: ['Squareup International Limited', 'Block, Inc.'],
    countries: ['IE', 'US'],
    purposes: ['payment'],
    needsConsent: false,
    entries: [],
  },
  klarna: null,
}

/** The providers on offer whose scripts the payment page loads. Cached. */
export async function paymentsInBrowser(): Promise<(InBrowser & { name: string })[]> {
  'use cache'
  cacheTag(PLUGINS_TAG)
  cacheLife('hours')
  const offers = await Promise.all(
    CHECKOUT_PROVIDERS.map(async ({ id, offer }) => ({ id, isOffered: (await offer()).isOffered })),
  )
  return offers.flatMap(({ id, isOffered }) => {
    const told = IN_BROWSER[id]
    return isOffered && told ? [{ name: PROVIDER_NAMES[id], ...told }] : []
  })
}
