import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@/tests/setup/api-client'
import { atMost, percentiles, type Row } from './figures'
import type { Options } from './options'
import { someProductIds } from './products'
import { repeat } from './repeat'
import { buy, useCart } from './shopper'
import type { BenchStore } from './store'

const WARM_UPS = 5
const MAX_ORDERS = 2000

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

/** So many of each product that none runs out. */
const KEYS = 300
const BUYERS_AT_ONCE = [1, 4, 16, 40]
const STEADY = 20

/**
 * Complete orders paid by card, by ever more buyers at once; the jobs that deliver them run in the same
 * process at the same time.
 */
export async function orderRows(store: BenchStore, { seconds }: Options): Promise<Row[]> {
  const ids = await productsWithKeys(store)
  const calls: number[] = []
  const journey = async (turn: number) => {
    calls.push(await buy(store.url, inTurn(ids, turn)))
  }
  await repeat(journey, { seconds, atMost: WARM_UPS })
  const rows: Row[] = []
  for (const atOnce of BUYERS_AT_ONCE) {
    calls.length = 0
    const figures = await repeat(journey, { seconds, atMost: MAX_ORDERS, atOnce })
    rows.push({ name: `cart, card payment, order: ${atOnce} at once`, ...figures, note: '4 calls' })
    const { p50, p95, p99 } = percentiles(calls)
    const target = atOnce === 1 ? { target: atMost(p95, 50, 'p95 ≤ 50 ms') } : {}
    rows.push({ name: '  of these POST /api/orders', p50, p95, p99, ...target })
  }
  return [...rows, await mailRow(store, ids, seconds)]
}

/** From the captured payment to the mail that the mail server has taken, at a steady rate. */
async function mailRow({ url, sql }: BenchStore, ids: number[], seconds: number): Promise<Row> {
  await eventually(async () => (await unsent(sql)) === 0, 120_000)
  const { rows: began } = await sql.query<{ now: Date }>('SELECT now()')
  const buyers: Promise<unknown>[] = []
  const startedAt = performance.now()
  for (let turn = 0; turn < STEADY * seconds; turn++) {
    await sleep(Math.max(0, startedAt + (turn * 1000) / STEADY - performance.now()))
    buyers.push(buy(url, inTurn(ids, turn)))
  }
  await Promise.all(buyers)
  const perSecond = (buyers.length * 1000) / (performance.now() - startedAt)
  await eventually(async () => (await unsent(sql)) === 0, 120_000)
  const { rows } = await sql.query<{ waited: number }>(
    `SELECT extract(epoch FROM e."sentAt" - p."capturedAt")::float8 * 1000 AS waited
     FROM "Email" e JOIN "Order" o ON o."id" = e."orderId" JOIN "Payment" p ON p."id" = o."paymentId"
     WHERE e."kind" = 'order_delivery' AND p."createdAt" > $1`,
    [began[0]?.now],
  )
  const figures = percentiles(rows.map(({ waited }) => waited))
  const target = atMost(figures.p99, 5000, 'p99 ≤ 5 s')
  return { name: `paid until the mail is sent, ${STEADY} orders/s`, perSecond, ...figures, target }
}

async function unsent(sql: BenchStore['sql']): Promise<number> {
  const { rows } = await sql.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "Email" WHERE "status" IN ('queued', 'sending')`,
  )
  return rows[0]?.n ?? 0
}

/** The products that are sold by keys, with enough of them: copies, as only their number matters. */
async function productsWithKeys({ sql }: BenchStore): Promise<number[]> {
  const { rows } = await sql.query<{ productId: number }>(
    `SELECT k."productId" FROM "ProductKey" k JOIN "Product" p ON p."id" = k."productId"
     WHERE k."status" = 'available' AND p."inStock" AND NOT p."isHidden"
     GROUP BY 1 HAVING count(*) >= 20 ORDER BY 1`,
  )
  const ids = rows.map(({ productId }) => productId)
  await sql.query(
    `INSERT INTO "ProductKey" ("productId", "keyType", "valueEncrypted", "valueHash", "comparedHash")
     SELECT "productId", "keyType", "valueEncrypted", "hash", "hash" FROM (
       SELECT k."productId", k."keyType", k."valueEncrypted", rpad(md5(random()::text), 64, '0') AS "hash"
       FROM (SELECT DISTINCT ON ("productId") * FROM "ProductKey" WHERE "productId" = ANY($1)) k,
         generate_series(1, $2)
     ) copies`,
    [ids, KEYS],
  )
  return ids
}
