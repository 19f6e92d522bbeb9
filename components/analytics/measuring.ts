import type { ConsentPlugins } from '@/components/plugins/consent/purposes'
import { startGoogleAnalytics, startTagManager, TAG_MANAGER_LAYER } from './google'
import type { Grants, Measurer } from './measurer'
import { startMetaPixel } from './meta-pixel'
import { listen } from './shop-events'

type MeasuringVendor = 'googleAnalytics' | 'googleTagManager' | 'metaPixel'

const MAY_RUN: Record<MeasuringVendor, (grants: Grants) => boolean> = {
  googleAnalytics: ({ analytics }) => analytics,
  googleTagManager: ({ analytics, marketing }) => analytics || marketing,
  metaPixel: ({ marketing }) => marketing,
}

function start(
  vendor: MeasuringVendor,
  plugins: ConsentPlugins,
  grants: Grants,
): Measurer | undefined {
  const { googleAnalytics, googleTagManager, metaPixel } = plugins
  switch (vendor) {
    case 'googleAnalytics': {
      const layer = googleTagManager ? 'analyticsLayer' : TAG_MANAGER_LAYER
      return googleAnalytics && startGoogleAnalytics(googleAnalytics, grants, layer)
    }
    case 'googleTagManager':
      return googleTagManager && startTagManager(googleTagManager, grants)
    case 'metaPixel':
      return metaPixel && startMetaPixel(metaPixel, grants)
  }
}

const running = new Map<MeasuringVendor, Measurer>()
let current: Grants = { analytics: false, marketing: false }
let shownPage: string | undefined

/** What is told goes out in turn, so that no event comes before its page. */
let turn: Promise<void> = Promise.resolve()

const TITLE_WITHIN_MS = 2000

/** The title of a page that was gone to may come a moment after it. */
async function untilTitled(): Promise<void> {
  const until = Date.now() + TITLE_WITHIN_MS
  while (document.title === '' && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Whether a script that counts is in this page, which only a page load takes out again. */
export const isMeasuring = () => running.size > 0

/**
 * Starts the vendors that the visitor has agreed to, tells those that run what is agreed to now, and
 * tells them of a page that is new.
 */
export function measure(plugins: ConsentPlugins, grants: Grants, path: string): void {
  const isNewPage = path !== shownPage
  const areNewGrants =
    grants.analytics !== current.analytics || grants.marketing !== current.marketing
  current = grants
  shownPage = path
  const address = location.origin + location.pathname + location.search
  if (isNewPage && running.size > 0) turn = turn.then(untilTitled)

  const tellInTurn = (vendor: MeasuringVendor, act: () => void) => {
    turn = turn.then(() => {
      if (MAY_RUN[vendor](current)) act()
    })
  }
  for (const [vendor, measurer] of running) {
    if (areNewGrants) measurer.onGrants(grants)
    if (isNewPage) tellInTurn(vendor, () => measurer.onPage(address))
  }
  for (const vendor of Object.keys(MAY_RUN) as MeasuringVendor[]) {
    if (running.has(vendor) || !MAY_RUN[vendor](grants)) continue
    const measurer = start(vendor, plugins, grants)
    if (!measurer) continue
    running.set(vendor, measurer)
    tellInTurn(vendor, () => measurer.onPage(address))
    listen((event) => tellInTurn(vendor, () => measurer.onEvent(event)))
  }
}
