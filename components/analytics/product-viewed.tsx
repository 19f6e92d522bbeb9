'use client'

import { useEffect } from 'react'
import { type TrackedProduct, trackShopEvent } from './shop-events'

/** Tracks that a product is looked at. Shows nothing. */
export function ProductViewed({ id, name, publisher, price }: TrackedProduct) {
  useEffect(() => {
    trackShopEvent({ name: 'view_item', product: { id, name, publisher, price } })
  }, [id, name, publisher, price])
  return null
}
