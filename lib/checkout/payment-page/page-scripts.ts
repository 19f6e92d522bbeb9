import type { ProviderId } from '@/lib/payments/provider-ids'
import type { PagePluginName } from '@/lib/plugins/page-plugins'

/**
 * How the integrity of a script is assured: `built`: the store's own, with the nonce of its answer; `named`: the policy names its
 * host, and the store its whole address; `loaded`: the policy names no host, as a script with the nonce loads it from an address
 * that stands in the store's code.
 */
type Integrity = 'built' | 'named' | 'loaded'

type PageScript = {
  id: string
  /** Whose it is, as people know them. */
  company: string
  /** As the policy has them, or where it names none, the origin of the address. */
  sources: readonly string[]
  integrity: Integrity
  /** What has to be on for it to load; without either, it always may. */
  provider?: ProviderId
  plugin?: PagePluginName
}

/**
 * Every script that may load on a payment page (PCI DSS 4.0.1, 6.4.3). A test compares them with what the policies allow; why each is
 * there stands in `messages/back-office`. A simulator's script is that of its provider.
 */
export const PAGE_SCRIPTS = [
  { id: 'store', company: '', sources: ["'self'"], integrity: 'built' },
  {
    id: 'paypal',
    company: 'PayPal',
    sources: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
    integrity: 'named',
    provider: 'paypal',
  },
  {
    id: 'googlePay',
    company: 'Google',
    sources: ['https://pay.google.com'],
    integrity: 'loaded',
    provider: 'paypal',
  },
  {
    id: 'applePay',
    company: 'Apple',
    sources: ['https://applepay.cdn-apple.com'],
    integrity: 'loaded',
    provider: 'paypal',
  },
  {
    id: 'authorizeNet',
    company: 'Authorize.Net',
    sources: ['https://js.authorize.net', 'https://jstest.authorize.net'],
    integrity: 'named',
    provider: 'authorize_net',
  },
  {
    id: 'stripe',
    company: 'Stripe',
    sources: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    integrity: 'named',
    provider: 'stripe',
  },
  {
    id: 'square',
    company: 'Square',
    sources: ['https://web.squarecdn.com', 'https://sandbox.web.squarecdn.com'],
    integrity: 'named',
    provider: 'square',
  },
  {
    id: 'turnstile',
    company: 'Cloudflare',
    sources: ['https://challenges.cloudflare.com'],
    integrity: 'named',
    plugin: 'turnstile',
  },
  {
    id: 'recaptcha',
    company: 'Google',
    sources: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    integrity: 'named',
    plugin: 'recaptcha',
  },
] as const satisfies readonly PageScript[]

/** The scripts that may load while some providers and plugins are on. */
export const scriptsThatMayLoad = (
  providers: readonly ProviderId[],
  plugins: readonly PagePluginName[],
) =>
  PAGE_SCRIPTS.filter(
    (script: PageScript) =>
      (!script.provider || providers.includes(script.provider)) &&
      (!script.plugin || plugins.includes(script.plugin)),
  )
