'use client'

import { useEffect } from 'react'
import { replayPreHydrationEvents } from './pre-hydration-events'

const INTERVAL_MS = 100
/** The page hydrates after what surrounds it, each part when its scripts are there. */
const DURATION_MS = 10_000

/** Does what was asked for before there was anything to do it. Once per page, behind its content. */
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
