import 'server-only'
import { cachedProducts } from './cached-listings'
import type { Product } from './contracts'
import { isSameProduct } from './option-choices'

/** Others of a product's category, as its list orders them: none of its own variants, which its page offers. */
export async function relatedTo(product: Product, limit: number): Promise<Product[]> {
  const { products } = await cachedProducts({
    category: String(product.categoryId),
    limit: limit + 1,
  })
  return products.filter((each) => !isSameProduct(each, product)).slice(0, limit)
}
