import type { Row } from './figures'
import { someProductIds } from './products'
import { fillCart } from './shopper'
import type { BenchStore } from './store'

const REQUESTS = 20
const MANY_LINES = 20

/** SQL statements of one request; a longer list must not need more of them. */
export async function statementRows(store: BenchStore): Promise<Row[]> {
  await store.sql.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
  const ids = await someProductIds(store, MANY_LINES)
  const short = await fillCart(store.url, ids.slice(0, 1))
  const long = await fillCart(store.url, ids)
  return [
    // With a session, or it would be answered with what is kept.
    await compare('listing with limit=4 and limit=96', [
      () => perRequest(store, '/api/products?limit=4', short),
      () => perRequest(store, '/api/products?limit=96', short),
    ]),
    await compare(`cart of 1 line and of ${MANY_LINES}`, [
      () => perRequest(store, '/api/cart', short),
      () => perRequest(store, '/api/cart', long),
    ]),
  ]
}

async function compare(name: string, counts: [Count, Count]): Promise<Row> {
  const few = await counts[0]()
  const many = await counts[1]()
  return {
    name,
    note: `${few} and ${many} statements`,
    target: { text: 'equal', met: few === many },
  }
}

type Count = () => Promise<number>

async function perRequest(
  { url, sql }: BenchStore,
  path: string,
  session: string,
): Promise<number> {
  const ask = async () => {
    const answer = await fetch(url + path, { headers: { 'x-session-id': session } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  }
  // The first request fills caches and prepares connections.
  await ask()
  await sql.query('SELECT pg_stat_statements_reset()')
  for (let turn = 0; turn < REQUESTS; turn++) await ask()
  const { rows } = await sql.query<{ calls: string }>(
    `SELECT s.calls FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
     WHERE d.datname = current_database()`,
  )
  // Statements that ran less often than the requests, such as the worker's polling, are not theirs.
  const total = rows.reduce((sum, { calls }) => sum + Math.round(Number(calls) / REQUESTS), 0)
  if (total === 0) throw new Error(`${path}: no statement was counted`)
  return total
}
