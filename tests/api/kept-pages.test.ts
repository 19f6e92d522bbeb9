import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { withRscParameterOf } from '@/lib/platform/kept-pages/rsc-parameter.mjs'
import { adminClient } from '@/tests/setup/admin-client'
import { eventually } from '@/tests/setup/api-client'
import { isThorough } from '@/tests/setup/depth'
import { invalidateCaches } from '@/tests/setup/page-changes'
import { type OwnStore, startOwnStore, type TestStore } from '@/tests/setup/store'

type Raw = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Of a price, one after the other. */
const CHANGES = isThorough ? 1_000 : 12

/** Who ask at the same time, and who hold their connections. */
const VISITORS = isThorough ? 1_000 : 300
const SLOW_CLIENTS = isThorough ? 5_000 : 1_500

/** Between two readings: a page is rendered anew for almost each of them. */
const PAUSE_MS = 100
/** Between two visits while processes are renewed, which are not to wait for their visitors' sake. */
const VISIT_PAUSE_MS = 20

/** A call as it goes over the wire: `fetch` would unpack the answer and hide how it came. */
function raw(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end()
  })
}

const pricesIn = (html: string): string[] => html.match(/\$\d+\.\d{2}/g) ?? []

describe('a page that is kept', () => {
  let store: OwnStore
  let slugs: string[]

  beforeAll(async () => {
    store = await startOwnStore()
    const products = await (await fetch(`${store.url}/api/products?limit=20`)).json()
    slugs = products.map(({ slug }: { slug: string }) => slug)
  })
  afterAll(() => store.stop())

  const freshPage = () => `${store.url}/products/${slugs.pop()}`

  it('is the same in every encoding, the first time and later', async () => {
    const url = freshPage()
    for (const _ of ['first', 'later']) {
      const plain = await raw(url)
      expect(plain.status).toBe(200)
      expect(plain.headers['content-encoding']).toBeUndefined()
      const brotli = await raw(url, { 'accept-encoding': 'gzip, deflate, br, zstd' })
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', etag: plain.headers.etag })
      expect(await promisify(brotliDecompress)(brotli.body)).toEqual(plain.body)
      const gzip = await raw(url, { 'accept-encoding': 'gzip, br;q=0' })
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(await promisify(gunzip)(gzip.body)).toEqual(plain.body)
      for (const { headers, body } of [plain, brotli, gzip]) {
        expect(headers['content-length']).toBe(String(body.length))
        expect(headers.vary).toContain('Accept-Encoding')
        expect(headers['content-security-policy']).toContain("default-src 'self'")
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    }
  })

  it('is not sent again to who has it', async () => {
    const url = freshPage()
    const { headers } = await raw(url)
    const again = await raw(url, { 'if-none-match': `"other", ${headers.etag}` })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(again.headers.etag).toBe(headers.etag)
    expect((await raw(url, { 'if-none-match': '"other"' })).status).toBe(200)
    // Nobody may keep it without asking: a change has to be seen at once.
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('answers HEAD without a body', async () => {
    const url = freshPage()
    for (const _ of ['first', 'later']) {
      const head = await raw(url, {}, 'HEAD')
      expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
      expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
    }
  })

  it('does not keep first visitors from their language, nor anybody from a page in another', async () => {
    const url = freshPage()
    await raw(url)
    expect(await raw(url, { 'accept-language': 'de-DE,de;q=0.9' })).toMatchObject({
      status: 307,
      headers: { location: expect.stringContaining('/de/products/') },
    })
    expect((await raw(url, { cookie: 'NEXT_LOCALE=fr' })).status).toBe(307)
    const chosen = { 'accept-language': 'de', cookie: 'NEXT_LOCALE=en' }
    expect((await raw(url, chosen)).status).toBe(200)
    const german = await raw(url.replace('/products/', '/de/products/'))
    expect(german.body.toString()).toContain('<html lang="de"')
  })

  it('is not mixed up with its data, which the router fetches', async () => {
    const url = freshPage()
    const [page, data] = [await raw(url), await raw(`${url}?_rsc=1`, { rsc: '1' })]
    expect(page.headers['content-type']).toMatch(/text\/html/)
    if (data.status === 307) {
      // Next names the hash that it expects.
      const location = new URL(String(data.headers.location), url).href
      Object.assign(data, await raw(location, { rsc: '1' }))
    }
    expect(data.headers['content-type']).toMatch(/text\/x-component/)
    expect((await raw(url)).body).toEqual(page.body)
  })

  it('gives its data to the router without a redirect, which would lose a fragment', async () => {
    const headers = { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' }
    const url = withRscParameterOf(freshPage(), headers)
    for (const time of ['first', 'second']) {
      const data = await raw(url, headers)
      expect({ time, status: data.status }).toEqual({ time, status: 200 })
      expect(data.headers['content-type']).toMatch(/text\/x-component/)
    }
    const forged = await raw(url, { ...headers, 'next-router-prefetch': '1' })
    expect(forged.status).toBe(307)
  })

  it('is rendered once, however many ask for it at the same time', async () => {
    const url = freshPage()
    const lock = await store.sql.connect()
    await lock.query('BEGIN')
    await lock.query('LOCK TABLE "SeoPage" IN ACCESS EXCLUSIVE MODE')
    await invalidateCaches(store, 'seo', 'products')
    const visits = Promise.all(Array.from({ length: VISITORS }, () => raw(url)))
    const waiting = async () =>
      (
        await store.sql.query(
          `SELECT count(*)::int AS n FROM pg_stat_activity
           WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'`,
        )
      ).rows[0].n
    await eventually(async () => (await waiting()) > 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await waiting()).toBe(1)
    await lock.query('COMMIT')
    lock.release()
    const pages = await visits
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1)
  })

  it('stays up while the database is away', async () => {
    const url = freshPage()
    const { body } = await raw(url)
    await store.database.cut()
    try {
      expect(await raw(url)).toMatchObject({ status: 200, body })
      expect((await raw(`${store.url}/api/health`)).status).toBe(503)
    } finally {
      await store.database.mend()
    }
    await eventually(async () => (await raw(`${store.url}/api/health`)).status === 200)
  })

  it(`is served while ${SLOW_CLIENTS} slow clients hold their connections`, async () => {
    const url = freshPage()
    await raw(url)
    const { hostname, port } = new URL(store.url)
    const sockets: Socket[] = []
    try {
      for (let batch = 0; batch < SLOW_CLIENTS / 100; batch++)
        await Promise.all(
          Array.from(
            { length: 100 },
            () =>
              new Promise<void>((resolve, reject) => {
                const socket = connect(Number(port), hostname, () => {
                  socket.write('GET / HTTP/1.1\r\nHost: slow\r\n')
                  resolve()
                })
                socket.on('error', reject)
                sockets.push(socket)
              }),
          ),
        )
      expect((await raw(url)).status).toBe(200)
      expect((await raw(`${store.url}/api/health`)).status).toBe(200)
    } finally {
      for (const socket of sockets) {
        socket.removeAllListeners('error')
        socket.on('error', () => {})
        socket.destroy()
      }
    }
  })
})

describe('two server processes on one port', () => {
  let store: OwnStore

  beforeAll(async () => {
    store = await startOwnStore({ env: { WEB_CONCURRENCY: '2' } })
  })
  afterAll(() => store.stop())

  /** Reads until it is told to stop. A connection each time, so that both processes are asked. */
  function readAll(url: string, check: (body: string, seenBefore: number) => void) {
    let going = true
    let acknowledged = 0
    const reading = (async () => {
      let reads = 0
      while (going) {
        const before = acknowledged
        const { status, body } = await raw(url)
        if (status !== 200) throw new Error(`A reader got ${status}`)
        check(body.toString(), before)
        reads++
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
      return reads
    })()
    return {
      acknowledge: (change: number) => {
        acknowledged = change
      },
      stop: () => {
        going = false
        return reading
      },
    }
  }

  it('show each of many changes to whoever asks after it, while pages are being read', async () => {
    const admin = await adminClient(store)
    const [product] = (await admin.call('/api/products?limit=1')).body
    const page = `${store.url}/products/${product.slug}`
    const call = `${store.url}/api/products/${product.slug}`
    /** Cents count the changes. */
    const numberOf = (price: string) => Math.round(Number(price) * 100) - 10_000
    const inPage = (body: string) =>
      Math.max(
        ...pricesIn(body)
          .map((price) => numberOf(price.slice(1)))
          .filter((n) => n <= CHANGES),
      )
    const change = async (number: number) => {
      const price = ((10_000 + number) / 100).toFixed(2)
      const { status } = await admin.call(`/api/admin/products/${product.id}`, {
        method: 'PATCH',
        body: { price, originalPrice: null },
      })
      expect(status).toBe(200)
    }
    await change(0)
    const readers = [
      readAll(page, (body, before) => expect(inPage(body)).toBeGreaterThanOrEqual(before)),
      readAll(call, (body, before) =>
        expect(numberOf(JSON.parse(body).price)).toBeGreaterThanOrEqual(before),
      ),
    ]
    for (let number = 1; number <= CHANGES; number++) {
      await change(number)
      for (const reader of readers) reader.acknowledge(number)
    }
    const reads = await Promise.all(readers.map((reader) => reader.stop()))
    // How often is up to the machine: each read of a page that has just changed renders it.
    for (const count of reads) expect(count).toBeGreaterThan(0)
    for (let visit = 0; visit < 10; visit++)
      expect(inPage((await raw(page)).body.toString())).toBe(CHANGES)
  }, 600_000)

  it('serve on when one of them is killed', async () => {
    const pids = await processesOf(store)
    expect(pids.length).toBe(2)
    process.kill(pids[1] ?? 0, 'SIGKILL')
    await eventually(async () => {
      const now = await processesOf(store)
      return now.length === 2 && !now.includes(pids[1] ?? 0)
    })
    for (let visit = 0; visit < 20; visit++)
      expect((await raw(`${store.url}/products`)).status).toBe(200)
  })

  it('are renewed one by one without a failed request', async () => {
    const before = await processesOf(store)
    const statuses: number[] = []
    let going = true
    const visitors = Array.from({ length: 2 }, async () => {
      while (going) {
        // Kept connections, as browsers have them.
        const answer = await fetch(`${store.url}/products`)
        await answer.arrayBuffer()
        statuses.push(answer.status)
        await new Promise((resolve) => setTimeout(resolve, VISIT_PAUSE_MS))
      }
    })
    store.signal('SIGHUP')
    await eventually(async () => {
      const now = await processesOf(store)
      return now.length === 2 && now.every((pid) => !before.includes(pid))
    })
    going = false
    await Promise.all(visitors)
    expect(statuses.length).toBeGreaterThan(100)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

/** The server processes of a store that serve now, oldest first. */
async function processesOf(store: TestStore): Promise<number[]> {
  const { rows } = await store.sql.query<{ pid: number }>(
    `SELECT "pid" FROM "ServerProcess" WHERE "seenAt" > now() - interval '7 seconds' ORDER BY "startedAt"`,
  )
  return rows.map(({ pid }) => pid)
}
