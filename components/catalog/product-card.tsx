'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { Picture } from '@/components/media/picture'
import { PreorderText } from '@/components/storefront/preorder-text'
import {
  isInstant,
  type ProductCardData,
  toCartProduct,
} from '@/components/storefront/product-card-data'
import { Badge } from '@/components/ui/badge'
import { CardIcon } from '@/components/ui/card-icon'
import { waitsForKeys } from '@/lib/catalog/back-orders'
import { catalogueText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { savedPercent } from '@/lib/pricing/discount'
import { CardFacts } from './card-facts'
import { MovingPicture } from './moving-picture'
import { ProductPrice } from './product-price'
import { Rating } from './rating'
import { WishlistButton } from './wishlist/wishlist-button'

type ProductCardProps = {
  product: ProductCardData
  /** For cards above the fold: their pictures load eagerly. */
  priority?: boolean
  /** Hides the buttons, where the page already has "Add to Cart" and "Wishlist". */
  linkOnly?: boolean
  /** Heading level of the name; lists directly below the page's h1 take 2. */
  headingLevel?: 2 | 3
}

const SIZES = '(min-width:80rem) 320px,(min-width:48rem) 33vw,50vw'

/** A product in a list: the whole card is one link, with a quick "Add to Cart" and a heart on top of it. */
export function ProductCard({
  product,
  priority = false,
  linkOnly = false,
  headingLevel = 3,
}: ProductCardProps) {
  const locale = useLocale()
  const percent = savedPercent(product)
  // Of all cards that one alone: the same product may have another on the page.
  const [isFollowed, setIsFollowed] = useState(false)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={product.inStock ? 'product-card' : 'product-card sold-out'}>
      <MovingPicture of={isFollowed ? product.id : undefined}>
        <div className="card-picture">
          <Picture
            src={product.image}
            alt=""
            widths={[320, 640]}
            sizes={SIZES}
            eager={priority}
            fetchPriority={priority ? 'high' : undefined}
          />
          <CardState product={product} percent={percent} />
        </div>
      </MovingPicture>
      <div className="product-card-body">
        <p className="publisher">{product.publisher}</p>
        <Heading {...catalogueText(locale, product, 'name')} className="name">
          <Link
            href={`/products/${product.slug}`}
            onClick={() => setIsFollowed(true)}
            className="card-link"
          >
            {product.name}
          </Link>
        </Heading>
        <div className="rated">
          <Rating product={product} />
        </div>
        <CardFacts facts={product} options={product.options} variants={product.variants} />
        <div className="priced">
          <ProductPrice
            price={product.price}
            prices={product.prices}
            originalPrice={product.originalPrice}
            originalPriceKind={product.originalPriceKind}
            saleEndsAt={product.saleEndsAt}
            isLowest={product.options !== undefined}
          />
          {!linkOnly && <AddToCartButton product={toCartProduct(product)} named iconOnly />}
        </div>
      </div>
      {!linkOnly && <WishlistButton id={product.id} name={product.name} />}
    </article>
  )
}

function CardState({ product, percent }: { product: ProductCardData; percent: number | null }) {
  const t = useTranslations('product')
  return (
    <div className="product-card-state">
      {product.inStock && isInstant(product) && (
        <span className="badge badge-instant">
          <CardIcon name="zap" />
          {t('instant')}
        </span>
      )}
      {!product.inStock && <Badge tone="dark">{t('outOfStock')}</Badge>}
      {product.inStock && waitsForKeys(product) && (
        <Badge tone="dark">
          {product.availableFrom ? (
            <PreorderText day={product.availableFrom} isShort />
          ) : (
            t('backOrder')
          )}
        </Badge>
      )}
      {percent !== null && <Badge tone="sale">{t('save', { percent })}</Badge>}
    </div>
  )
}
