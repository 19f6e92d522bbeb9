import {
  CONSENT_VENDORS,
  type ConsentPlugins,
  type ConsentVendor,
} from '@/components/plugins/consent/vendors'
import type { Chat } from '@/lib/plugins/chat'
import { TAG_MANAGER_LAYER } from '@/lib/plugins/first-scripts'
import { startAhrefs } from './ahrefs'
import { startGoogleAnalytics, startTagManager } from './google'
import { startHotjar } from './hotjar'
import { startMetaPixel } from './meta-pixel'
import { startPinterestTag } from './pinterest-tag'
import { takePurchase } from './purchase-in-storage'
import { subscribeToShopEvents, trackShopEvent } from './shop-events'
import type { Grants, Tracker } from './tracker'

type TrackingVendor = Exclude<ConsentVendor, Chat>

const mayRun = (vendor: TrackingVendor, grants: Grants): boolean =>
  CONSENT_VENDORS[vendor].purposes.some((purpose) => purpose !== 'chat' && grants[purpose])

type Start = (plugins: ConsentPlugins, grants: Grants) => Tracker | null | undefined

const STARTS: Record<TrackingVendor, Start> = {
  googleAnalytics: ({ googleAnalytics, googleTagManager }, grants) =>
    googleAnalytics &&
    startGoogleAnalytics(
      googleAnalytics,
      grants,
      googleTagManager ? 'analyticsLayer' : TAG_MANAGER_LAYER,
    ),
  googleTagManager: ({ googleTagManager }, grants) =>
    googleTagManager && startTagManager(googleTagManager, grants),
  metaPixel: ({ metaPixel }, grants) => metaPixel && startMetaPixel(metaPixel, grants),
  pinterestTag: ({ pinterestTag }, grants) =>
    pinterestTag && startPinterestTag(pinterestTag, grants),
  hotjar: ({ hotjar }) => hotjar && startHotjar(hotjar),
  ahrefs: ({ ahrefs }) => ahrefs && startAhrefs(ahrefs),
}

const isTrackingVendor = (key: string): key is TrackingVendor => Object.hasOwn(STARTS, key)
const TRACKING_VENDORS = Object.keys(STARTS).filter(isTrackingVendor)

const running = new Map<TrackingVendor, Tracker>()
let current: Grants = { analytics: false, marketing: false }
let shownPage: string | undefined

/** Calls to vendors queue up, so that no event comes before its page. */
let queue: Promise<void> = Promise.resolve()

const TITLE_WITHIN_MS = 2000

/** After a navigation the new page's title may come a moment late. */
async function untilTitled(): Promise<void> {
  const until = Date.now() + TITLE_WITHIN_MS
  while (document.title === '' && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Whether a tracking script is in this page, which only a page load takes out again. */
export const isTracking = () => running.size > 0

/**
 * Starts the vendors that the visitor has agreed to, passes changed consent on to those that run, and
 * sends a page view for a new page.
 */
export function trackVisit(plugins: ConsentPlugins, grants: Grants, path: string): void {
  const isNewPage = path !== shownPage
  const areNewGrants =
    grants.analytics !== current.analytics || grants.marketing !== current.marketing
  current = grants
  shownPage = path
  const address = location.origin + location.pathname + location.search
  if (isNewPage && running.size > 0) queue = queue.then(untilTitled)

  const inTurn = (vendor: TrackingVendor, act: () => void) => {
    queue = queue.then(() => {
      if (mayRun(vendor, current)) act()
    })
  }
  for (const [vendor, tracker] of running) {
    if (areNewGrants) tracker.onGrants(grants)
    if (isNewPage) inTurn(vendor, () => tracker.onPage(address))
  }
  for (const vendor of TRACKING_VENDORS) {
    if (running.has(vendor) || !mayRun(vendor, grants)) continue
    const tracker = STARTS[vendor](plugins, grants)
    if (!tracker) continue
    running.set(vendor, tracker)
    inTurn(vendor, () => tracker.onPage(address))
    subscribeToShopEvents((event) => inTurn(vendor, () => tracker.onEvent(event)))
  }
  const purchase = running.size > 0 ? takePurchase() : null
  if (purchase) trackShopEvent({ name: 'purchase', purchase })
}
