'use client'

import { useLocale } from 'next-intl'
import { Picture } from '@/components/media/picture'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { catalogueText } from '@/lib/i18n/english'
import { Link } from '@/lib/i18n/navigation'
import { ProductPrice } from './product-price'
import { VariantsNote } from './variants-note'

type ProductRowsProps = { products: readonly ProductCardData[]; className?: string }

/** Products one below the other, each a line: its cover, name and price. Lists have their facts once, as those of cards. */
export function ProductRows({ products, className = '' }: ProductRowsProps) {
  const locale = useLocale()
  return (
    <ul className={`product-rows ${className}`}>
      {products.map((product) => (
        <li key={product.id}>
          <article>
            <Picture src={product.image} alt="" widths={[160]} sizes="5rem" />
            <div className="min-w-0 flex-1">
              <h3 {...catalogueText(locale, product, 'name')} className="name">
                <Link href={`/products/${product.slug}`} className="card-link">
                  {product.name}
                </Link>
              </h3>
              <p className="publisher">{product.publisher}</p>
              {product.variants && (
                <p className="publisher">
                  <VariantsNote {...product.variants} />
                </p>
              )}
            </div>
            <ProductPrice
              price={product.price}
              prices={product.prices}
              originalPrice={product.originalPrice}
              originalPriceKind={product.originalPriceKind}
              isLowest={product.options !== undefined}
            />
          </article>
        </li>
      ))}
    </ul>
  )
}
