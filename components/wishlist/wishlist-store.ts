'use client'

import { useSyncExternalStore } from 'react'
import { insertProduct, parseWishlist } from './wishlist-ids'

const STORAGE_KEY = 'wishlist'

const listeners = new Set<() => void>()

/** The list as last read; `null` when it has to be read again. */
let known: readonly number[] | null = null
/** Whether storage is unavailable: the list then lasts as long as the page. */
let isUnsaved = false

function readStored(): readonly number[] {
  try {
    return parseWishlist(localStorage.getItem(STORAGE_KEY))
  } catch {
    return []
  }
}

/** The ids on the list, in the order of adding. */
export function wishlistIds(): readonly number[] {
  known ??= readStored()
  return known
}

function save(ids: readonly number[]) {
  known = ids
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(ids))
    isUnsaved = false
  } catch {
    isUnsaved = true
  }
  for (const notify of listeners) notify()
}

/** The list to change, read again: another tab's storage event may not have arrived yet. */
const latest = () => (isUnsaved ? wishlistIds() : readStored())

/**
 * Adds a product to the list.
 *
 * @param at its index, to undo a removal; appended without one
 * @returns whether there was room for it
 */
export function addToWishlist(id: number, at?: number): boolean {
  const ids = insertProduct(latest(), id, at)
  if (ids) save(ids)
  return ids !== null
}

/** @returns the index of the first removed product, for {@link addToWishlist} */
export function removeFromWishlist(...removed: number[]): number {
  const ids = latest()
  save(ids.filter((id) => !removed.includes(id)))
  return Math.max(
    0,
    ids.findIndex((id) => removed.includes(id)),
  )
}

function readAgain(event?: StorageEvent) {
  if (isUnsaved || (event?.key && event.key !== STORAGE_KEY)) return
  known = null
  for (const notify of listeners) notify()
}

/** Pages restored from the back/forward cache have missed other tabs' changes. */
function onPageShow(event: PageTransitionEvent) {
  if (event.persisted) readAgain()
}

export function subscribeToWishlist(notify: () => void) {
  if (listeners.size === 0) {
    // No subscriber until now.
    if (!isUnsaved) known = null
    window.addEventListener('storage', readAgain)
    window.addEventListener('pageshow', onPageShow)
  }
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    window.removeEventListener('storage', readAgain)
    window.removeEventListener('pageshow', onPageShow)
  }
}

// The server and the first client render have no list, so that prerendered pages hydrate.

/** The ids on the list; `null` while unknown. Synchronised across the browser's tabs. */
export const useWishlist = () =>
  useSyncExternalStore<readonly number[] | null>(subscribeToWishlist, wishlistIds, () => null)

export const useWishlistCount = () =>
  useSyncExternalStore(
    subscribeToWishlist,
    () => wishlistIds().length,
    () => 0,
  )

export const useIsOnWishlist = (id: number) =>
  useSyncExternalStore(
    subscribeToWishlist,
    () => wishlistIds().includes(id),
    () => false,
  )
