import type { Chat } from '@/lib/plugins/chat'
import type { PublicPlugins } from '@/lib/plugins/contracts'

/** What visitors are asked about, in the order of the list. What the store itself needs is no question. */
export const PURPOSES = ['analytics', 'marketing', 'chat'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The plugins that wait for a visitor's consent; of the chats, the one that takes precedence. */
export type ConsentPlugins = Pick<
  PublicPlugins,
  'googleAnalytics' | 'googleTagManager' | 'metaPixel' | 'pinterestTag' | 'hotjar' | 'ahrefs' | Chat
>
export type ConsentVendor = keyof ConsentPlugins

type Vendor = {
  name: string
  /** It runs once any of these is agreed to. */
  purposes: readonly Purpose[]
  /** Names of the cookies and storage entries that it sets for this store's address. */
  traces: Partial<Record<Purpose, RegExp>>
}

export const CONSENT_VENDORS: Record<ConsentVendor, Vendor> = {
  googleAnalytics: {
    name: 'Google Analytics',
    purposes: ['analytics'],
    traces: { analytics: /^_(?:ga|gid$|gat)/ },
  },
  // Tags of a container may be of either kind, so it waits for whichever comes.
  googleTagManager: {
    name: 'Google Tag Manager',
    purposes: ['analytics', 'marketing'],
    traces: { marketing: /^_gcl_/ },
  },
  metaPixel: {
    name: 'Meta Pixel',
    purposes: ['marketing'],
    traces: { marketing: /^_fb[pc]$/ },
  },
  pinterestTag: {
    name: 'Pinterest Tag',
    purposes: ['marketing'],
    traces: { marketing: /^_(?:pin_unauth$|pinterest_|epik$|derived_epik$)/ },
  },
  hotjar: {
    name: 'Hotjar',
    purposes: ['analytics'],
    traces: { analytics: /^(?:_hj|hj(?:ViewportId|ActiveViewportIds)$)/ },
  },
  ahrefs: { name: 'Ahrefs', purposes: ['analytics'], traces: {} },
  crisp: { name: 'Crisp', purposes: ['chat'], traces: { chat: /^crisp-client/ } },
  tawk: {
    name: 'Tawk.to',
    purposes: ['chat'],
    traces: { chat: /^(?:twk_|__tawkuuid|tawkUUID|TawkConnectionTime)/ },
  },
  intercom: { name: 'Intercom', purposes: ['chat'], traces: { chat: /^intercom[-.]/ } },
  tidio: { name: 'Tidio', purposes: ['chat'], traces: { chat: /^tidio_/ } },
}

const isVendor = (key: string): key is ConsentVendor => Object.hasOwn(CONSENT_VENDORS, key)

/** The vendors that a purpose stands for, in the order in which visitors read their names. */
export const vendorsFor = (purpose: Purpose): ConsentVendor[] =>
  Object.keys(CONSENT_VENDORS)
    .filter(isVendor)
    .filter((vendor) => CONSENT_VENDORS[vendor].purposes.includes(purpose))
