'use client'

import { useEffect } from 'react'
import { replayPreHydrationEvents } from './pre-hydration-events'

const INTERVAL_MS = 100
/** The page hydrates after its layout, each part when its scripts have loaded. */
const DURATION_MS = 10_000

/** Replays events from before hydration. Once per page, after its content. */
export function PreHydrationReplay() {
  useEffect(() => {
    const interval = setInterval(replayPreHydrationEvents, INTERVAL_MS)
    const timeout = setTimeout(() => clearInterval(interval), DURATION_MS)
    return () => {
      clearInterval(interval)
      clearTimeout(timeout)
    }
  }, [])
  return null
}
