import { type Chat, chatOf } from '@/lib/plugins/chat'
import type { PublicPlugins } from '@/lib/plugins/contracts'

/** What visitors are asked about, in the order of the list. What the store itself needs is no question. */
export const PURPOSES = ['analytics', 'marketing', 'chat'] as const
export type Purpose = (typeof PURPOSES)[number]

/** The plugins that wait for a visitor's consent; of the chats, the one that has the right of way. */
export type ConsentPlugins = Pick<
  PublicPlugins,
  'googleAnalytics' | 'googleTagManager' | 'metaPixel' | Chat
>
type ConsentVendor = keyof ConsentPlugins

export const VENDOR_NAMES: Record<ConsentVendor, string> = {
  googleAnalytics: 'Google Analytics',
  googleTagManager: 'Google Tag Manager',
  metaPixel: 'Meta Pixel',
  crisp: 'Crisp',
  tawk: 'Tawk.to',
  intercom: 'Intercom',
}

/** Tags of a container may be of either kind, so Tag Manager waits for whichever comes. */
const BEHIND: Record<Purpose, readonly ConsentVendor[]> = {
  analytics: ['googleAnalytics', 'googleTagManager'],
  marketing: ['googleTagManager', 'metaPixel'],
  chat: ['crisp', 'tawk', 'intercom'],
}

/** What of the plugins that are on needs consent; `null` when nothing does. */
export function consentPlugins(plugins: PublicPlugins): ConsentPlugins | null {
  const { googleAnalytics, googleTagManager, metaPixel } = plugins
  const chat = chatOf(plugins)
  const asked: ConsentPlugins = {
    ...(googleAnalytics && { googleAnalytics }),
    ...(googleTagManager && { googleTagManager }),
    ...(metaPixel && { metaPixel }),
    ...(chat && { [chat]: plugins[chat] }),
  }
  return Object.keys(asked).length > 0 ? asked : null
}

/** What visitors are asked about while these plugins are on, and who is behind it. */
export const questionsOf = (plugins: ConsentPlugins): { purpose: Purpose; names: string[] }[] =>
  PURPOSES.flatMap((purpose) => {
    const names = BEHIND[purpose].filter((vendor) => plugins[vendor]).map((on) => VENDOR_NAMES[on])
    return names.length > 0 ? [{ purpose, names }] : []
  })
