'use client'

import { useSyncExternalStore } from 'react'
import { parseRecentSearches, withSearch } from './recent-searches'

// They stay in the browser: nothing of this goes into a call. Without storage nothing is remembered.

const STORAGE_KEY = 'recentSearches'

const listeners = new Set<() => void>()

const NONE: readonly string[] = []

type Known = { stored: string | null; searches: readonly string[] }
/** What was last read, so that the list is the same until it changes. */
let known: Known = { stored: null, searches: NONE }

/** The searches of this browser, the latest first. */
export function recentSearches(): readonly string[] {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(STORAGE_KEY)
  } catch {
    // A browser that refuses storage remembers nothing.
  }
  if (stored !== known.stored) known = { stored, searches: parseRecentSearches(stored) }
  return known.searches
}

function change(write: (storage: Storage) => void) {
  try {
    write(localStorage)
  } catch {
    // As above, or the storage is full.
  }
  for (const notify of listeners) notify()
}

/** Remembers a search that was made. @param text trimmed, not empty */
export const rememberSearch = (text: string): void =>
  change((storage) =>
    storage.setItem(STORAGE_KEY, JSON.stringify(withSearch(recentSearches(), text))),
  )

export const clearRecentSearches = (): void => change((storage) => storage.removeItem(STORAGE_KEY))

export function subscribeToRecentSearches(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

/** {@link recentSearches}; all tabs of the browser follow. */
export const useRecentSearches = () =>
  useSyncExternalStore(subscribeToRecentSearches, recentSearches, () => NONE)
