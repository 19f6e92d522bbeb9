'use client'

import { useEffect } from 'react'
import { type MeasuredProduct, tell } from './shop-events'

/** Tells that a product is looked at. Shows nothing. */
export function ProductViewed({ id, name, publisher, price }: MeasuredProduct) {
  useEffect(() => {
    tell({ name: 'view_item', product: { id, name, publisher, price } })
  }, [id, name, publisher, price])
  return null
}
