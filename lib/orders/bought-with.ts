import 'server-only'
import { cachedProducts } from '@/lib/catalog/cached-listings'
import type { Product } from '@/lib/catalog/contracts'
import { productById } from '@/lib/catalog/queries'
import { relatedTo } from '@/lib/catalog/related-products'
import { idsBoughtWith } from './bought-together'

/** What can be bought of the products that often stand in the same orders as one. */
export async function boughtWith(productId: number, limit: number): Promise<Product[]> {
  const ids = await idsBoughtWith(productId, limit)
  if (ids.length === 0) return []
  const { products } = await cachedProducts({ ids, limit })
  return products.filter(({ inStock }) => inStock)
}

/** Of how many products of a cart others are looked for. */
const LATEST = 3
const CANDIDATES = 8

/**
 * One product to offer beside those of a cart: what is often bought with the latest of them, else one like the last.
 *
 * @param ids of the products in the cart, in the order in which they were added
 */
export async function suggestionBeside(ids: readonly number[]): Promise<Product | null> {
  const latest = ids.slice(-LATEST).reverse()
  const isNew = ({ id, inStock }: Product) => inStock && !ids.includes(id)
  const together = await Promise.all(latest.map((id) => boughtWith(id, CANDIDATES)))
  const offered = together.flat().find(isNew)
  if (offered) return offered
  const last = latest[0] === undefined ? null : await productById(latest[0])
  if (!last) return null
  return (await relatedTo(last, ids.length + CANDIDATES)).find(isNew) ?? null
}
