'use client'

import { createContext, use, useSyncExternalStore } from 'react'
import { useStoreProps } from '@/components/storefront/store-props'
import { CURRENCY_STORAGE_KEY } from '@/lib/i18n/browser-storage.mjs'
import { type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'

/** Where what is paid has a currency of its own, whatever the visitor chose. */
export const FixedCurrency = createContext<CurrencyCode | null>(null)

const listeners = new Set<() => void>()

/** Set when storage is unavailable: the choice then lasts as long as the page. */
let unsaved: CurrencyCode | null = null

function read(): CurrencyCode | null {
  if (unsaved) return unsaved
  try {
    const saved = localStorage.getItem(CURRENCY_STORAGE_KEY)
    return isCurrency(saved) ? saved : null
  } catch {
    return null
  }
}

function choose(code: CurrencyCode) {
  try {
    localStorage.setItem(CURRENCY_STORAGE_KEY, code)
    unsaved = null
  } catch {
    unsaved = code
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  // A page restored from the back/forward cache has missed storage events.
  window.addEventListener('pageshow', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
    window.removeEventListener('pageshow', notify)
  }
}

/**
 * The display currency and its setter; all tabs of the browser follow. The server and
 * the first client render use the store's own, so that prerendered pages hydrate; until
 * then CURRENCY_SCRIPT sets what is painted. A currency that is no longer offered is ignored.
 */
export function useCurrency(): [CurrencyCode, (code: CurrencyCode) => void] {
  const { baseCurrency, currencies } = useStoreProps()
  const fixed = use(FixedCurrency)
  const saved = useSyncExternalStore(subscribe, read, () => null)
  if (fixed) return [fixed, choose]
  return [saved !== null && currencies.includes(saved) ? saved : baseCurrency, choose]
}
