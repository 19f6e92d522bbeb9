'use client'

import { useSyncExternalStore } from 'react'

const onHashChange = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/**
 * The token that a mailed link carries behind its `#`, where no server sees it.
 *
 * @returns `null` until the browser has taken over, an empty text when there is none
 */
export const useAddressToken = (): string | null =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  )
