import 'server-only'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import type { Product, ProductQueryInput } from '@/lib/catalog/contracts'
import { findProducts } from '@/lib/catalog/find-products'
import { allCategories } from '@/lib/catalog/queries'
import { idsBoughtWith } from './bought-together'
import { isSameKind } from './suggested-kinds'

/** So many are looked at: what can't be bought, or is of the same kind, is not offered. */
const CANDIDATES = 12

/** The language that products are named in. */
type Asked = Pick<ProductQueryInput, 'language'>

/** What can be bought of the products that often stand in the same orders as one, and are of another kind. */
export async function boughtWith(
  product: Product,
  limit: number,
  asked: Asked,
): Promise<Product[]> {
  const [candidates, categories] = await Promise.all([
    candidatesFor(product.id, asked),
    allCategories(),
  ])
  return candidates
    .filter((each) => each.inStock && !isSameKind(each, product, categories))
    .slice(0, limit)
}

async function candidatesFor(productId: number, asked: Asked = {}): Promise<Product[]> {
  const ids = await idsBoughtWith(productId, CANDIDATES)
  if (ids.length === 0) return []
  const { products } = await cachedProducts({ ids, limit: CANDIDATES, ...asked })
  return ids.flatMap((id) => products.find((each) => each.id === id) ?? [])
}

/** Of how many products of a cart others are looked for. */
const LATEST = 3

/**
 * One product to offer beside those of a cart: what is often bought with the latest of them, and is of another kind than all
 * of them; none otherwise.
 *
 * @param ids of the products in the cart, in the order in which they were added
 */
export async function suggestionBeside(ids: readonly number[]): Promise<Product | null> {
  const latest = ids.slice(-LATEST).reverse()
  const together = await Promise.all(latest.map((id) => candidatesFor(id)))
  const candidates = together.flat().filter(({ id, inStock }) => inStock && !ids.includes(id))
  if (candidates.length === 0) return null
  const [inCart, categories] = await Promise.all([
    // Carts are not cached: there are as many as shoppers.
    findProducts({ ids: [...ids], limit: ids.length }),
    allCategories(),
  ])
  const isTaken = (each: Product) =>
    inCart.products.some((other) => isSameKind(each, other, categories))
  return candidates.find((each) => !isTaken(each)) ?? null
}
