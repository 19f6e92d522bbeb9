'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import { parseViews } from './viewed-products'
import { rememberView, storedViews } from './views-in-storage'

const [ViewedList] = lazyPart(() => import('./viewed-list'), { isOptional: true })

/** So far below the window the list loads, to be there when it is scrolled to. */
const NEAR = '600px 0px'

type RecentlyViewedProps = {
  /** The product that is being looked at: remembered, and not among those that are shown. */
  viewing?: number
  className?: string
}

/**
 * The place of the products that were looked at before in this browser. Their list and what it needs load when
 * the place comes near, if there are any; until then there is nothing.
 */
export function RecentlyViewed({ viewing, className }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (viewing !== undefined) rememberView(viewing)
  }, [viewing])

  useEffect(() => {
    const hasOthers = parseViews(storedViews()).some((id) => id !== viewing)
    if (isWanted || !hasOthers || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isWanted, viewing])

  return (
    <div ref={place}>
      {isWanted && (
        <Suspense>
          <ViewedList viewing={viewing} className={className} />
        </Suspense>
      )}
    </div>
  )
}
