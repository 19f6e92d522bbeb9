import { chatOf } from '@/lib/plugins/chat'
import { consentPlatformOf } from '@/lib/plugins/consent-platform'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import { CONSENT_VENDORS, type ConsentPlugins, PURPOSES, type Purpose, vendorsFor } from './vendors'

/** What of the plugins that are on needs consent; `null` when nothing does. */
export function consentPlugins(plugins: PublicPlugins): ConsentPlugins | null {
  const { googleAnalytics, googleTagManager, metaPixel, pinterestTag, hotjar, ahrefs } = plugins
  const chat = chatOf(plugins)
  const asked: ConsentPlugins = {
    ...(googleAnalytics && { googleAnalytics }),
    ...(googleTagManager && { googleTagManager }),
    ...(metaPixel && { metaPixel }),
    ...(pinterestTag && { pinterestTag }),
    ...(hotjar && { hotjar }),
    ...(ahrefs && { ahrefs }),
    ...(chat && { [chat]: plugins[chat] }),
  }
  return Object.keys(asked).length > 0 ? asked : null
}

/** Whether visitors are asked for consent, by the store or by a platform, and may change their answer. */
export const asksForConsent = (plugins: PublicPlugins): boolean =>
  consentPlatformOf(plugins) !== null || consentPlugins(plugins) !== null

/** What visitors are asked about while these plugins are on, and who is behind it. */
export const questionsOf = (plugins: ConsentPlugins): { purpose: Purpose; names: string[] }[] =>
  PURPOSES.flatMap((purpose) => {
    const names = vendorsFor(purpose)
      .filter((vendor) => plugins[vendor])
      .map((vendor) => CONSENT_VENDORS[vendor].name)
    return names.length > 0 ? [{ purpose, names }] : []
  })
