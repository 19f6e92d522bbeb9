'use client'

import { useSyncExternalStore } from 'react'
import { SCHEME_EVENT, SCHEME_STORAGE_KEY } from '@/lib/core/scheme-script.mjs'

/** As its visitor chose: `device` follows what the device is set to. */
export const SCHEMES = ['device', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

const DARK_DEVICE = '(prefers-color-scheme: dark)'
const root = () => document.documentElement

/** What SCHEME_SCRIPT set, which is in every page that has a dark scheme. */
const read = (): Scheme => SCHEMES.find((scheme) => scheme === root().dataset.scheme) ?? 'device'

/** Whether the page is dark now. */
export function isDarkNow(): boolean {
  const { scheme } = root().dataset
  return scheme === 'dark' || (scheme === 'device' && matchMedia(DARK_DEVICE).matches)
}

/** The script in the page shows it, and those in other tabs do. */
function choose(scheme: Scheme) {
  try {
    if (scheme === (root().dataset.firstScheme ?? 'device'))
      localStorage.removeItem(SCHEME_STORAGE_KEY)
    else localStorage.setItem(SCHEME_STORAGE_KEY, scheme)
    dispatchEvent(new Event(SCHEME_EVENT))
  } catch {
    // Without storage the choice lasts as long as the page.
    root().dataset.scheme = scheme
  }
}

function subscribe(notify: () => void) {
  const changes = new MutationObserver(notify)
  changes.observe(root(), { attributeFilter: ['data-scheme'] })
  const device = matchMedia(DARK_DEVICE)
  device.addEventListener('change', notify)
  return () => {
    changes.disconnect()
    device.removeEventListener('change', notify)
  }
}

/** The chosen colour scheme and its setter; all tabs of the browser follow. Prerendered pages say `device`. */
export const useScheme = (): [Scheme, (scheme: Scheme) => void] => [
  useSyncExternalStore(subscribe, read, () => 'device'),
  choose,
]

/** Whether the page is dark, for parts of others that styles of the page don't reach. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDarkNow, () => false)
