import { loadScript } from '@/lib/http/load-script'
import { HOTJAR_SNIPPET_VERSION, hotjarScript } from '@/lib/plugins/first-scripts'
import type { Tracker } from './tracker'

/** The queue that the script finds when it comes, and works off. */
type Hj = { (...command: unknown[]): void; q: unknown[][] }
const page = window as Window & { hj?: Hj; _hjSettings?: { hjid: number; hjsv: number } }

function queue(): Hj {
  if (page.hj) return page.hj
  const hj: Hj = Object.assign(
    (...command: unknown[]) => {
      hj.q.push(command)
    },
    { q: [] },
  )
  page.hj = hj
  return hj
}

/** Hotjar. It knows nothing of what was agreed to: after a withdrawal the page is loaded without it. */
export function startHotjar({ siteId }: { siteId: string }): Tracker {
  queue()
  page._hjSettings = { hjid: Number(siteId), hjsv: HOTJAR_SNIPPET_VERSION }
  loadScript(hotjarScript({ siteId })).catch(() => {})
  return {
    onGrants: () => {},
    // It watches the history itself, and would count each page twice.
    onPage: () => {},
    // Its events are names only, by which recordings are found.
    // https://help.hotjar.com/hc/en-us/articles/4405109971095-Events-API-Reference
    onEvent: ({ name }) => page.hj?.('event', name),
  }
}
