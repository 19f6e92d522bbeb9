import 'server-only'
import { cachedProducts } from './cached-listings'
import type { Product } from './contracts'

/** Others of a product's category, as its list orders them. */
export async function relatedTo(product: Product, limit: number): Promise<Product[]> {
  const { products } = await cachedProducts({
    category: String(product.categoryId),
    limit: limit + 1,
  })
  return products.filter(({ id }) => id !== product.id).slice(0, limit)
}
