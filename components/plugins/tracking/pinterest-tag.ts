import { loadScript } from '@/lib/http/load-script'
import { pinterestTagScript } from '@/lib/plugins/first-scripts'
import type { Grants, Tracker } from './tracker'
import { pinterestEvent } from './vendor-events'

/** The queue that the script finds when it comes, and works off. */
type Pintrk = { (...command: unknown[]): void; queue: unknown[][]; version: string }
const page = window as Window & { pintrk?: Pintrk }

function queue(): Pintrk {
  if (page.pintrk) return page.pintrk
  const pintrk: Pintrk = Object.assign(
    (...command: unknown[]) => {
      pintrk.queue.push(command)
    },
    { queue: [], version: '3.0' },
  )
  page.pintrk = pintrk
  return pintrk
}

/** Pinterest Tag. */
export function startPinterestTag({ tagId }: { tagId: string }, grants: Grants): Tracker {
  queue()
  // The script puts a function of its own in the place of the queue.
  const pintrk = (...command: unknown[]) => page.pintrk?.(...command)
  const sendConsent = ({ marketing }: Grants) => pintrk('setconsent', marketing)
  sendConsent(grants)
  pintrk('load', tagId)
  loadScript(pinterestTagScript()).catch(() => {})
  return {
    onGrants: sendConsent,
    onPage: () => pintrk('page'),
    onEvent: (event) => {
      const { name, values } = pinterestEvent(event)
      pintrk('track', name, values)
    },
  }
}
