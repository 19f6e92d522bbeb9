import { useEffect, useState } from 'react'
import type { LastCopy } from './key-item'

const COPIED_SHOWN_MS = 4000

/** The key that was copied last, for as long as that is said. */
export function useLastCopy() {
  const [lastCopy, setLastCopy] = useState<LastCopy | null>(null)
  useEffect(() => {
    if (lastCopy?.outcome !== 'copied') return
    const timer = setTimeout(() => setLastCopy(null), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [lastCopy])
  return [lastCopy, setLastCopy] as const
}
