'use client'

import { useEffect, useRef, useState } from 'react'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { toCartProduct } from '@/components/catalog/product-card-data'
import { Price } from '@/components/currency/price'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'

/** "Add to Cart"; while it is out of sight on a phone, price and button stay at the lower edge. */
export function BuyBar({ product }: { product: Product }) {
  const place = useRef<HTMLDivElement>(null)
  const [isInSight, setInSight] = useState(true)

  useEffect(() => {
    if (!place.current || !product.inStock) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInSight(entry.isIntersecting)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [product.inStock])

  return (
    <>
      <div ref={place} className="mt-5">
        <AddToCartButton product={toCartProduct(product)} size="lg" className="w-full" />
      </div>
      {!isInSight && (
        <div className="edge-bar md:hidden">
          <div className="min-w-0 flex-1">
            <p className="truncate text-xs text-muted">{product.name}</p>
            <p className="text-lg leading-6 font-extrabold tabular-nums">
              <Price cents={toCents(product.price)} />
            </p>
          </div>
          <AddToCartButton product={toCartProduct(product)} named short />
        </div>
      )}
    </>
  )
}
