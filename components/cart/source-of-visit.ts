import { type CartSource, cartSourceOf } from '@/lib/cart/read-source'

/** Where this visit came from. The browser keeps it with the page that was loaded; nothing is stored for it. */
export function sourceOfVisit(): CartSource | null {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? cartSourceOf(loaded.name, document.referrer) : null
}
