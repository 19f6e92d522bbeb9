import { loadScript } from '@/lib/http/load-script'
import {
  googleAnalyticsScript,
  googleTagManagerScript,
  TAG_MANAGER_LAYER,
} from '@/lib/plugins/first-scripts'
import type { Grants, Tracker } from './tracker'
import { googleEvent } from './vendor-events'

const layers = window as unknown as Record<string, unknown[] | undefined>

function layerNamed(name: string): unknown[] {
  layers[name] ??= []
  return layers[name]
}

function gtagOn(layer: unknown[]) {
  return (..._command: unknown[]) => {
    // The script tells commands from data by their type: they must be an arguments object.
    layer.push(asArguments(..._command))
  }
}

function asArguments(..._values: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}

const state = (granted: boolean) => (granted ? 'granted' : 'denied')

/** https://developers.google.com/tag-platform/security/guides/consent */
const consentStates = ({ analytics, marketing }: Grants) => ({
  analytics_storage: state(analytics),
  ad_storage: state(marketing),
  ad_user_data: state(marketing),
  ad_personalization: state(marketing),
})

function consentOn(layer: unknown[], grants: Grants) {
  const gtag = gtagOn(layer)
  gtag('consent', 'default', consentStates({ analytics: false, marketing: false }))
  gtag('consent', 'update', consentStates(grants))
  return (next: Grants) => gtag('consent', 'update', consentStates(next))
}

const pageFields = (address: string) => ({ page_location: address, page_title: document.title })

/**
 * Google Analytics 4.
 *
 * @param layerName another one than Tag Manager's where both are on, or each would count the other's
 */
export function startGoogleAnalytics(
  { measurementId }: { measurementId: string },
  grants: Grants,
  layerName: string,
): Tracker {
  const layer = layerNamed(layerName)
  const gtag = gtagOn(layer)
  // Advertising is not what this plugin is for: without Tag Manager nobody was asked about it.
  const analyticsOnly = ({ analytics }: Grants): Grants => ({ analytics, marketing: false })
  const update = consentOn(layer, analyticsOnly(grants))
  gtag('js', new Date())
  gtag('config', measurementId, { send_page_view: false })
  loadScript(googleAnalyticsScript({ measurementId }, layerName)).catch(() => {})
  return {
    onGrants: (next) => update(analyticsOnly(next)),
    onPage: (address) => {
      // For the events of this page, and for those that the script makes itself.
      gtag('set', pageFields(address))
      gtag('event', 'page_view')
    },
    onEvent: (event) => {
      const { name, values } = googleEvent(event)
      gtag('event', name, values)
    },
  }
}

/** Google Tag Manager: the container's tags act on these events, and on what was agreed to. */
export function startTagManager({ containerId }: { containerId: string }, grants: Grants): Tracker {
  const layer = layerNamed(TAG_MANAGER_LAYER)
  const onGrants = consentOn(layer, grants)
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(googleTagManagerScript({ containerId })).catch(() => {})
  return {
    onGrants,
    onPage: (address) => layer.push({ event: 'page_view', ...pageFields(address) }),
    onEvent: (event) => {
      const { name, values } = googleEvent(event)
      const { currency, value, items, ...others } = values
      // What an earlier event brought would otherwise be merged into this one.
      layer.push({ ecommerce: null })
      layer.push({ event: name, ...(items ? { ecommerce: { currency, value, items } } : others) })
    },
  }
}
