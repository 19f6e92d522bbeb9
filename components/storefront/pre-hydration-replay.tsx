'use client'

import { useEffect } from 'react'
import { repeatEarlyPresses } from './pre-hydration-events'

const EVERY_MS = 100
/** The page hydrates after what surrounds it, each part when its scripts are there. */
const FOR_MS = 10_000

/** Does what was asked for before there was anything to do it. Once per page, behind its content. */
export function EarlyPresses() {
  useEffect(() => {
    const repeating = setInterval(repeatEarlyPresses, EVERY_MS)
    const ending = setTimeout(() => clearInterval(repeating), FOR_MS)
    return () => {
      clearInterval(repeating)
      clearTimeout(ending)
    }
  }, [])
  return null
}
