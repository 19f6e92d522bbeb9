import { notFound } from 'next/navigation'
import { type ReactNode, Suspense } from 'react'

/**
 * Returned by a page whose product, category, article or path does not exist: responds with 404.
 * Thrown by the page itself, `notFound()` would leave the HTML empty until scripts run; thrown within
 * a boundary it leaves the fallback, which shows what the route's own not-found.tsx shows after that.
 */
export function MissingPage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <NotFoundSignal />
    </Suspense>
  )
}

function NotFoundSignal(): never {
  notFound()
}
