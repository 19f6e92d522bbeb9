'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import type { ConsentHostProps } from './consent-host'

const [ConsentHost] = lazyPart(() => import('./consent-host'), { isOptional: true })

const never = () => () => {}

/**
 * Where what waits for consent comes into the page. Rendered only while a plugin needs it; its code
 * loads after the page has.
 */
export function ConsentIsland(props: ConsentHostProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser) return null
  return (
    <Suspense>
      <ConsentHost {...props} />
    </Suspense>
  )
}
