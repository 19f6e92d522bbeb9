import { performance } from 'node:perf_hooks'
import { PAGE_SIZE } from '@/lib/catalog/listing-choices'
import { atMost, percentiles, type Row, type Target } from './figures'
import { load } from './load'
import type { Options } from './options'
import type { BenchStore } from './store'
import { someWords } from './words'

/** Targets for p95, in ms, up to a number of products. */
const TARGETS = [
  { products: 100_000, search: 15, suggestions: 8, listing: 15 },
  { products: 1_000_000, search: 50, suggestions: 20, listing: 50 },
] as const

const WORDS = 50
const RESULTS = 12
const DEEP_PAGES = 100

/** From terms that match nearly every product to one that matches none. */
const TERMS = ['edition', 'windows', 'microsoft', 'antivirus', 'for mac', 'edition 12', 'qxzvw']
const TYPED = 'microsoft office'

const listing = (query: Record<string, string>) => `/api/products?${new URLSearchParams(query)}`

const suggestionsFor = (q: string) => `/api/search/suggestions?${new URLSearchParams({ q })}`

const page = { limit: String(PAGE_SIZE) }
const searches = TERMS.map((search) => listing({ search, ...page }))
const suggestions = Array.from({ length: TYPED.length - 1 }, (_, more) => TYPED.slice(0, more + 2))
  .filter((search) => !search.endsWith(' '))
  .map(suggestionsFor)
const filtered = [
  { category: 'microsoft-office', price: 'under50', rating: '4', sort: 'price-low' },
  { category: 'antivirus-security', price: '50to100', rating: '3', sort: 'rating' },
  { category: 'operating-systems', price: 'over100', rating: '4', sort: 'newest' },
].map((query) => listing({ ...query, ...page }))

/** Search, suggestions and filters: latency for a single shopper, and throughput with many at once. */
export async function apiReadRows(
  store: BenchStore,
  { seconds, products }: Options,
): Promise<Row[]> {
  const targets = TARGETS.find((target) => products <= target.products) ?? TARGETS[1]
  const within =
    (limit: number): LatencyTarget =>
    (p95) =>
      atMost(p95, limit, `p95 ≤ ${limit} ms`)
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
  const words = await someWords(store, WORDS)
  const ofWords = words.map((search) => listing({ search, limit: String(RESULTS) }))
  const typed = words.map((word, place) => suggestionsFor(word.slice(0, 2 + (place % 5))))
  return [
    await once(
      store,
      `${WORDS} words not searched before, ${RESULTS} each`,
      ofWords,
      within(targets.search),
    ),
    await once(store, `suggestions for ${WORDS} beginnings`, typed, within(targets.suggestions)),
    await deepPages(store, within(targets.listing)),
    await measure('search', searches, 1, within(targets.search)),
    await measure('search', searches, 10),
    await measure('suggestions', suggestions, 1, within(targets.suggestions)),
    await measure('suggestions', suggestions, 10),
    await measure('filters', filtered, 1, within(targets.listing)),
    await measure('filters', filtered, 10),
    await measure('search without limit', [listing({ search: 'microsoft' })], 1),
  ]
}

type LatencyTarget = (p95: number) => Target

async function ask({ url }: BenchStore, path: string) {
  const asked = performance.now()
  const answer = await fetch(url + path)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return { milliseconds: performance.now() - asked, headers: answer.headers }
}

/** Each address once, so that nothing can be remembered of it. */
async function once(
  store: BenchStore,
  name: string,
  paths: string[],
  target: LatencyTarget,
): Promise<Row> {
  const milliseconds: number[] = []
  for (const path of paths) milliseconds.push((await ask(store, path)).milliseconds)
  const figures = percentiles(milliseconds)
  return { name, ...figures, note: slowest(paths, milliseconds), target: target(figures.p95) }
}

/** One page behind the other, as "Load more" reads them. */
async function deepPages(store: BenchStore, target: LatencyTarget): Promise<Row> {
  const milliseconds: number[] = []
  let after: string | null = ''
  for (let turn = 0; turn < DEEP_PAGES && after !== null; turn++) {
    const query = { sort: 'price-low', ...page, ...(after ? { after } : {}) }
    const answer = await ask(store, listing(query))
    milliseconds.push(answer.milliseconds)
    after = answer.headers.get('x-next-cursor')
  }
  const figures = percentiles(milliseconds)
  const note = `last: ${milliseconds.at(-1)?.toFixed(1)} ms`
  return { name: `${DEEP_PAGES} pages by cursor`, ...figures, note, target: target(figures.p95) }
}

function slowest(paths: string[], milliseconds: number[]): string | undefined {
  const byPath = paths.map((path, place) => ({
    path,
    p95: percentiles(milliseconds.filter((_, turn) => turn % paths.length === place)).p95,
  }))
  const worst = byPath.sort((a, b) => b.p95 - a.p95)[0]
  if (!worst || paths.length === 1) return undefined
  const query = new URLSearchParams(worst.path.split('?')[1])
  return `slowest: ${query.get('search') ?? query.get('q') ?? query.get('category')}, p95 ${worst.p95.toFixed(1)}`
}
