import Image from 'next/image'
import { useLocale, useTranslations } from 'next-intl'
import { AddToCartButton } from '@/components/cart/add-to-cart-button'
import { Badge } from '@/components/ui/badge'
import { CardIcon } from '@/components/ui/card-icon'
import { WishlistButton } from '@/components/wishlist/wishlist-button'
import { toCents } from '@/lib/core/money'
import { englishText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { discountPercent } from '@/lib/pricing/discount'
import { isInstant, type ProductCardData, toCartProduct } from './product-card-data'
import { ProductPrice } from './product-price'
import { Rating } from './rating'

type ProductCardProps = {
  product: ProductCardData
  /** For cards above the fold: their pictures load eagerly. */
  priority?: boolean
  /** Hides the buttons, where the page already has "Add to Cart" and "Wishlist". */
  linkOnly?: boolean
  /** Heading level of the name; lists directly below the page's h1 take 2. */
  headingLevel?: 2 | 3
}

const SIZES = '(min-width: 80rem) 300px, (min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw'

/** A product in a list: the whole card is one link, with a quick "Add to Cart" and a heart on top of it. */
export function ProductCard({
  product,
  priority = false,
  linkOnly = false,
  headingLevel = 3,
}: ProductCardProps) {
  const t = useTranslations('product')
  const percent = discountPercent(
    toCents(product.price),
    product.originalPrice === null ? null : toCents(product.originalPrice),
  )
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="group @container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-[box-shadow,border-color,translate] duration-200 focus-within:border-line-strong/60 hover:-translate-y-0.5 hover:border-line-strong/40 hover:shadow-raised motion-reduce:hover:translate-y-0">
      <div className="relative aspect-4/3 overflow-hidden border-b border-line/70 bg-sunken">
        <Image
          src={product.image}
          alt=""
          fill
          sizes={SIZES}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          className={`object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transform-none ${
            product.inStock ? '' : 'opacity-60 grayscale'
          }`}
        />
        {percent !== null && (
          <Badge tone="sale" className="absolute end-2.5 top-2.5">
            {t('save', { percent })}
          </Badge>
        )}
        <div className="absolute inset-x-2.5 bottom-2.5 flex flex-wrap gap-1.5">
          {!product.inStock && <Badge tone="dark">{t('outOfStock')}</Badge>}
          {product.inStock && isInstant(product) && (
            <Badge className="bg-surface/95 text-success shadow-card">
              <CardIcon name="zap" className="fill-current" />
              {t('instant')}
            </Badge>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-3 xs:p-3.5 sm:p-4">
        <p className="truncate pe-7 text-xs font-medium text-muted sm:text-sm">
          {product.publisher}
        </p>
        <Heading
          {...englishText(useLocale())}
          className="mt-0.5 line-clamp-2 min-h-[2lh] text-sm leading-snug font-bold text-ink sm:text-base sm:leading-snug"
        >
          <Link
            href={`/products/${product.slug}`}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary-strong group-hover:text-primary-deep"
          >
            {product.name}
          </Link>
        </Heading>
        <div className="mt-1.5 min-h-5">
          <Rating rating={product.rating} reviewCount={product.reviewCount} />
        </div>
        <div className="mt-auto pt-3">
          <ProductPrice price={product.price} originalPrice={product.originalPrice} />
        </div>
        {!linkOnly && (
          <AddToCartButton
            product={toCartProduct(product)}
            named
            variant="soft"
            className="relative z-10 mt-3 w-full px-2!"
          />
        )}
      </div>
      {!linkOnly && <WishlistButton id={product.id} name={product.name} />}
    </article>
  )
}
