import 'server-only'
import { cachedProducts } from './cached-listings'
import type { Product, ProductQueryInput } from './contracts'
import { isSameProduct } from './option-choices'

/** The language that products are named in. */
type Asked = Pick<ProductQueryInput, 'language'>

/** The visible ones among those that the owner shows beside a product, in the owner's order. */
export async function chosenBeside(ids: readonly number[], asked: Asked = {}): Promise<Product[]> {
  if (ids.length === 0) return []
  const { products } = await cachedProducts({ ids: [...ids], limit: ids.length, ...asked })
  return ids.flatMap((id) => products.find((each) => each.id === id) ?? [])
}

/** Others of a product's category, as its list orders them: none of its own variants, which its page offers. */
export async function relatedTo(
  product: Product,
  limit: number,
  asked: Asked = {},
): Promise<Product[]> {
  const { products } = await cachedProducts({
    category: String(product.categoryId),
    limit: limit + 1,
    ...asked,
  })
  return products.filter((each) => !isSameProduct(each, product)).slice(0, limit)
}
