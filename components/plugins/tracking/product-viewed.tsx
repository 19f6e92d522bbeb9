'use client'

import { useEffect } from 'react'
import { useSelling } from '@/components/storefront/currency/use-selling'
import { countProductView } from './count-product-view'
import { type TrackedProduct, trackShopEvent } from './shop-events'

/** Tracks that a product is looked at. Shows nothing. */
export function ProductViewed({ id, name, publisher, price, prices }: TrackedProduct) {
  const selling = useSelling()
  useEffect(() => {
    trackShopEvent({ name: 'view_item', product: { id, name, publisher, price, prices }, selling })
  }, [id, name, publisher, price, prices, selling])
  useEffect(() => countProductView(id), [id])
  return null
}
