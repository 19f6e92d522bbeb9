'use client'

import { useSyncExternalStore } from 'react'

const onHashChange = (notify: () => void) => {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/**
 * The token in a mailed link's fragment, which is never sent to a server.
 *
 * @returns `null` until hydrated, an empty string when there is none
 */
export const useUrlToken = (): string | null =>
  useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => null,
  )
