'use client'

import { useSyncExternalStore } from 'react'

// Apart from what was decided: every page has a button for it, and hardly a visitor uses it.
let isOpen = false
const listeners = new Set<() => void>()

function show(open: boolean) {
  isOpen = open
  for (const notify of listeners) notify()
}

/** Opens the settings, from wherever there is a button for it. */
export const openCookieSettings = () => show(true)

export const closeCookieSettings = () => show(false)

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

export const useSettingsOpen = () =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
