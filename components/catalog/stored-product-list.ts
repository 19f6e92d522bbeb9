'use client'

import { insertProduct, parseProductIds } from './stored-product-ids'

/** A list of products in the browser's storage, the same in all tabs. */
export type StoredProductList = {
  /** The ids on the list, in the order of adding. */
  ids: () => readonly number[]
  /**
   * Adds a product to the list.
   *
   * @param at its index, to undo a removal; appended without one
   * @returns whether there was room for it
   */
  add: (id: number, at?: number) => boolean
  /** @returns the index of the first removed product, for `add` */
  remove: (...removed: number[]) => number
  subscribe: (notify: () => void) => () => void
}

/**
 * A list that is kept under a name in the browser's storage; without storage it lasts as long as the page.
 *
 * @param max how many products it holds
 */
export function storedProductList(key: string, max: number): StoredProductList {
  const listeners = new Set<() => void>()

  /** The list as last read; `null` when it has to be read again. */
  let known: readonly number[] | null = null
  /** Whether storage is unavailable: the list then lasts as long as the page. */
  let isUnsaved = false

  function readStored(): readonly number[] {
    try {
      return parseProductIds(localStorage.getItem(key), max)
    } catch {
      return []
    }
  }

  function current(): readonly number[] {
    known ??= readStored()
    return known
  }

  function save(ids: readonly number[]) {
    known = ids
    try {
      localStorage.setItem(key, JSON.stringify(ids))
      isUnsaved = false
    } catch {
      isUnsaved = true
    }
    for (const notify of listeners) notify()
  }

  /** The list to change, read again: another tab's storage event may not have arrived yet. */
  const latest = () => (isUnsaved ? current() : readStored())

  function readAgain(event?: StorageEvent) {
    if (isUnsaved || (event?.key && event.key !== key)) return
    known = null
    for (const notify of listeners) notify()
  }

  /** Pages restored from the back/forward cache have missed other tabs' changes. */
  function onPageShow(event: PageTransitionEvent) {
    if (event.persisted) readAgain()
  }

  return {
    ids: current,
    add(id, at) {
      const ids = insertProduct(latest(), id, max, at)
      if (ids) save(ids)
      return ids !== null
    },
    remove(...removed) {
      const ids = latest()
      save(ids.filter((id) => !removed.includes(id)))
      return Math.max(
        0,
        ids.findIndex((id) => removed.includes(id)),
      )
    },
    subscribe(notify) {
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
    },
  }
}
