import { serverHooks } from '../server-hooks.mjs'
import { isRedirect } from '../web-server/page-redirect.mjs'
import { CapturedResponse, detachedRequest } from './captured-response.mjs'
import { isFetchedAhead, isKeptPage, isScaledPicture, keyOf, takesWebp, WEBP } from './eligible.mjs'
import { keptCall } from './kept-calls.mjs'
import { etagOf } from './kept-responses.mjs'
import { KEPT_UNDER_HEADER } from './kept-under-header.mjs'
import { LARGE_BYTES, sendInTurn } from './large-answers.mjs'
import { encodingFor, packBrotli, QUICK } from './packed-body.mjs'
import { sourceOf } from './page-source.mjs'
import { withRscParameterOf } from './rsc-parameter.mjs'
import { watchTags } from './tag-watch.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} IncomingMessage
 * @typedef {import('node:http').ServerResponse} ServerResponse
 * @typedef {import('./captured-response.mjs').Captured} Captured
 * @typedef {import('./kept-responses.mjs').Kept} Kept
 * @typedef {import('./kept-responses.mjs').KeptResponses} KeptResponses
 * @typedef {(request: IncomingMessage, response: ServerResponse) => Promise<void>} Handle
 * @typedef {(request: IncomingMessage, response: ServerResponse, next: () => void) => void} Compress
 * @typedef {{ captured: Captured, kept: Kept | null }} Made
 * @typedef {'none' | 'asks' | 'told'} Proxy whether there is a proxy that may keep answers, too, and
 *   whether it is told of changes
 */

/** Browsers and proxies may keep it, but ask each time whether it is still the same. */
const REVALIDATE = 'public, max-age=0, must-revalidate'
const DAY_SECONDS = 86_400
/** Pictures change with their address; what is kept of one that was deleted ends. */
const PICTURE_MS = 60 * 60 * 1000
/** How long the refusal of a call that was asked wrongly is kept. */
const REFUSAL_MS = 60_000
/** Longer, nobody waits for what somebody else has asked for. */
const MAX_WAIT_MS = 10_000
/** The status for who asks too much. */
const TOO_MANY = 429
/** How often an answer is asked for again that somebody else's request had begun. */
const MAX_ATTEMPTS = 3
/** Of a body or a client, or Next's own notes. */
const NOT_KEPT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-cache',
  KEPT_UNDER_HEADER,
])

/**
 * Answers requests that are the same for everybody with what is kept (docs/decisions/0033).
 *
 * @param {object} options
 * @param {KeptResponses} options.store
 * @param {Handle} options.handle the framework
 * @param {Compress} options.compress for answers that are not kept
 * @param {() => boolean} options.isReady whether pages that are rendered now may be kept
 * @param {Proxy} options.proxy
 * @param {() => Promise<() => void>} options.takeIdleTurn for what browsers fetch ahead: see idle-turns.mjs
 * @returns {(request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void}
 *   `otherwise` answers all other requests
 */
export function serveKept({ store, handle, compress, isReady, proxy, takeIdleTurn }) {
  /** @type {Map<string, { made: Promise<Made>, since: number, isQuiet: () => boolean }>} */
  const underWay = new Map()

  /**
   * @param {string} key
   * @param {IncomingMessage} request
   * @returns {{ made: Promise<Made>, isJoined: boolean }} whether another request had begun it
   */
  function make(key, request) {
    const joined = underWay.get(key)
    // What began before a change must not be given to who asks after it.
    if (joined?.isQuiet() && Date.now() - joined.since < MAX_WAIT_MS)
      return { made: joined.made, isJoined: true }
    const watch = watchTags()
    const made = ask(key, request, watch).finally(() => {
      watch.end()
      if (underWay.get(key) === entry) underWay.delete(key)
    })
    const entry = { made, since: Date.now(), isQuiet: watch.isQuiet }
    underWay.set(key, entry)
    return { made, isJoined: false }
  }

  /**
   * @param {string} key
   * @param {IncomingMessage} request
   * @param {ReturnType<typeof watchTags>} watch
   * @returns {Promise<Made>}
   */
  async function ask(key, request, watch) {
    if (isScaledPicture(key)) return askForPicture(key, request)
    for (let attempt = 1; ; attempt++) {
      const { captured, source } = await answerOf(handle, request, key)
      const isPage = captured.headers['x-nextjs-cache'] !== undefined
      // It waited for a rendering that began before, which may have read what has changed since.
      if (isPage && !source && attempt < MAX_ATTEMPTS) continue
      const keep = keepingOf(key, captured, source)
      if (!keep || !isReady() || watch.hasChanged(keep.tags)) return { captured, kept: null }
      const packed = await packBrotli(captured.body, QUICK).catch(() => null)
      if (!packed || watch.hasChanged(keep.tags)) return { captured, kept: null }
      const kept = store.set({
        key,
        status: captured.status,
        headers: [...headersOf(captured), ...forProxy(proxy, keep.freshUntil)],
        etag: etagOf(captured.body),
        tags: keep.tags,
        freshUntil: keep.freshUntil,
        bodies: new Map([['br', packed]]),
      })
      return { captured, kept }
    }
  }

  /** @param {string} key @param {IncomingMessage} request @returns {Promise<Made>} */
  async function askForPicture(key, request) {
    // Of what a browser takes the framework is told no more than the key has: "image/webp;q=0" must not
    // decide what all others are given.
    const accept = takesWebp(request.headers) ? WEBP : '*/*'
    const { captured } = await capture(handle, detachedRequest(request, { accept }))
    const { status, headers, body } = captured
    const isScaled = status === 200 && /^(HIT|MISS)$/.test(String(headers['x-nextjs-cache']))
    if (!isScaled) return { captured, kept: null }
    const kept = store.set({
      key,
      status,
      headers: keptHeaders(headers),
      etag: etagOf(body),
      tags: [],
      freshUntil: Date.now() + PICTURE_MS,
      bodies: new Map([['identity', body]]),
    })
    return { captured, kept }
  }

  return (request, response, otherwise) => {
    const key = keyOf(request.method ?? '', request.url ?? '/', request.headers)
    if (key === null) return otherwise()
    if (sendKept(key, request, response, otherwise)) return
    if (isFetchedAhead(key)) void makeAhead(key, request, response, otherwise)
    else void remake(key, request, response, otherwise)
  }

  /**
   * @param {string} key
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {() => void} otherwise
   * @returns {boolean} whether there is something that was kept
   */
  function sendKept(key, request, response, otherwise) {
    const kept = store.get(key)
    if (kept)
      send(store, kept, request, response, () => void remake(key, request, response, otherwise))
    return kept !== undefined
  }

  /**
   * A page links to many others, and none of them may be made before the one that is opened.
   *
   * @param {string} key
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {() => void} otherwise
   */
  async function makeAhead(key, request, response, otherwise) {
    const end = await takeIdleTurn()
    try {
      // Its visitor may have left, or another's have brought it.
      if (response.destroyed || sendKept(key, request, response, otherwise)) return
      await remake(key, request, response, otherwise)
    } finally {
      end()
    }
  }

  /**
   * @param {string} key
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {() => void} otherwise
   */
  function remake(key, request, response, otherwise) {
    const { made, isJoined } = make(key, request)
    return made.then(
      ({ captured, kept }) => {
        // Somebody else asked first, and asks too much, or is redirected with a query of their own.
        if (captured.status === TOO_MANY || (isJoined && isRedirect(captured.status)))
          return otherwise()
        const asItCame = () =>
          compress(request, response, () => replay(captured, request, response))
        if (kept) send(store, kept, request, response, asItCame)
        else asItCame()
      },
      // The framework says itself what is wrong.
      otherwise,
    )
  }
}

/**
 * @param {Handle} handle
 * @param {IncomingMessage} request
 * @param {string} key
 */
async function answerOf(handle, request, key) {
  // A page that was rendered on demand would be rendered again for the router's data, which is in
  // the cache beside it: as a prefetch, Next takes it from there.
  const isData = key.endsWith(' data')
  if (!isData) {
    const detached = detachedRequest(request)
    // What else was in the query must not be in the answer for others.
    detached.url = keptCall(request.url ?? '/') ?? detached.url
    return capture(handle, detached)
  }
  const prefetch = detachedRequest(request, { 'next-router-prefetch': '1' })
  prefetch.url = withRscParameterOf(prefetch.url ?? '/', prefetch.headers)
  const response = await capture(handle, prefetch)
  return response.captured.headers['x-nextjs-postponed'] === undefined
    ? response
    : capture(handle, detachedRequest(request))
}

/**
 * @param {Handle} handle
 * @param {IncomingMessage} detached
 */
async function capture(handle, detached) {
  const response = new CapturedResponse(detached)
  const source = await sourceOf(async () => {
    await handle(detached, response)
    await response.captured
  })
  return { captured: await response.captured, source }
}

/**
 * Under which tags an answer is kept and until when; `null` when it is one visitor's, or says so.
 *
 * @param {string} key
 * @param {Captured} captured
 * @param {import('./page-source.mjs').PageSource | null} source
 */
function keepingOf(key, { status, headers }, source) {
  if (headers['set-cookie'] !== undefined) return null
  // Nothing that changes in the store makes a wrong question right, and one caller who asks it again and again must not
  // make all others wait.
  if (status === 400 && keptCall(key) !== null)
    return { tags: [], freshUntil: Date.now() + REFUSAL_MS }
  if (status !== 200) return null
  const named = headers[KEPT_UNDER_HEADER]
  if (typeof named === 'string')
    return { tags: named.split(','), freshUntil: Number.POSITIVE_INFINITY }
  const cached = headers['x-nextjs-cache']
  if (!source || (cached !== 'HIT' && cached !== 'MISS')) return null
  return { tags: source.tags, freshUntil: source.freshUntil ?? Number.POSITIVE_INFINITY }
}

/** @param {Captured} captured @returns {string[]} */
function headersOf({ headers }) {
  const vary = new Set(
    String(headers.vary ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  vary.add('Accept-Encoding')
  return keptHeaders({ ...headers, vary: [...vary].join(', '), 'cache-control': REVALIDATE })
}

/** @param {Captured['headers']} headers @returns {string[]} those that are kept, names and values in turn */
const keptHeaders = (headers) =>
  Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || NOT_KEPT.has(name)) return []
    const values = Array.isArray(value) ? [...new Set(value)] : [String(value)]
    return values.flatMap((text) => [name, text])
  })

/**
 * Until when nginx may keep an answer; it is the only one to read this, and takes it out. One that is
 * not told of changes keeps what is out of date at once: it asks each time whether it still holds, and
 * shows it without asking only while nobody answers.
 *
 * @param {Proxy} proxy
 * @param {number} freshUntil
 */
function forProxy(proxy, freshUntil) {
  if (proxy === 'none') return []
  const until = proxy === 'asks' ? 1 : Math.floor(freshUntil / 1000)
  return ['X-Accel-Expires', Number.isFinite(until) ? `@${until}` : String(DAY_SECONDS)]
}

/**
 * @param {KeptResponses} store
 * @param {Kept} kept
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} otherwise when the body can't be had any more
 */
function send(store, kept, request, response, otherwise) {
  const validator = request.headers['if-none-match']
  if (validator !== undefined && (validator === kept.etag || matches(validator, kept.etag))) {
    response.writeHead(304, [...kept.headers, 'ETag', kept.etag, ...forOuterCache(kept, request)])
    response.end()
    return
  }
  const encoding = isScaledPicture(kept.key)
    ? 'identity'
    : encodingFor(request.headers['accept-encoding']?.toString())
  const body = store.body(kept, encoding)
  if (!(body instanceof Promise)) return sendBody(kept, encoding, body, request, response)
  body.then(
    (made) => (made ? sendBody(kept, encoding, made, request, response) : otherwise()),
    otherwise,
  )
}

/**
 * @param {Kept} kept
 * @param {import('./packed-body.mjs').Encoding} encoding
 * @param {Buffer} body
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function sendBody(kept, encoding, body, request, response) {
  const head = [...headOf(kept, encoding, body), ...forOuterCache(kept, request)]
  const isHead = request.method === 'HEAD'
  const sendNow = () => {
    response.writeHead(kept.status, head)
    response.end(isHead ? undefined : body)
  }
  if (isHead || body.length < LARGE_BYTES) sendNow()
  else void sendInTurn(request, response, sendNow)
}

/**
 * Lets a cache outside of the store keep a page, if there is one. Only whole pages, which are the same for all who ask for
 * their address; and none at an address by which the router asks for its data: that cache knows addresses only.
 * Made anew for each answer, as one that was kept before must say nothing any more once that cache is off.
 *
 * @param {Kept} kept
 * @param {IncomingMessage} request
 */
function forOuterCache(kept, request) {
  const { outerCache } = serverHooks
  if (!outerCache || kept.status !== 200 || !isKeptPage(kept.key)) return []
  if (request.url?.includes('_rsc')) return []
  return outerCache(kept.tags, kept.freshUntil, Date.now())
}

/** The headers of each body, which are made once. @type {WeakMap<Buffer, string[]>} */
const heads = new WeakMap()

/** @param {Kept} kept @param {import('./packed-body.mjs').Encoding} encoding @param {Buffer} body */
function headOf(kept, encoding, body) {
  const known = heads.get(body)
  if (known) return known
  const head = [...kept.headers, 'ETag', kept.etag, 'Content-Length', String(body.length)]
  if (encoding !== 'identity') head.push('Content-Encoding', encoding)
  heads.set(body, head)
  return head
}

/** @param {string} validators @param {string} etag */
const matches = (validators, etag) =>
  validators.trim() === '*' ||
  validators.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2))

/**
 * Sends an answer that is not kept, as it came from the framework.
 *
 * @param {Captured} captured
 * @param {IncomingMessage} request
 * @param {ServerResponse} response through the compression of the server
 */
function replay({ status, headers, body }, request, response) {
  if (response.destroyed) return
  response.statusCode = status
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && name !== KEPT_UNDER_HEADER) response.setHeader(name, value)
  // The framework lets proxies keep a page for an hour. Nobody may whom the store tells of no change.
  if (String(headers['cache-control']).includes('s-maxage'))
    response.setHeader('cache-control', REVALIDATE)
  response.end(request.method === 'HEAD' ? undefined : body)
}
