import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buy } from '@/scripts/bench/shopper'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store?.stop())

// A transaction that needed a second connection would wait for those who wait for its own.
it('sells to more buyers at once than there are connections to the database', async () => {
  const { rows: products } = await store.sql.query<{ id: number }>(
    `SELECT p."id" FROM "Product" p JOIN "ProductKey" k ON k."productId" = p."id"
     WHERE p."inStock" AND NOT p."isHidden" AND k."status" = 'available'
     GROUP BY 1 HAVING count(*) >= 20 ORDER BY 1 LIMIT 4`,
  )
  const buyers = products.flatMap(({ id }) => Array.from({ length: 15 }, () => id))
  expect(buyers).toHaveLength(60)
  await Promise.all(buyers.map((id) => buy(store.url, id)))
  const { rows } = await store.sql.query(
    `SELECT count(DISTINCT "orderItemId")::int AS items, count(*)::int AS keys FROM "ProductKey"
     WHERE "status" = 'used' AND "orderItemId" IS NOT NULL`,
  )
  expect(rows).toEqual([{ items: 60, keys: 60 }])
}, 120_000)
