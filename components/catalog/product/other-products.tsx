import { ProductCards } from '@/components/catalog/product-cards'
import type { ProductCardData } from '@/components/storefront/product-card-data'

type OtherProductsProps = { id: string; title: string; products: readonly ProductCardData[] }

/** A row of other products below one's own; renders nothing when there are none. */
export function OtherProducts({ id, title, products }: OtherProductsProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-5 text-2xl font-extrabold">
        {title}
      </h2>
      {/* One "Add to Cart" on the page: the one of the product it is about. */}
      <ProductCards products={products} layout="row" linkOnly />
    </section>
  )
}
