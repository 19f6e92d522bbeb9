'use client'

import { useEffect } from 'react'
import { useStoreProps } from '@/components/storefront/store-props'
import { countProductView } from './count-product-view'
import { type TrackedProduct, trackShopEvent } from './shop-events'

/** Tracks that a product is looked at. Shows nothing. */
export function ProductViewed({ id, name, publisher, price }: TrackedProduct) {
  const { baseCurrency: currency } = useStoreProps()
  useEffect(() => {
    trackShopEvent({ name: 'view_item', product: { id, name, publisher, price }, currency })
  }, [id, name, publisher, price, currency])
  useEffect(() => countProductView(id), [id])
  return null
}
