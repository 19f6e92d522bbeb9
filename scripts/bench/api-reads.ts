import { PAGE_SIZE, SUGGESTION_COUNT } from '@/lib/catalog/listing-choices'
import { atMost, percentiles, type Row, type Target } from './figures'
import { load } from './load'
import type { Options } from './options'
import type { BenchStore } from './store'

const TARGET_P95_MS = 15

/** From terms that match nearly every product to one that matches none. */
const TERMS = ['edition', 'windows', 'microsoft', 'antivirus', 'for mac', 'edition 12', 'qxzvw']
const TYPED = 'microsoft office'

const listing = (query: Record<string, string>) => `/api/products?${new URLSearchParams(query)}`

const page = { limit: String(PAGE_SIZE) }
const searches = TERMS.map((search) => listing({ search, ...page }))
const suggestions = Array.from({ length: TYPED.length - 1 }, (_, more) => TYPED.slice(0, more + 2))
  .filter((search) => !search.endsWith(' '))
  .map((search) => listing({ search, limit: String(SUGGESTION_COUNT), count: 'false' }))
const filtered = [
  { category: 'microsoft-office', price: 'under50', rating: '4', sort: 'price-low' },
  { category: 'antivirus-security', price: '50to100', rating: '3', sort: 'rating' },
  { category: 'operating-systems', price: 'over100', rating: '4', sort: 'newest' },
].map((query) => listing({ ...query, ...page }))

/** Search, suggestions and filters: latency for a single shopper, and throughput with many at once. */
export async function apiReadRows(store: BenchStore, { seconds }: Options): Promise<Row[]> {
  const measure = async (
    name: string,
    paths: string[],
    connections: number,
    target?: LatencyTarget,
  ) => {
    const asked = { url: store.url, paths, connections }
    await load({ ...asked, seconds: 1 })
    const { milliseconds, ...figures } = await load({ ...asked, seconds })
    return {
      name: `${name}, ${connections === 1 ? '1 shopper' : `${connections} at once`}`,
      ...figures,
      ...(connections === 1 ? { note: slowest(paths, milliseconds) } : {}),
      ...(target ? { target: target(figures.p95) } : {}),
    }
  }
  return [
    await measure('search', searches, 1, quickly),
    await measure('search', searches, 10),
    await measure('suggestions', suggestions, 1, quickly),
    await measure('suggestions', suggestions, 10),
    await measure('filters', filtered, 1, quickly),
    await measure('filters', filtered, 10),
    await measure('search without limit', [listing({ search: 'microsoft' })], 1),
  ]
}

type LatencyTarget = (p95: number) => Target
const quickly: LatencyTarget = (p95) => atMost(p95, TARGET_P95_MS, `p95 ≤ ${TARGET_P95_MS} ms`)

function slowest(paths: string[], milliseconds: number[]): string | undefined {
  const byPath = paths.map((path, place) => ({
    path,
    p95: percentiles(milliseconds.filter((_, turn) => turn % paths.length === place)).p95,
  }))
  const worst = byPath.sort((a, b) => b.p95 - a.p95)[0]
  if (!worst || paths.length === 1) return undefined
  const query = new URLSearchParams(worst.path.split('?')[1])
  return `slowest: ${query.get('search') ?? query.get('category')}, p95 ${worst.p95.toFixed(1)}`
}
