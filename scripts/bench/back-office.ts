import { addDays, dayOf } from '@/lib/core/calendar'
import { atMost, type Row } from './figures'
import { endOfNumber, fillOrders } from './many-orders'
import type { Options } from './options'
import { repeat } from './repeat'
import { signIn } from './staff'
import type { BenchStore } from './store'

const MOST = 500

const day = (ago: number) => addDays(dayOf(new Date(), 'UTC'), -ago)

type Asked = { name: string; path: (turn: number) => string; body?: (turn: number) => object }

const YEAR = `range=custom&from=${day(364)}&to=${day(0)}`

const PRODUCT_WORDS = ['office 2021', 'norton 360', 'windows', 'antivirus for mac', 'adobe']

/** What an owner looks for: each kind is found in another way. */
const SEARCHED: Record<string, (turn: number) => string> = {
  'an address': (turn) => `buyer${1 + turn * 13}`,
  'a name': (turn) => `Buyer ${1 + turn * 17}`,
  'a provider’s id': (turn) => `T${1 + turn * 19}`,
  'the end of a number': (turn) => endOfNumber(1 + turn * 23),
  'a product': (turn) => PRODUCT_WORDS[turn % PRODUCT_WORDS.length] ?? '',
  'what is nowhere': (turn) => `nowhere ${turn}`,
}

/** What an owner opens, with the p95 that each may take in ms. */
const SCREENS: readonly (Asked & { limit: number })[] = [
  { name: 'start page', path: () => '/api/admin/overview', limit: 300 },
  { name: 'figures above the orders', path: () => '/api/admin/orders/statistics', limit: 300 },
  {
    name: 'orders, first pages',
    path: (turn) => `/api/admin/orders?limit=25&offset=${(turn % 8) * 25}`,
    limit: 50,
  },
  {
    name: 'orders of a buyer',
    path: (turn) => `/api/admin/orders?limit=25&search=buyer${1 + turn * 7}@example.com`,
    limit: 50,
  },
  { name: 'refunded orders', path: () => '/api/admin/orders?limit=25&status=refunded', limit: 50 },
  { name: 'customers, last first', path: () => '/api/admin/customers?limit=25', limit: 50 },
  ...Object.entries(SEARCHED).map(([what, text]) => ({
    name: `search for ${what}`,
    path: () => '/api/admin/search',
    body: (turn: number) => ({ q: text(turn) }),
    limit: 30,
  })),
  { name: 'sales of 90 days', path: () => '/api/admin/analytics/summary?range=90', limit: 1000 },
  { name: 'sales of a year', path: () => `/api/admin/analytics/summary?${YEAR}`, limit: 1000 },
  ...['products', 'categories', 'coupons', 'countries'].map((by) => ({
    name: `a year by ${by}`,
    path: () => `/api/admin/analytics/breakdown?by=${by}&${YEAR}`,
    limit: 1000,
  })),
  {
    name: 'tax report of a quarter',
    path: () => `/api/admin/tax-report?from=${day(90)}&to=${day(0)}`,
    limit: 1000,
  },
]

/** The back office of a store with many orders, one call after the other. */
export async function backOfficeRows(
  store: BenchStore,
  { orders, seconds }: Options,
): Promise<Row[]> {
  await fillOrders(store, orders)
  const token = await signIn(store)
  const rows: Row[] = []
  for (const { name, limit, ...asked } of SCREENS) {
    const ask = (turn: number) => answered(store, token, asked, turn)
    await ask(0)
    const { p50, p95, p99 } = await repeat(ask, { seconds, atMost: MOST })
    rows.push({
      name: `${name}, ${orders.toLocaleString('en')} orders`,
      p50,
      p95,
      p99,
      target: atMost(p95, limit, `p95 ≤ ${limit} ms`),
    })
  }
  return rows
}

async function answered(
  { url }: BenchStore,
  token: string,
  { path, body }: Pick<Asked, 'path' | 'body'>,
  turn: number,
): Promise<void> {
  const address = `10.${turn % 200}.${Math.trunc(turn / 200)}.1`
  const answer = await fetch(url + path(turn), {
    headers: {
      'x-session-token': token,
      // So that no limit of calls is measured.
      'x-forwarded-for': address,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body(turn)) } : {}),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path(turn)}: ${answer.status}`)
}
