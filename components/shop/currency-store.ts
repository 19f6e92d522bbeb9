'use client'

import { useSyncExternalStore } from 'react'
import { BASE_CURRENCY, type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'

const STORAGE_KEY = 'preferredCurrency'

const listeners = new Set<() => void>()

/** Set when the browser refuses to store anything: the choice then lasts as long as the page. */
let unsaved: CurrencyCode | null = null

function read(): CurrencyCode {
  if (unsaved) return unsaved
  try {
    const saved = localStorage.getItem(STORAGE_KEY)
    return isCurrency(saved) ? saved : BASE_CURRENCY
  } catch {
    return BASE_CURRENCY
  }
}

function choose(code: CurrencyCode) {
  try {
    localStorage.setItem(STORAGE_KEY, code)
    unsaved = null
  } catch {
    unsaved = code
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

/**
 * The display currency and the way to change it; all tabs of the browser follow. The server and
 * the first client render show US dollars, so that prerendered pages hydrate.
 */
export function useCurrency(): [CurrencyCode, (code: CurrencyCode) => void] {
  return [useSyncExternalStore(subscribe, read, () => BASE_CURRENCY), choose]
}
