import { loadScript } from '@/lib/http/load-script'
import { ahrefsScript } from '@/lib/plugins/first-scripts'
import type { Tracker } from './tracker'

/** Ahrefs Web Analytics. It counts pages and nothing else; after a withdrawal the page is loaded without it. */
export function startAhrefs({ dataKey }: { dataKey: string }): Tracker {
  loadScript(ahrefsScript(), { data: { key: dataKey } }).catch(() => {})
  return {
    onGrants: () => {},
    // It watches the history itself, and would count each page twice.
    onPage: () => {},
    onEvent: () => {},
  }
}
