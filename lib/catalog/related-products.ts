import 'server-only'
import { cachedProducts } from './cached-listings'
import type { Product } from './contracts'
import { isSameProduct } from './option-choices'

/** The visible ones among those that the owner shows beside a product, in the owner's order. */
export async function chosenBeside(ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const { products } = await cachedProducts({ ids: [...ids], limit: ids.length })
  return ids.flatMap((id) => products.find((each) => each.id === id) ?? [])
}

/** Others of a product's category, as its list orders them: none of its own variants, which its page offers. */
export async function relatedTo(product: Product, limit: number): Promise<Product[]> {
  const { products } = await cachedProducts({
    category: String(product.categoryId),
    limit: limit + 1,
  })
  return products.filter((each) => !isSameProduct(each, product)).slice(0, limit)
}
