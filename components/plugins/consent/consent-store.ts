'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { type Choices, choicesIn, lastDecision, withChoices } from './consent-record'

const STORAGE_KEY = 'cookieConsent'

const listeners = new Set<() => void>()
const notifyAll = () => {
  for (const notify of listeners) notify()
}

/** Set when the browser refuses to store anything: the choice then lasts as long as the page. */
let unsaved: string | null = null

function read(): string | null {
  if (unsaved !== null) return unsaved
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Keeps what a visitor has decided; what was decided on other purposes stays. */
export function decide(choices: Choices): void {
  const text = withChoices(read(), choices, new Date())
  try {
    localStorage.setItem(STORAGE_KEY, text)
    unsaved = null
  } catch {
    unsaved = text
  }
  notifyAll()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

/** What the visitor has decided; all tabs of the browser follow. */
export function useChoices(months: number): Choices {
  const text = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => choicesIn(text, new Date(), months), [text, months])
}

/** When the visitor last decided something; `null` for never, and while the page is rendered ahead. */
export const useLastDecision = (): string | null =>
  lastDecision(useSyncExternalStore(subscribe, read, () => null))
