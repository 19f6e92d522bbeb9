'use client'

import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lost-script/lazy-part'
import type { ConsentHostProps } from './consent-host'
import type { PlatformHostProps } from './platforms/platform-host'

const [ConsentHost] = lazyPart(() => import('./consent-host'), { isOptional: true })
const [PlatformHost] = lazyPart(() => import('./platforms/platform-host'), { isOptional: true })

const never = () => () => {}

/**
 * Where what waits for consent comes into the page. Rendered only while a plugin needs it; its code
 * loads after the page has: that of the store's own question, or that of a platform in its place.
 */
export function ConsentIsland(props: ConsentHostProps | PlatformHostProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser) return null
  return (
    <Suspense>
      {'platform' in props ? <PlatformHost {...props} /> : <ConsentHost {...props} />}
    </Suspense>
  )
}
