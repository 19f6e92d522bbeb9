import { useTranslations } from 'next-intl'
import type { ProductCardData } from '@/components/catalog/product-card-data'
import { ProductCards } from '@/components/catalog/product-cards'

/** Other products of the same category; renders nothing when there are none. */
export function RelatedProducts({ products }: { products: readonly ProductCardData[] }) {
  const t = useTranslations('productPage')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-5 text-2xl font-extrabold">
        {t('related')}
      </h2>
      {/* One "Add to Cart" on the page: the one of the product it is about. */}
      <ProductCards products={products} layout="row" linkOnly />
    </section>
  )
}
