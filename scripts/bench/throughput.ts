import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectRoot } from '../lib/data-dir'
import { startNode, stop } from '../lib/processes'
import { percentiles, type Row } from './figures'
import type { Options } from './options'
import { popularProduct } from './products'
import type { BenchStore } from './store'

const CONNECTIONS = 16
const ROUNDS = 5
const AIMED_SHARE = 0.5

/** As Chrome asks for a page. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-US,en;q=0.9',
  cookie: 'NEXT_LOCALE=en; currency=EUR',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
}

type Page = { name: string; path: string }

/**
 * Requests per second of finished pages, each beside a bare server that sends the same bytes: in turns,
 * so that other load on the machine meets both.
 */
export async function throughputRows(store: BenchStore, { seconds }: Options): Promise<Row[]> {
  const product = `/products/${(await popularProduct(store)).slug}`
  const [script, picture] = await filesOf(`${store.url}${product}`)
  const pages: Page[] = [
    { name: 'home /', path: '/' },
    { name: 'listing /products', path: '/products' },
    { name: 'product page', path: product },
    { name: 'its largest script', path: script },
    { name: 'its first picture', path: picture },
    { name: 'GET /api/products?limit=12', path: '/api/products?limit=12' },
  ]
  const rows: Row[] = []
  for (const page of pages) rows.push(...(await besideBareServer(store, page, seconds)))
  return rows
}

/** The addresses of a page's largest script and of its first picture. */
async function filesOf(url: string): Promise<[script: string, picture: string]> {
  const html = await (await fetch(url)).text()
  const scripts = new Set(html.match(/\/_next\/static\/[^"\\]+\.js/g))
  const sizes = await Promise.all(
    [...scripts].map(async (path) => {
      const { body } = await fetchRaw(new URL(path, url).href)
      return { path, size: body.length }
    }),
  )
  const largest = sizes.sort((a, b) => b.size - a.size)[0]
  const picture = html.match(/\/_next\/image\?[^" ]+/)?.[0].replaceAll('&amp;', '&')
  if (!largest || !picture) throw new Error(`${url} has no script or no picture`)
  return [largest.path, picture]
}

async function besideBareServer(
  store: BenchStore,
  { name, path }: Page,
  seconds: number,
): Promise<Row[]> {
  const answer = await settledAnswer(`${store.url}${path}`)
  const bare = await startBareServer(answer)
  try {
    const targets = [Number(new URL(store.url).port), bare.port]
    for (const port of targets) await flood({ port, path, seconds: 1 })
    const figures: { perSecond: number[]; milliseconds: number[] }[] = targets.map(() => ({
      perSecond: [],
      milliseconds: [],
    }))
    for (let round = 0; round < ROUNDS; round++)
      for (const [place, port] of targets.entries()) {
        const { perSecond, milliseconds } = await flood({
          port,
          path,
          seconds: Math.max(1, seconds / ROUNDS),
        })
        figures[place]?.perSecond.push(perSecond)
        figures[place]?.milliseconds.push(...milliseconds)
      }
    const [ours, limit] = figures.map(({ perSecond, milliseconds }) => ({
      perSecond: median(perSecond),
      ...percentiles(milliseconds),
    }))
    if (!ours || !limit) throw new Error('Nothing was measured')
    const share = ours.perSecond / limit.perSecond
    return [
      {
        name,
        ...ours,
        note: `${share.toFixed(2)} of the bare server, ${(answer.body.length / 1000).toFixed(0)} kB`,
        target: { text: `≥ ${AIMED_SHARE}`, met: share >= AIMED_SHARE },
      },
      { name: '  bare server, same bytes', ...limit },
    ]
  } finally {
    await bare.stop()
  }
}

const median = (numbers: number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const WARMING_CALLS = 60
const WARMING_ROUNDS = 20

/** A page that is asked for often is packed anew, smaller; what is measured must not change meanwhile. */
async function settledAnswer(url: string): Promise<RawAnswer> {
  const lengths: number[] = []
  for (let round = 0; round < WARMING_ROUNDS; round++) {
    for (let call = 0; call < WARMING_CALLS; call++) await fetchRaw(url)
    await setTimeout(250)
    const answer = await fetchRaw(url)
    lengths.push(answer.body.length)
    if (lengths.length > 2 && new Set(lengths.slice(-3)).size === 1) return answer
  }
  throw new Error(`${url}: the answer has no lasting length`)
}

type RawAnswer = { headers: string[]; body: Buffer }

/** An answer as it is on the wire, without what each server adds by itself. */
function fetchRaw(url: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: BROWSER, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const headers: string[] = []
        for (let at = 0; at < answer.rawHeaders.length; at += 2) {
          const [name = '', value = ''] = answer.rawHeaders.slice(at, at + 2)
          if (!/^(?:date|connection|keep-alive)$/i.test(name)) headers.push(name, value)
        }
        resolve({ headers, body: Buffer.concat(chunks) })
      })
    })
    call.on('error', reject)
    call.end()
  })
}

async function startBareServer({ headers, body }: RawAnswer) {
  const child = startNode(['scripts/bench/bare-server.mjs'], { stdio: 'pipe', input: true })
  child.stdin?.end(JSON.stringify({ headers, body: body.toString('base64') }))
  if (!child.stdout) throw new Error('The bare server has no output')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { port: Number(line), stop: () => stop(child) }
}

const floodedSchema = z.object({ perSecond: z.number(), milliseconds: z.array(z.number()) })

async function flood({ port, path, seconds }: { port: number; path: string; seconds: number }) {
  const settings = { port, path, seconds, connections: CONNECTIONS, headers: BROWSER }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/bench/flood.mjs', JSON.stringify(settings)],
    { cwd: projectRoot, maxBuffer: 64 * 1024 * 1024 },
  )
  return floodedSchema.parse(JSON.parse(stdout))
}
