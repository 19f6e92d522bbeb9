'use client'

import { useSyncExternalStore } from 'react'
import { useStoreProps } from '@/components/storefront/store-props'
import { BASE_CURRENCY, type CurrencyCode, isCurrency } from '@/lib/i18n/currencies'
import { CURRENCY_STORAGE_KEY } from './saved-currency'

const listeners = new Set<() => void>()

/** Set when the browser refuses to store anything: the choice then lasts as long as the page. */
let unsaved: CurrencyCode | null = null

function read(): CurrencyCode {
  if (unsaved) return unsaved
  try {
    const saved = localStorage.getItem(CURRENCY_STORAGE_KEY)
    return isCurrency(saved) ? saved : BASE_CURRENCY
  } catch {
    return BASE_CURRENCY
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
  // A page that the browser had put aside did not hear of a choice made in the meantime.
  window.addEventListener('pageshow', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
    window.removeEventListener('pageshow', notify)
  }
}

/**
 * The display currency and the way to change it; all tabs of the browser follow. The server and
 * the first client render say US dollars, so that prerendered pages hydrate; what is painted until
 * then is the work of `currencyScript`. A choice that the store does not offer any more counts as none.
 */
export function useCurrency(): [CurrencyCode, (code: CurrencyCode) => void] {
  const { currencies } = useStoreProps()
  const chosen = useSyncExternalStore(subscribe, read, () => BASE_CURRENCY)
  return [currencies.includes(chosen) ? chosen : BASE_CURRENCY, choose]
}
