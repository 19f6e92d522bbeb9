import { ahrefs } from './ahrefs/plugin'
import { cookieConsent } from './cookie-consent/plugin'
import { cookiebot } from './cookiebot/plugin'
import { crisp } from './crisp/plugin'
import { googleAnalytics } from './google-analytics/plugin'
import { googleTagManager } from './google-tag-manager/plugin'
import { hotjar } from './hotjar/plugin'
import { intercom } from './intercom/plugin'
import { metaPixel } from './meta-pixel/plugin'
import { onetrust } from './onetrust/plugin'
import { pinterestTag } from './pinterest-tag/plugin'
import type { PagePlugin } from './plugin'
import { recaptcha } from './recaptcha/plugin'
import { tawk } from './tawk/plugin'
import { tidio } from './tidio/plugin'
import { turnstile } from './turnstile/plugin'

/**
 * All plugins that are visible or run on pages, by the name that pages use. Of those in one group the
 * first that is on is used.
 */
const ENTRIES = {
  googleAnalytics,
  googleTagManager,
  metaPixel,
  pinterestTag,
  hotjar,
  ahrefs,
  crisp,
  tawk,
  intercom,
  tidio,
  cookieConsent,
  onetrust,
  cookiebot,
  turnstile,
  recaptcha,
}

export type PagePluginName = keyof typeof ENTRIES

type PublicValues = {
  [N in PagePluginName]: (typeof ENTRIES)[N] extends PagePlugin<infer V> ? V : never
}

/** The public settings of active plugins for prerendered pages. Contains no secrets. */
export type PublicPlugins = { [N in PagePluginName]?: PublicValues[N] }

export const PAGE_PLUGINS: { [N in PagePluginName]: PagePlugin<PublicValues[N]> } = ENTRIES

const isName = (name: string): name is PagePluginName => Object.hasOwn(ENTRIES, name)

/** In the order of the list above. */
export const PAGE_PLUGIN_NAMES = Object.keys(ENTRIES).filter(isName)
