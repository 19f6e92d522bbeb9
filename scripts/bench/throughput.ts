import type { Row } from './figures'
import { load } from './load'
import type { Options } from './options'
import { smallestPage } from './prerendered'
import { popularProduct } from './products'
import type { BenchStore } from './store'

const CONNECTIONS = 10
const AIMED_SHARE = 0.8

/** Requests per second of the pages, as shares of what the smallest page of the same server gives. */
export async function throughputRows(store: BenchStore, { seconds }: Options): Promise<Row[]> {
  const smallest = smallestPage()
  const product = `/products/${(await popularProduct(store)).slug}`
  const measure = async (path: string, headers?: Record<string, string>) => {
    const asked = { url: store.url, paths: [path], connections: CONNECTIONS, headers }
    await load({ ...asked, seconds: Math.max(1, Math.round(seconds / 4)) })
    const { milliseconds: _, ...figures } = await load({ ...asked, seconds })
    return figures
  }

  const best = await measure(smallest.path)
  const shareOf = ({ perSecond }: { perSecond: number }) => perSecond / best.perSecond
  const asShare = (share: number) => `${share.toFixed(2)} of the yardstick`
  const page = async (name: string, path: string, headers?: Record<string, string>) => {
    const figures = await measure(path, headers)
    return { name, ...figures, note: asShare(shareOf(figures)) }
  }
  const kilobytes = (smallest.bytes / 1000).toFixed(0)
  const rows: Row[] = [
    { name: `yardstick ${smallest.path} (${kilobytes} kB)`, ...best, note: 'smallest static page' },
    await page('home /', '/'),
    await page('listing /products', '/products'),
  ]
  const productPage = await page('product page', product)
  const met = shareOf(productPage) >= AIMED_SHARE
  rows.push({ ...productPage, aim: { text: `≥ ${AIMED_SHARE}`, met } })
  rows.push(
    await page('product page, gzip as browsers ask', product, { 'accept-encoding': 'gzip' }),
  )
  return rows
}
