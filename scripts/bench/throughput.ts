import { percentiles, type Row } from './figures'
import { type Loaded, load } from './load'
import type { Options } from './options'
import { smallestPage } from './prerendered'
import { popularProduct } from './products'
import type { BenchStore } from './store'

const CONNECTIONS = 10
const TARGET_SHARE = 0.8
const MAX_ROUNDS = 4

type Page = { name: string; path: string; headers?: Record<string, string>; aimed?: boolean }

/** Requests per second of the pages, relative to the smallest page of the same server. */
export async function throughputRows(store: BenchStore, { seconds }: Options): Promise<Row[]> {
  const smallest = smallestPage()
  const product = `/products/${(await popularProduct(store)).slug}`
  const kilobytes = (smallest.bytes / 1000).toFixed(0)
  const yardstick = { name: `yardstick ${smallest.path} (${kilobytes} kB)`, path: smallest.path }
  const packed = { 'accept-encoding': 'gzip, deflate, br' }
  const others: Page[] = [
    { name: 'home /', path: '/' },
    { name: 'listing /products', path: '/products' },
    { name: 'product page', path: product, aimed: true },
    { name: 'product page, packed as browsers ask', path: product, headers: packed },
  ]
  const [best, ...figures] = await inRounds(store.url, [yardstick, ...others], seconds)
  if (!best) throw new Error('The yardstick was not measured')
  const rows = others.map(({ name, aimed }, place): Row => {
    const share = (figures[place]?.perSecond ?? 0) / best.perSecond
    return {
      name,
      ...figures[place],
      note: `${share.toFixed(2)} of the yardstick`,
      ...(aimed ? { target: { text: `≥ ${TARGET_SHARE}`, met: share >= TARGET_SHARE } } : {}),
    }
  })
  return [{ name: yardstick.name, ...best, note: 'smallest static page' }, ...rows]
}

/**
 * Interleaved, not one after the other, so that other load on the machine affects all of them alike.
 */
async function inRounds(url: string, pages: Page[], seconds: number) {
  const rounds = Math.min(MAX_ROUNDS, seconds)
  const ask = ({ path, headers }: Page, forSeconds: number) =>
    load({ url, paths: [path], headers, connections: CONNECTIONS, seconds: forSeconds })
  for (const page of pages) await ask(page, Math.min(2, seconds))

  const parts = pages.map((): Loaded[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [place, page] of pages.entries())
      parts[place]?.push(await ask(page, Math.round(seconds / rounds)))
  return parts.map((loads) => ({
    perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length,
    ...percentiles(loads.flatMap(({ milliseconds }) => milliseconds)),
  }))
}
