import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { buy } from '@/scripts/bench/shopper'
import { cardNumberOf } from '@/scripts/lib/card-numbers'
import { isThorough } from '@/tests/setup/depth'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store?.stop())

/** Buyers of four products that have enough keys for them: more than the store has connections. */
const BUYERS = isThorough ? 60 : 32

async function buyers(): Promise<number[]> {
  const { rows: products } = await store.sql.query<{ id: number }>(
    `SELECT p."id" FROM "Product" p JOIN "ProductKey" k ON k."productId" = p."id"
     WHERE p."inStock" AND NOT p."isHidden" AND k."status" = 'available'
     GROUP BY 1 HAVING count(*) >= 20 ORDER BY 1 LIMIT 4`,
  )
  expect(products).toHaveLength(4)
  return products.flatMap(({ id }) => Array.from({ length: BUYERS / 4 }, () => id))
}

// A transaction that needed a second connection would wait for those who wait for its own.
it('sells to more buyers at once than there are connections to the database', async () => {
  await Promise.all((await buyers()).map((id) => buy(store.url, id)))
  const { rows } = await store.sql.query(
    `SELECT count(DISTINCT "orderItemId")::int AS items, count(*)::int AS keys FROM "ProductKey"
     WHERE "status" = 'used' AND "orderItemId" IS NOT NULL`,
  )
  expect(rows).toEqual([{ items: BUYERS, keys: BUYERS }])
})

// Attempts with one card take turns: those who wait must not keep what everybody else needs.
it('leaves the connections to others while many pay with one card', async () => {
  const paying = (await buyers()).slice(0, 24)
  let waiting = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await store.sql.query<{ count: number }>(
        `SELECT count(*)::int FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event = 'advisory'`,
      )
      waiting = Math.max(waiting, rows[0]?.count ?? 0)
      await sleep(10)
    }
  })()
  const paid = Promise.all(paying.map((id) => buy(store.url, id, cardNumberOf(1_000_000))))
  await paid.finally(() => {
    isOver = true
  })
  await watching
  expect(waiting).toBeLessThanOrEqual(1)
})
