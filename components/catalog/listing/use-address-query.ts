'use client'

import { useRef, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('popstate', notify)
  // Links to the same page; browsers without it notice those at the next change.
  const navigation = 'navigation' in window ? window.navigation : null
  navigation?.addEventListener('currententrychange', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('popstate', notify)
    navigation?.removeEventListener('currententrychange', notify)
  }
}

/**
 * The query of a page's address. Not Next's, which would leave the prerendered page without its list. The
 * server and the first client render know none.
 *
 * @param path of the page, with its language: while another page is on its way in or out, the address may be that one's already
 */
export function useAddressQuery(path: string): string {
  const last = useRef('')
  const read = () => {
    if (location.pathname === path) last.current = location.search
    return last.current
  }
  return useSyncExternalStore(subscribe, read, () => '')
}

/**
 * Changes the query of the page's address.
 *
 * @param isStep whether "back" leads to the query before
 */
export function writeAddressQuery(query: string, isStep: boolean): void {
  if (query === location.search) return
  const address = `${location.pathname}${query}${location.hash}`
  if (isStep) window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  for (const notify of listeners) notify()
}
