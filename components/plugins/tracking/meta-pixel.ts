import { loadScript } from '@/lib/http/load-script'
import { metaPixelScript } from '@/lib/plugins/first-scripts'
import type { Grants, Tracker } from './tracker'
import { metaEvent } from './vendor-events'

/** The queue that the script finds when it comes, and works off. */
type Fbq = {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: unknown
  loaded: boolean
  version: string
  disablePushState: boolean
}
const page = window as Window & { fbq?: Fbq; _fbq?: Fbq }

function queue(): Fbq {
  if (page.fbq) return page.fbq
  const fbq: Fbq = Object.assign(
    (...command: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...command)
      else fbq.queue.push(command)
    },
    {
      queue: [],
      push: undefined,
      loaded: true,
      version: '2.0',
      // Page views are sent here, once each.
      disablePushState: true,
    },
  )
  fbq.push = fbq
  page.fbq = fbq
  page._fbq = fbq
  return fbq
}

/** Meta Pixel. */
export function startMetaPixel({ pixelId }: { pixelId: string }, grants: Grants): Tracker {
  const fbq = queue()
  const sendConsent = ({ marketing }: Grants) => fbq('consent', marketing ? 'grant' : 'revoke')
  sendConsent(grants)
  // Nothing but what is sent here: no clicks and no texts of the page.
  fbq('set', 'autoConfig', false, pixelId)
  fbq('init', pixelId)
  loadScript(metaPixelScript()).catch(() => {})
  return {
    onGrants: sendConsent,
    onPage: () => fbq('track', 'PageView'),
    onEvent: (event) => {
      const { name, values } = metaEvent(event)
      fbq('track', name, values)
    },
  }
}
