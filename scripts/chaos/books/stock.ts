import { z } from 'zod'
import { DEFAULT_LOW_STOCK } from '../catalogue'
import type { World } from '../world'
import type { Book, Difference } from './book'

const listed = z.array(z.object({ id: z.number(), inStock: z.boolean() }))

type Stock = { id: number; delivery: string; keysLeft: number | null; free: number }

/** What the store tells of its stock is what its pools hold, on every server. */
export async function compareStock({ sql, servers, catalogue }: World): Promise<Book> {
  const { rows } = await sql.query<Stock>(
    `SELECT p."id", p."delivery", p."keysLeft",
       (SELECT count(*)::int FROM "ProductKey" k WHERE k."productId" = p."id"
          AND (k."status" = 'available' OR (k."status" = 'reserved' AND k."reservedUntil" < now()))) AS "free"
     FROM "Product" p`,
  )
  const differences: Difference[] = []
  for (const { id, delivery, keysLeft, free } of rows) {
    if (delivery !== 'keys') continue
    const expected = free <= DEFAULT_LOW_STOCK ? free : null
    if (keysLeft !== expected)
      differences.push({ text: `product ${id} has ${free} keys, its stock says ${keysLeft}` })
  }
  for (const { url, number } of servers) {
    const shown = listed.parse(await (await fetch(`${url}/api/products?limit=1000`)).json())
    const inStock = new Map(shown.map((product) => [product.id, product.inStock]))
    for (const { id, delivery, free } of rows)
      if (inStock.get(id) !== (delivery === 'manual' || free > 0))
        differences.push({
          text: `server ${number} shows product ${id} with ${free} keys as ${inStock.get(id) ? 'in stock' : 'sold out'}`,
        })
  }
  return {
    what: 'Stock is what the pools hold',
    expected: `${catalogue.products.length} products`,
    found: differences.length === 0 ? 'all' : `all but ${differences.length}`,
    differences,
  }
}
