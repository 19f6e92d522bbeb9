import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { apiClient, newIp } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore

beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

type Answered = { status: number; headers: IncomingHttpHeaders; text: string; sentBytes: number }

/** A request as no browser sends it; its body is sent for as long as the store takes it. */
function raw(
  path: string,
  {
    method = 'GET',
    headers = {},
    body = [],
  }: { method?: string; headers?: Record<string, string>; body?: Iterable<Buffer> } = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0
    let isAnswered = false
    const request = httpRequest(
      store.url + path,
      { method, headers: { 'x-forwarded-for': newIp(), ...headers }, agent: false },
      (response) => {
        isAnswered = true
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          text += part
        })
        response.on('error', () => {})
        response.on('close', () => {
          const { statusCode = 0, headers: answered } = response
          resolve({ status: statusCode, headers: answered, text, sentBytes })
          request.destroy()
        })
      },
    )
    // The store closes the connection under a body that it does not read.
    request.on('error', (error) => isAnswered || reject(error))
    const parts = body[Symbol.iterator]()
    const send = () => {
      for (let next = parts.next(); !next.done && !isAnswered; next = parts.next()) {
        sentBytes += next.value.length
        if (!request.write(next.value)) {
          // Between what it writes it reads, or on a busy machine it would not see the answer before the connection is closed.
          request.once('drain', () => setImmediate(send))
          return
        }
      }
      request.end()
    }
    send()
  })
}

function* megabytes(count: number) {
  yield Buffer.from('{"message":"')
  for (let at = 0; at < count * 16; at++) yield Buffer.alloc(64 * 1024, 'x')
  yield Buffer.from('"}')
}

const isWell = async () => (await fetch(`${store.url}/api/health`)).status === 200

/** Asks, and leaves as some part of the answer arrives, or a moment later. */
function askAndLeave(
  path: string,
  address: string,
  { part, afterMs }: { part: number; afterMs: number },
): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(store.url + path, {
      headers: { 'x-forwarded-for': address, 'accept-encoding': 'br' },
      agent: false,
    })
    request.on('error', () => {})
    request.on('close', () => resolve())
    request.on('response', (response) => {
      let parts = 0
      response.on('error', () => {})
      response.on('data', () => {
        parts += 1
        if (parts > part) request.destroy()
      })
    })
    request.end()
    setTimeout(() => request.destroy(), afterMs)
  })
}

describe('a caller who leaves before the answer', () => {
  it.each([
    ['/checkout', 200],
    ['/products?page=2', 200],
    ['/admin', 200],
    ['/admin/users', 200],
    ['/api/cart', 400],
  ])('is answered afterwards as before: %s', async (path, status) => {
    const address = newIp()
    for (let round = 0; round < 60; round += 1)
      await Promise.all(
        [0, 1, 2].map((part) =>
          askAndLeave(path, address, { part, afterMs: (round * 3 + part) % 41 }),
        ),
      )
    expect((await raw(path, { headers: { 'x-forwarded-for': address } })).status).toBe(status)
  })
})

describe('a request that no page and no call expects', () => {
  it.each([
    ['TRACE', '/'],
    ['TRACE', '/api/products'],
    ['TRACE', '/admin/products'],
    ['PROPFIND', '/products'],
    ['POST', '/nonsense'],
  ])('%s %s answers 405', async (method, path) => {
    const { status, headers, text } = await raw(path, { method })
    expect([status, headers.allow]).toEqual([405, expect.stringContaining('GET')])
    expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) })
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['DELETE', '/api/products'],
    ['PUT', '/api/health'],
    ['POST', '/api/admin/disputes'],
  ])('%s %s is no method of that call, and is told so', async (method, path) => {
    const { status, headers, text } = await raw(path, { method })
    expect([status, headers['content-type']]).toEqual([405, 'application/json'])
    expect(JSON.parse(text)).toEqual({
      code: 'invalid',
      message: `The method ${method} is not allowed here`,
    })
  })

  it.each(['/', '/products', '/checkout', '/de/checkout/payment', '/admin/products'])(
    'a broken form to %s answers 405',
    async (path) => {
      for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain']) {
        const { status } = await raw(path, {
          method: 'POST',
          headers: { 'content-type': type, 'next-action': 'x' },
          body: [Buffer.from('--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_0"\r\n')],
        })
        expect(status).toBe(405)
      }
    },
  )

  it.each([
    '/media//x',
    '/media/x',
    `/media/${'0'.repeat(64)}.png`,
    '/images/missing.webp',
    '/images//hero.webp',
    '//evil.example/x.png',
    '/images/%00.png',
    '/api/health',
    '%',
  ])('a scaled picture of %s is the caller’s mistake', async (picture) => {
    for (const url of [picture, encodeURIComponent(picture)]) {
      const { status } = await raw(`/_next/image?url=${url}&w=640&q=75`)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  it.each([
    ['GET', '/api'],
    ['GET', '/api/nonsense'],
    ['POST', '/api/nonsense/deeper'],
    ['DELETE', '/api/products/nonsense/more'],
    ['GET', '/api/admin/nonsense'],
  ])('%s %s names no call', async (method, path) => {
    const { status, headers, text } = await raw(path, { method })
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { code: 'not_found', message: expect.any(String) },
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toContain('application/json')
    expect(headers['x-frame-options']).toBe('DENY')
  })

  it.each([
    '/?x=%',
    '/products?x=%zz',
    '/search?q=100%',
    '/search?q=%00',
    '/de/products?%E0%A4%A',
    '/category/norton?sort=%',
    '/checkout?x=%',
    '/admin/products?x=%',
    '/api/products?limit=1&search=100%',
  ])('%s is answered in spite of its query', async (path) => {
    expect((await raw(path)).status).toBe(200)
  })
})

describe('a body without end', () => {
  it.each([
    ['POST', '/api/contact', 413, 'application/json'],
    ['POST', '/api/applications', 413, 'multipart/form-data; boundary=x'],
    ['POST', '/', 405, 'application/json'],
    ['POST', '/checkout', 405, 'multipart/form-data; boundary=x'],
    ['POST', '/api/nonsense', 404, 'application/json'],
  ])('%s %s is not read to its end', async (method, path, expected, type) => {
    const { status, headers, sentBytes } = await raw(path, {
      method,
      headers: { 'content-type': type, 'transfer-encoding': 'chunked' },
      body: megabytes(400),
    })
    expect([status, headers.connection]).toEqual([expected, 'close'])
    // How much is on its way until the connection is closed depends on the machine.
    expect(sentBytes).toBeLessThan(200 * 1024 * 1024)
    expect(await isWell()).toBe(true)
  })
})

describe('a redirect', () => {
  const NAMES = [
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'strict-transport-security',
    'content-security-policy',
  ]

  it.each([
    ['/en', 'en'],
    ['/requirements', 'en'],
    ['/products/', 'en'],
    ['/checkout/success', 'en'],
    ['/checkout/express', 'en'],
    ['/products', 'de'],
    ['/checkout', 'fr'],
  ])('from %s (%s) carries the security headers', async (path, language) => {
    const page = await raw('/products', { headers: { 'accept-language': 'en' } })
    const { status, headers } = await raw(path, { headers: { 'accept-language': language } })
    expect([301, 302, 303, 307, 308]).toContain(status)
    for (const name of NAMES.slice(0, -1))
      expect([name, headers[name]]).toEqual([name, page.headers[name]])
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })
})

describe('one address', () => {
  it('cannot call more often than anybody shops', async () => {
    const client = apiClient(store.url)
    const statuses: number[] = []
    let retryAfter: string | null = null
    while (statuses.length < 360 && !retryAfter) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => client.call('/api/cart')))
      statuses.push(...answers.map(({ status }) => status))
      retryAfter = answers.at(-1)?.headers.get('retry-after') ?? null
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(Number(retryAfter)).toBeGreaterThan(0)
    const capture = () =>
      client.call('/api/paypal/order/5O190127TN364715T/capture', { method: 'POST', body: {} })
    const captures: number[] = []
    for (let turn = 0; turn < 5; turn++)
      captures.push(
        ...(await Promise.all(Array.from({ length: 30 }, capture))).map(({ status }) => status),
      )
    expect(captures.filter((status) => status !== 429)).toHaveLength(120)
    expect((await apiClient(store.url).call('/api/cart')).status).toBe(200)
  })

  it('that asks for much at once does not keep others waiting', async () => {
    const busy = apiClient(store.url)
    const statuses: number[] = []
    const asked = Array.from({ length: 400 }, async (_, at) => {
      const path = `/api/products?search=${at}%20edition%20${Math.random()}&limit=100`
      statuses.push((await busy.call(path)).status)
    })
    const path = `/api/products?search=office${Math.random()}&limit=1`
    const other = await apiClient(store.url).call(path)
    const servedBefore = statuses.filter((status) => status === 200).length
    await Promise.all(asked)
    const served = statuses.filter((status) => status === 200).length
    expect(other.status).toBe(200)
    expect(servedBefore).toBeLessThan(served)
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - served)
  })
})
