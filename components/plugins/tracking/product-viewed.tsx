'use client'

import { useEffect } from 'react'
import { countProductView } from './count-product-view'
import { type TrackedProduct, trackShopEvent } from './shop-events'

/** Tracks that a product is looked at. Shows nothing. */
export function ProductViewed({ id, name, publisher, price }: TrackedProduct) {
  useEffect(() => {
    trackShopEvent({ name: 'view_item', product: { id, name, publisher, price } })
  }, [id, name, publisher, price])
  useEffect(() => countProductView(id), [id])
  return null
}
