'use client'

import { useTranslations } from 'next-intl'
import { CompareButton } from '@/components/catalog/compare/compare-button'
import { ProductPrice } from '@/components/catalog/product-price'
import { Rating } from '@/components/catalog/rating'
import { Picture } from '@/components/media/picture'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'

const rowStyle =
  'grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center sm:gap-x-6 sm:p-5'

type WishlistRowProps = {
  product: ProductCardData
  /** For rows above the fold: their pictures load eagerly. */
  priority: boolean
  isMoving: boolean
  onMove: () => void
  onRemove: () => void
}

/** One product of the wishlist with its cart and remove buttons. */
export function WishlistRow({ product, priority, isMoving, onMove, onRemove }: WishlistRowProps) {
  const t = useTranslations('wishlistPage')
  const labels = useTranslations('product')
  const { name, publisher, slug, image, inStock, price, prices, originalPrice, originalPriceKind } =
    product
  const named = (action: string) => labels('namedAction', { action, name })
  const move = inStock ? t(isMoving ? 'moving' : 'moveToCart') : labels('outOfStock')
  return (
    <li className={rowStyle}>
      <span className="relative aspect-4/3 w-full overflow-hidden rounded-control border border-line bg-sunken">
        <Picture
          src={image}
          alt=""
          widths={[160, 320]}
          sizes="(min-width:40rem) 144px,96px"
          eager={priority}
          className={`absolute inset-0 size-full object-cover ${inStock ? '' : 'opacity-60 grayscale'}`}
        />
      </span>
      <div className="min-w-0">
        <p className="truncate text-xs font-medium text-muted sm:text-sm">{publisher}</p>
        <h2 className="leading-snug font-bold sm:text-lg sm:leading-snug">
          <Link
            href={`/products/${slug}`}
            className="rounded-sm [overflow-wrap:anywhere] hover:text-primary-deep hover:underline"
          >
            {name}
          </Link>
        </h2>
        <div className="mt-1 min-h-5">
          <Rating product={product} />
        </div>
        <div className="mt-2">
          <ProductPrice
            price={price}
            prices={prices}
            originalPrice={originalPrice}
            originalPriceKind={originalPriceKind}
          />
        </div>
      </div>
      <div className="col-span-full flex gap-2 sm:col-span-1">
        <Button
          variant={inStock ? 'soft' : 'outline'}
          className={`min-w-0 flex-1 leading-tight max-sm:h-auto max-sm:min-h-11 max-sm:py-1 max-sm:whitespace-normal sm:min-w-40 ${isMoving ? 'opacity-80!' : ''}`}
          disabled={!inStock}
          aria-disabled={isMoving || undefined}
          aria-label={named(move)}
          onClick={onMove}
        >
          {inStock &&
            (isMoving ? (
              <Icon name="loader-circle" className="animate-spin" />
            ) : (
              <Icon name="shopping-cart" />
            ))}
          {move}
        </Button>
        <CompareButton id={product.id} name={name} />
        <Button variant="outline" size="icon" aria-label={named(t('remove'))} onClick={onRemove}>
          <Icon name="trash-2" />
        </Button>
      </div>
    </li>
  )
}

/** The row's skeleton. */
export function WishlistRowSkeleton() {
  const bar = 'skeleton block rounded'
  return (
    <li aria-hidden data-skeleton className={rowStyle}>
      <span className="skeleton block aspect-4/3 w-full rounded-control" />
      <div>
        <span className={`${bar} h-4 w-24 sm:h-5`} />
        <span className={`${bar} mt-0.5 h-5 w-4/5 sm:h-6`} />
        <span className={`${bar} mt-1 h-5 w-28`} />
        <span className={`${bar} mt-2 h-6 w-20 sm:h-7`} />
        <span className={`${bar} h-5 w-16`} />
      </div>
      <div className="col-span-full flex gap-2 sm:col-span-1">
        <span className="skeleton block h-11 flex-1 rounded-control sm:w-40" />
        <span className="skeleton block size-11 rounded-control" />
        <span className="skeleton block size-11 rounded-control" />
      </div>
    </li>
  )
}
