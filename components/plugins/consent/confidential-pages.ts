/** Pages whose address may carry a token that lets somebody in (docs/decisions/0013). */
const CONFIDENTIAL = [
  '/library',
  '/orders/status',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/reviews/write',
  '/reviews/stop',
  '/product-alerts/confirm',
  '/product-alerts/stop',
  '/cart/restore',
  '/cart/reminders/stop',
]

const MARK = 'confidentialPageOpened'

/** @param path without the language */
export const isConfidential = (path: string): boolean =>
  CONFIDENTIAL.some((page) => path === page || path.startsWith(`${page}/`))

/** Notes that this tab's history now holds such an address. */
export function markConfidential(): void {
  try {
    sessionStorage.setItem(MARK, '1')
  } catch {
    // The page itself is still left alone.
  }
}

/** Whether going back in this tab may lead to such an address, which no vendor is to see. */
export function wasConfidential(): boolean {
  try {
    return sessionStorage.getItem(MARK) !== null
  } catch {
    return false
  }
}
