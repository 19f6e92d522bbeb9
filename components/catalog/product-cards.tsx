'use client'

import type { ComponentProps } from 'react'
import type { ProductCardData } from '@/components/storefront/product-card-data'
import { ProductCard } from './product-card'
import { ProductGrid } from './product-grid'

type ProductCardsProps = Omit<ComponentProps<typeof ProductGrid>, 'children'> &
  Pick<ComponentProps<typeof ProductCard>, 'linkOnly' | 'headingLevel'> & {
    products: readonly ProductCardData[]
    /** The number of cards above the fold. */
    aboveFold?: number
  }

/**
 * A list of product cards. A page's data has the facts of the products once; rendered by the server instead,
 * it would repeat the HTML of every card.
 */
export function ProductCards(props: ProductCardsProps) {
  const { products, aboveFold = 0, linkOnly, headingLevel, ...grid } = props
  return (
    <ProductGrid {...grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            priority={index < aboveFold}
            linkOnly={linkOnly}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ProductGrid>
  )
}
