'use client'

import { useSyncExternalStore } from 'react'

/**
 * What the header shows of the cart. Apart from the cart itself (`cart-in-browser.ts`), whose code only those
 * load who have one.
 */
let known = 0
/** Adds that the cart has not taken over yet, because its code is still loading. */
let early = 0
const listeners = new Set<() => void>()

function change(counts: { known?: number; early?: number }) {
  known = counts.known ?? known
  early = counts.early ?? early
  for (const notify of listeners) notify()
}

/** The cart says how many items it has. */
export const publishCartCount = (count: number) => change({ known: count })

/** Counts items already; to be called back once, when the cart counts them itself. */
export function countEarly(quantity: number): () => void {
  let isCounted = true
  change({ early: early + quantity })
  return () => {
    if (isCounted) change({ early: early - quantity })
    isCounted = false
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The number of the header's badge: the sum of quantities. */
export const useCartCount = () =>
  useSyncExternalStore(
    subscribe,
    () => known + early,
    () => 0,
  )
