import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { serverHooks } from '../server-hooks.mjs'
import { KeptResponses } from './kept-responses.mjs'
import { noteSource } from './page-source.mjs'
import { rscParameterOf } from './rsc-parameter.mjs'
import { serveKept } from './serve-kept.mjs'
import { noteChange } from './tag-watch.mjs'

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** A framework that answers as the test wants, behind what is tested. */
let handle: Handle
let handled: number
let server: Server
let url: string
let store: KeptResponses
let takeIdleTurn: () => Promise<() => void>

beforeEach(async () => {
  handled = 0
  takeIdleTurn = async () => () => {}
  store = new KeptResponses({ maxBytes: 1e6 })
  const serve = serveKept({
    store,
    handle: (request, response) => {
      handled++
      return handle(request, response)
    },
    compress: (_request, _response, next) => next(),
    isReady: () => true,
    proxy: 'none',
    takeIdleTurn: () => takeIdleTurn(),
  })
  server = createServer((request, response) =>
    serve(request, response, () => {
      response.statusCode = 418
      response.end()
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterEach(() => {
  server.close()
})

/** Answers like Next with a page of its cache. */
function page(response: ServerResponse, text: string, tags = ['products'], headers = {}) {
  noteSource({ tags, freshUntil: null })
  response.writeHead(200, { 'x-nextjs-cache': 'HIT', 'content-type': 'text/html', ...headers })
  response.end(text)
}

const visit = async (path = '/') => {
  const answer = await fetch(url + path)
  return { status: answer.status, text: await answer.text() }
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

describe('what is the same for everybody', () => {
  it('is asked for once', async () => {
    handle = async (_, response) => page(response, 'a page')
    for (let time = 0; time < 3; time++) expect((await visit()).text).toBe('a page')
    expect(handled).toBe(1)
  })

  it('is asked for once where a call is refused for how it asks, whoever asks so again', async () => {
    handle = async (_, response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end('{"code":"invalid"}')
    }
    for (let time = 0; time < 3; time++)
      expect(await visit('/api/articles?full=x')).toEqual({
        status: 400,
        text: '{"code":"invalid"}',
      })
    expect(handled).toBe(1)
    await visit('/api/articles?full=y')
    expect(handled).toBe(2)
  })

  it('arrives whole where it is large, however many of one caller ask at once', async () => {
    const text = 'x'.repeat(300_000)
    handle = async (_, response) => page(response, text)
    await visit()
    const answers = await Promise.all(Array.from({ length: 30 }, () => visit()))
    expect(new Set(answers.map((answer) => answer.text))).toEqual(new Set([text]))
    expect(handled).toBe(1)
  })

  it('is asked for once by many who come at the same time', async () => {
    const { open, opened } = gate()
    handle = async (_, response) => {
      await opened
      page(response, 'a page')
    }
    const visits = Promise.all(Array.from({ length: 50 }, () => visit()))
    await new Promise((resolve) => setTimeout(resolve, 100))
    open()
    expect(new Set((await visits).map(({ text }) => text))).toEqual(new Set(['a page']))
    expect(handled).toBe(1)
  })

  it('is no redirect, which repeats the query of each', async () => {
    const { open, opened } = gate()
    handle = async (request, response) => {
      await opened
      response.writeHead(308, { location: `/new${new URL(request.url ?? '', url).search}` })
      response.end()
    }
    const ask = (query: string) => fetch(`${url}/old${query}`, { redirect: 'manual' })
    const first = ask('?a=1')
    while (handled === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const second = ask('?a=2')
    await new Promise((resolve) => setTimeout(resolve, 100))
    open()
    expect((await first).headers.get('location')).toBe('/new?a=1')
    // Asked for by itself, past what is kept.
    expect((await second).status).toBe(418)
    expect(handled).toBe(1)
  })

  it('is a scaled picture in a format, as it came', async () => {
    const scaled = '/_next/image?url=%2Fimages%2Fhero.webp&w=640&q=75'
    handle = async (request, response) => {
      response.writeHead(200, {
        'x-nextjs-cache': 'MISS',
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=2592000',
        vary: 'Accept',
      })
      response.end(`as ${request.headers.accept}`)
    }
    const load = (accept: string) => fetch(url + scaled, { headers: { accept } })
    for (const [accept, told] of [
      ['image/webp;q=0', 'image/webp'],
      ['image/png', '*/*'],
      ['image/avif,image/webp,*/*', 'image/webp'],
      ['*/*', '*/*'],
    ] as const) {
      const answer = await load(accept)
      expect(await answer.text()).toBe(`as ${told}`)
      expect(answer.headers.get('content-encoding')).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('public, max-age=2592000')
      expect(answer.headers.get('vary')).toBe('Accept')
    }
    expect(handled).toBe(2)
  })

  it('is no picture that could not be scaled', async () => {
    handle = async (_, response) => {
      response.writeHead(400)
      response.end('no')
    }
    for (const _ of ['first', 'later'])
      expect((await visit('/_next/image?url=nothing')).status).toBe(400)
    expect(handled).toBe(2)
  })

  it.each([
    ['sets a cookie', { 'set-cookie': 'a=b' }],
    ['is out of date by its time', { 'x-nextjs-cache': 'STALE' }],
  ])('is not what %s', async (_, headers) => {
    handle = async (_, response) => page(response, 'a page', [], headers)
    await visit()
    await visit()
    expect(handled).toBe(2)
  })

  it('is not what the cache of pages knows nothing of', async () => {
    handle = async (_, response) => {
      response.end('for you')
    }
    expect((await visit()).text).toBe('for you')
    await visit()
    expect(handled).toBe(2)
  })

  it('is not a page that is missing, or an error', async () => {
    handle = async (_, response) => {
      noteSource({ tags: [], freshUntil: null })
      response.writeHead(404, { 'x-nextjs-cache': 'HIT' })
      response.end('nothing')
    }
    expect(await visit()).toEqual({ status: 404, text: 'nothing' })
    await visit()
    expect(handled).toBe(2)
  })

  it('includes a call that names its tags, which are for nobody else to see', async () => {
    handle = async (_, response) => {
      response.writeHead(200, { 'x-kept-under': 'products,categories' })
      response.end('[]')
    }
    expect((await fetch(`${url}/api/products`)).headers.has('x-kept-under')).toBe(false)
    await visit('/api/products')
    expect(handled).toBe(1)
    noteChange(['categories'])
    store.drop(['categories'])
    await visit('/api/products')
    expect(handled).toBe(2)
  })
})

describe('a change', () => {
  it('while an answer is being made keeps that answer from being kept', async () => {
    const { open, opened } = gate()
    const read = gate()
    let price = 'old'
    handle = async (_, response) => {
      const shown = price
      read.open()
      if (shown === 'old') await opened
      page(response, shown)
    }
    const early = visit()
    await read.opened
    price = 'new'
    noteChange(['products'])
    store.drop(['products'])
    // Who asks after the change does not wait for what began before it.
    expect((await visit()).text).toBe('new')
    open()
    expect((await early).text).toBe('old')
    expect((await visit()).text).toBe('new')
  })

  it('of something else does not', async () => {
    handle = async (_, response) => {
      noteChange(['articles'])
      page(response, 'a page')
    }
    await visit()
    await visit()
    expect(handled).toBe(1)
  })

  it('is not hidden by an answer that somebody else’s request had begun', async () => {
    let rendered = 0
    handle = async (_, response) => {
      rendered++
      if (rendered > 1) return page(response, 'new')
      // Joined to a rendering under way: the cache is not asked.
      response.writeHead(200, { 'x-nextjs-cache': 'MISS' })
      response.end('old')
    }
    expect((await visit()).text).toBe('new')
  })
})

it('leaves to the framework what fails', async () => {
  handle = async () => {
    throw new Error('broken')
  }
  expect((await visit()).status).toBe(418)
})

describe('what a browser fetches ahead', () => {
  const headers = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  }
  const ahead = (path: string, signal?: AbortSignal) =>
    fetch(`${url}${path}?_rsc=${rscParameterOf(headers)}`, { headers, ...(signal && { signal }) })
  const asked = () => new Promise((resolve) => setTimeout(resolve, 100))

  it('stands back until its turn, and is then kept for all', async () => {
    const turn = gate()
    let ended = 0
    takeIdleTurn = async () => {
      await turn.opened
      return () => ended++
    }
    handle = async (_, response) => page(response, 'a part')
    const two = [ahead('/deals'), ahead('/deals')]
    await asked()
    expect(handled).toBe(0)
    expect((await visit('/')).text).toBe('a part')
    turn.open()
    for (const answer of await Promise.all(two)) expect(await answer.text()).toBe('a part')
    expect(handled).toBe(2)
    await asked()
    expect(ended).toBe(2)
    takeIdleTurn = () => new Promise(() => {})
    expect(await (await ahead('/deals')).text()).toBe('a part')
  })

  it('is not made for a visitor who has left', async () => {
    const turn = gate()
    takeIdleTurn = async () => {
      await turn.opened
      return () => {}
    }
    handle = async (_, response) => page(response, 'a part')
    const leaving = new AbortController()
    const left = ahead('/deals', leaving.signal).catch(() => 'left')
    await asked()
    leaving.abort()
    expect(await left).toBe('left')
    await asked()
    turn.open()
    await asked()
    expect(handled).toBe(0)
  })
})

describe('a cache outside of the store', () => {
  afterEach(() => {
    serverHooks.outerCache = undefined
  })
  const ask = async (path: string, headers = {}) => {
    const answer = await fetch(url + path, { headers, redirect: 'manual' })
    await answer.text()
    return answer
  }
  const toldBy = async (path: string, headers = {}) =>
    (await ask(path, headers)).headers.get('kept-outside')

  beforeEach(() => {
    handle = async (_, response) => page(response, 'a page', ['products'])
  })

  it('is told of whole pages while there is one, also of those that were kept before', async () => {
    expect(await toldBy('/')).toBeNull()
    serverHooks.outerCache = (tags) => ['Kept-Outside', tags.join(',')]
    expect(await toldBy('/')).toBe('products')
    expect(await toldBy('/?utm_source=mail')).toBe('products')
    const etag = (await ask('/')).headers.get('etag') ?? ''
    const unchanged = await ask('/', { 'if-none-match': etag })
    expect([unchanged.status, unchanged.headers.get('kept-outside')]).toEqual([304, 'products'])
    serverHooks.outerCache = undefined
    expect(await toldBy('/')).toBeNull()
  })

  it('is told of nothing else', async () => {
    serverHooks.outerCache = () => ['Kept-Outside', 'yes']
    const router = { rsc: '1', 'next-router-prefetch': '1' }
    expect(await toldBy(`/?_rsc=${rscParameterOf(router)}`, router)).toBeNull()
    expect(await toldBy('/?_rsc=abc')).toBeNull()
    expect(await toldBy('/checkout')).toBeNull()
    expect(await toldBy('/', { cookie: '__prerender_bypass=x' })).toBeNull()
    handle = async (_, response) => {
      response.writeHead(200, { 'x-kept-under': 'products', 'content-type': 'application/json' })
      response.end('[]')
    }
    expect(await toldBy('/api/products')).toBeNull()
    handle = async (_, response) => page(response, 'hers', [], { 'set-cookie': 'her=own' })
    expect(await toldBy('/hers')).toBeNull()
    handle = async (_, response) => {
      response.writeHead(404)
      response.end()
    }
    expect(await toldBy('/none')).toBeNull()
  })

  it('keeps no page that the store itself does not keep', async () => {
    handle = async (_, response) => {
      noteSource({ tags: ['products'], freshUntil: null })
      // It is out of date as soon as it is made.
      noteChange(['products'])
      response.writeHead(200, { 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=3600' })
      response.end('a page')
    }
    serverHooks.outerCache = () => ['Kept-Outside', 'yes']
    const { headers } = await ask('/')
    expect(headers.get('kept-outside')).toBeNull()
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })
})
