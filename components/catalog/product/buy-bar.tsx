'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { BuyNowButton } from '@/components/cart/buy-now-button'
import { MAX_LINE_QUANTITY } from '@/components/cart/cart-lines'
import { QuantityStepper } from '@/components/cart/quantity-stepper'
import { AcceptedMarks } from '@/components/storefront/accepted-marks'
import { Price } from '@/components/storefront/currency/price'
import { toCartProduct } from '@/components/storefront/product-card-data'
import { StoreDay } from '@/components/storefront/store-day'
import { useStoreProps } from '@/components/storefront/store-props'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import type { Product } from '@/lib/catalog/contracts'
import { toCents } from '@/lib/core/money'
import { Link } from '@/lib/i18n/navigation'
import { typedCents } from '@/lib/pricing/typed-prices'
import { MIN_VOLUME } from '@/lib/pricing/volume-prices'
import { VolumePriceList } from './volume-price-list'

/** What who pre-orders agrees to. */
function PreorderTerms({ day }: { day: string }) {
  const t = useTranslations('productPage')
  return t.rich('preorderText', { day: () => <StoreDay date={day} /> })
}

/** Quantity and "Add to Cart"; while it is out of sight on a phone, price and button stay at the lower edge. */
export function BuyBar({ product }: { product: Product }) {
  const t = useTranslations('productPage.quantity')
  const page = useTranslations('productPage')
  const accepted = useTranslations('product')
  const volume = useTranslations('productPage.volume')
  const { hasBusinessPage } = useStoreProps()
  const place = useRef<HTMLDivElement>(null)
  const [isInSight, setInSight] = useState(true)
  const [quantity, setQuantity] = useState(1)
  const most = Math.min(MAX_LINE_QUANTITY, product.stockLeft ?? MAX_LINE_QUANTITY)
  const volumePrice = product.volumePrices.findLast(({ from }) => from <= quantity)
  const total = (
    <Price
      cents={toCents(product.price)}
      typed={typedCents(product.prices)}
      less={volumePrice?.percent}
      times={quantity}
    />
  )

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
      {product.volumePrices.length > 0 && (
        <>
          <VolumePriceList product={product} current={volumePrice} />
          {hasBusinessPage && (
            <Link
              href={`/business?product=${product.id}&seats=${Math.max(quantity, MIN_VOLUME)}`}
              prefetch={false}
              className="mt-2 inline-block py-1 text-sm font-semibold text-primary-strong hover:underline"
            >
              {volume('quote')}
            </Link>
          )}
        </>
      )}
      <div ref={place} className="mt-5 flex flex-wrap items-stretch gap-2.5">
        {product.inStock && (
          <QuantityStepper
            size="lg"
            quantity={quantity}
            min={1}
            max={most}
            labels={{
              group: t('group'),
              quantity: t('quantity'),
              decrease: t('decrease'),
              increase: t('increase'),
            }}
            onStep={(by) => setQuantity((before) => before + by)}
          />
        )}
        <AddToCartButton
          product={toCartProduct(product)}
          quantity={quantity}
          size="lg"
          className="min-w-44 flex-1"
        />
      </div>
      {product.inStock && (
        <>
          <BuyNowButton product={toCartProduct(product)} quantity={quantity} />
          <AcceptedMarks label={accepted('accepted')} height={20} className="mt-3 justify-center" />
        </>
      )}
      {product.inStock && waitsForKeys(product, quantity) && (
        <p role="status" className="mt-3 text-sm text-ink-soft">
          {product.availableFrom ? (
            <PreorderTerms day={product.availableFrom} />
          ) : (
            page('backOrderText')
          )}
        </p>
      )}
      {quantity > 1 && (
        <p className="mt-2 text-end text-sm text-ink-soft tabular-nums">
          {t.rich('sum', {
            count: quantity,
            price: () => <span className="font-bold text-ink">{total}</span>,
          })}
        </p>
      )}
      {!isInSight && (
        <div className="edge-bar md:hidden">
          <div className="min-w-0 flex-1">
            <p className="truncate text-xs text-muted">{product.name}</p>
            <p className="text-lg leading-6 font-extrabold tabular-nums">{total}</p>
          </div>
          <AddToCartButton product={toCartProduct(product)} quantity={quantity} named short />
        </div>
      )}
    </>
  )
}
