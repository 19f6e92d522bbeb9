'use client'

import { useSyncExternalStore } from 'react'
import { storedProductList } from '@/components/catalog/stored-product-list'
import { MAX_WISHLIST } from './max-wishlist'

const list = storedProductList('wishlist', MAX_WISHLIST)

export const wishlistIds = list.ids
export const addToWishlist = list.add
export const removeFromWishlist = list.remove
export const subscribeToWishlist = list.subscribe

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
