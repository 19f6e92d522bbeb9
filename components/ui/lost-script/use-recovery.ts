'use client'

import { useEffect } from 'react'
import { isLostScript, reloadOnce } from './recover'

/**
 * For error boundaries: mends a page that lost a script.
 *
 * @returns what the button for another try does
 */
export function useRecovery(error: unknown, retry: () => void): () => void {
  const isLost = isLostScript(error)
  useEffect(() => {
    if (isLost) reloadOnce()
  }, [isLost])
  // The framework remembers that the script is gone; only a new page asks for it again.
  return isLost ? () => location.reload() : retry
}
