import { useTranslations } from 'next-intl'
import { ProductCard } from '@/components/catalog/product-card'
import { ProductGrid } from '@/components/catalog/product-grid'
import type { Product } from '@/lib/catalog/contracts'

/** Other products of the same category; renders nothing when there are none. */
export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const t = useTranslations('productPage')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-5 text-2xl font-extrabold">
        {t('related')}
      </h2>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            {/* One "Add to Cart" on the page: the one of the product it is about. */}
            <ProductCard product={product} linkOnly />
          </li>
        ))}
      </ProductGrid>
    </section>
  )
}
