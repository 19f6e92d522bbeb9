import type { Row } from './figures'
import type { Options } from './options'
import { someProductIds } from './products'
import { repeat } from './repeat'
import { buy, useCart } from './shopper'
import type { BenchStore } from './store'

const WARM_UPS = 5
/** So that no product of the pool runs out of keys. */
const MAX_ORDERS = 500

const inTurn = (ids: number[], turn: number): number => {
  const id = ids[turn % ids.length]
  if (id === undefined) throw new Error('There is no product to buy')
  return id
}

/** A cart from the first product until it is empty again, one shopper after the other. */
export async function cartRows({ url, sql, ...rest }: BenchStore, { seconds }: Options) {
  const ids = await someProductIds({ url, sql, ...rest }, 200)
  const journey = (turn: number) => useCart(url, inTurn(ids, turn))
  await repeat(journey, { seconds, atMost: WARM_UPS })
  const figures = await repeat(journey, { seconds, atMost: 5000 })
  return [{ name: 'add, read, change, remove', ...figures, note: '4 calls each' }]
}

/**
 * Complete orders paid by card; the jobs that deliver them run in the same process at the same time.
 */
export async function orderRows({ url, sql }: BenchStore, { seconds }: Options): Promise<Row[]> {
  const { rows } = await sql.query<{ productId: number }>(
    `SELECT k."productId" FROM "ProductKey" k JOIN "Product" p ON p."id" = k."productId"
     WHERE k."status" = 'available' AND p."inStock" AND NOT p."isHidden"
     GROUP BY 1 HAVING count(*) >= 20 ORDER BY 1`,
  )
  const ids = rows.map(({ productId }) => productId)
  const journey = (turn: number) => buy(url, inTurn(ids, turn))
  await repeat(journey, { seconds, atMost: WARM_UPS })
  const alone = await repeat(journey, { seconds, atMost: MAX_ORDERS })
  const together = await repeat(journey, { seconds, atMost: MAX_ORDERS, atOnce: 4 })
  const note = '4 calls each'
  return [
    { name: 'cart, card payment, order', ...alone, note },
    { name: 'the same, 4 at once', ...together, note },
  ]
}
