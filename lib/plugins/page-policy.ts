// middleware.ts reads this too: it imports types alone.
import type { PublicPlugins } from './contracts'

export { PLAIN_POLICY } from '@/lib/platform/plain-policy.mjs'

/** Whose scripts may run on a page. */
export type Vendor = Exclude<keyof PublicPlugins, 'cookieConsent'>

type Directive =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'frame-src'
  | 'media-src'
  | 'worker-src'
type Sources = Partial<Record<Directive, readonly string[]>>

const GOOGLE_ANALYTICS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** What each vendor needs, by its own documentation. A host that stands nowhere else stands here. */
const SOURCES: Record<Vendor, Sources> = {
  // https://developers.google.com/tag-platform/security/guides/csp (Google Analytics 4)
  googleAnalytics: {
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': GOOGLE_ANALYTICS,
    'connect-src': GOOGLE_ANALYTICS,
  },
  // The same page: the container, Google Analytics 4 and Google Ads. Tags of others stay blocked.
  googleTagManager: {
    'script-src': [
      'https://*.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    'img-src': [
      ...GOOGLE_ANALYTICS,
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
    'connect-src': [
      ...GOOGLE_ANALYTICS,
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
    ],
    'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
  // https://developers.facebook.com/docs/meta-pixel
  metaPixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  // https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
  crisp: {
    'script-src': ['https://client.crisp.chat'],
    'style-src': ['https://client.crisp.chat'],
    'img-src': [
      'https://client.crisp.chat',
      'https://image.crisp.chat',
      'https://storage.crisp.chat',
    ],
    'font-src': ['https://client.crisp.chat'],
    'connect-src': [
      'https://client.crisp.chat',
      'https://storage.crisp.chat',
      'wss://client.relay.crisp.chat',
      'wss://stream.relay.crisp.chat',
    ],
    'media-src': ['https://client.crisp.chat'],
    'worker-src': ['blob:', 'https://client.crisp.chat'],
  },
  // https://help.tawk.to (Content Security Policy); emoji come from jsDelivr
  tawk: {
    'script-src': ['https://*.tawk.to', 'https://cdn.jsdelivr.net/emojione/'],
    'style-src': ['https://*.tawk.to', 'https://cdn.jsdelivr.net/emojione/'],
    'img-src': ['https://*.tawk.to', 'https://tawk.link', 'https://cdn.jsdelivr.net/emojione/'],
    'font-src': ['https://*.tawk.to'],
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
    'media-src': ['https://*.tawk.to'],
  },
  // https://www.intercom.com/help/en/articles/3894 (without the video hosts, which are optional)
  intercom: {
    'script-src': [
      'https://app.intercom.io',
      'https://widget.intercom.io',
      'https://js.intercomcdn.com',
    ],
    'img-src': [
      'https://js.intercomcdn.com',
      'https://static.intercomassets.com',
      'https://downloads.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
      'https://gifs.intercomcdn.com',
      'https://messenger-apps.intercom.io',
    ],
    'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
    'connect-src': [
      'https://via.intercom.io',
      'https://api.intercom.io',
      'https://api-iam.intercom.io',
      'https://api-ping.intercom.io',
      'https://*.intercom-messenger.com',
      'wss://*.intercom-messenger.com',
      'https://nexus-websocket-a.intercom.io',
      'wss://nexus-websocket-a.intercom.io',
      'https://nexus-websocket-b.intercom.io',
      'wss://nexus-websocket-b.intercom.io',
      'https://uploads.intercomcdn.com',
      'https://uploads.intercomusercontent.com',
    ],
    'frame-src': ['https://intercom-sheets.com'],
    'media-src': ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
  },
  // https://developers.cloudflare.com/turnstile/reference/content-security-policy/
  turnstile: {
    'script-src': ['https://challenges.cloudflare.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  },
}

export const VENDORS = Object.keys(SOURCES) as Vendor[]

/** A policy that also lets these vendors work. Each host stands once. */
export function allow(policy: string, vendors: readonly Vendor[]): string {
  const directives = new Map<string, string[]>(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ')
      return [name, sources]
    }),
  )
  for (const vendor of vendors)
    for (const [name, sources] of Object.entries(SOURCES[vendor])) {
      // What is not named falls back to `default-src 'self'`, which must still hold.
      const known = directives.get(name) ?? ["'self'"]
      directives.set(name, [...new Set([...known, ...sources])])
    }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** Chats in the order of their right of way: there is never more than one on a page. */
const CHATS = ['crisp', 'tawk', 'intercom'] as const satisfies readonly Vendor[]
export type Chat = (typeof CHATS)[number]

/** The chat of the storefront: the first that is on. */
export const chatOf = (plugins: PublicPlugins): Chat | undefined =>
  CHATS.find((chat) => plugins[chat] !== undefined)

/** Whose scripts storefront pages may load. */
export function storefrontVendors(plugins: PublicPlugins): Vendor[] {
  const chat = chatOf(plugins)
  return VENDORS.filter((vendor) => {
    if (vendor === 'turnstile') return plugins.turnstile?.onContact ?? false
    if (vendor === 'crisp' || vendor === 'tawk' || vendor === 'intercom') return vendor === chat
    return plugins[vendor] !== undefined
  })
}

/** Whose scripts the back office may load. */
export const adminVendors = (plugins: PublicPlugins): Vendor[] =>
  plugins.turnstile?.onLogin ? ['turnstile'] : []
