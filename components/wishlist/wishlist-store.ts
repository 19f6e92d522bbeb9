'use client'

import { useSyncExternalStore } from 'react'
import { insertProduct, parseWishlist } from './wishlist-ids'

const STORAGE_KEY = 'wishlist'

const listeners = new Set<() => void>()

/** The list as last read; `null` when it has to be read again. */
let known: readonly number[] | null = null
/** Whether the browser refuses to store anything: the list then lasts as long as the page. */
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

/** The list to change: another tab may have changed it without having been heard yet. */
const latest = () => (isUnsaved ? wishlistIds() : readStored())

/**
 * Puts a product on the list.
 *
 * @param at its place, for taking a removal back; without one it comes last
 * @returns whether there was room for it
 */
export function addToWishlist(id: number, at?: number): boolean {
  const ids = insertProduct(latest(), id, at)
  if (ids) save(ids)
  return ids !== null
}

/** @returns the place of the first of them on the list, for {@link addToWishlist} */
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

/** Pages that come back from the browser's history have missed what other tabs did. */
function onPageShow(event: PageTransitionEvent) {
  if (event.persisted) readAgain()
}

export function subscribeToWishlist(notify: () => void) {
  if (listeners.size === 0) {
    // Nobody listened until now.
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

// The server and the first client render know of no list, so that prerendered pages hydrate.

/** The ids on the list; `null` while they are not known. All tabs of the browser show the same. */
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
