import type { z } from 'zod'
import type { productViewSchema } from '@/lib/overview/analytics/contracts'

/** Nobody has looked at what was left before. */
const LOOKED_AT_MS = 1000

/**
 * Tells the store that a product is looked at, once its page has been in view for a moment. Nothing waits for it, and a page that is only
 * rendered ahead is not counted.
 *
 * @returns stops what is not told yet
 */
export function countProductView(productId: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', start)
    timer = setTimeout(() => {
      const view: z.input<typeof productViewSchema> = { productId }
      const body = new Blob([JSON.stringify(view)], { type: 'application/json' })
      navigator.sendBeacon('/api/product-views', body)
    }, LOOKED_AT_MS)
  }
  document.addEventListener('visibilitychange', start)
  start()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', start)
  }
}
