import { type Product, productsSchema } from '@/lib/catalog/contracts'
import type { BenchStore } from './store'

/** The product used for measuring pages: the most popular one in stock. */
export async function popularProduct({ url }: BenchStore): Promise<Product> {
  const answer = await fetch(`${url}/api/products?limit=24`)
  const found = productsSchema.parse(await answer.json()).find(({ inStock }) => inStock)
  if (!found) throw new Error('No product can be bought')
  return found
}

/** Ids of products in stock, in arbitrary order. */
export async function someProductIds({ sql }: BenchStore, count: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT "id" FROM "Product" WHERE "inStock" AND NOT "isHidden" ORDER BY md5("slug") LIMIT $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}
