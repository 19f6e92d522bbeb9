import { lookup as lookUp } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type AddressKind, addressKind, literalKind } from './net-addresses'

export type PostAnswer =
  | { kind: 'answer'; status: number; body: string }
  | { kind: 'failed'; message: string }

type Post = {
  url: string
  headers: Record<string, string>
  body: string
  /** Whether a receiver may stand in this machine's own network. */
  allowPrivate: boolean
  timeoutMs?: number
}

/** So much of an answer is read; whoever sends more is cut off. */
const MAX_ANSWER_BYTES = 4096

const refusal = (kind: AddressKind) =>
  kind === 'private'
    ? 'The receiver is in a private network, which this store may not reach'
    : 'The receiver has an address that is never called'

class Refused extends Error {}

/**
 * Posts to an address that somebody typed in. What is connected to is what was checked, so a name
 * can't point elsewhere in between; redirects are not followed; a slow or endless answer is cut off.
 * Never throws.
 */
export async function postOutside(post: Post): Promise<PostAnswer> {
  const url = URL.canParse(post.url) ? new URL(post.url) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return { kind: 'failed', message: 'The address of the receiver is not valid' }
  const literal = literalKind(url.hostname)
  if (literal !== null && !isAllowed(literal, post.allowPrivate))
    return { kind: 'failed', message: refusal(literal) }
  try {
    return await send(url, post)
  } catch (error) {
    return { kind: 'failed', message: inWords(error) }
  }
}

const isAllowed = (kind: AddressKind, allowPrivate: boolean) =>
  kind === 'public' || (kind === 'private' && allowPrivate)

/** Gives the connection only addresses that may be called. */
const checkedLookup =
  (allowPrivate: boolean): LookupFunction =>
  (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const kinds = addresses.map(({ address }) => addressKind(address))
      const refused = kinds.find((kind) => !isAllowed(kind, allowPrivate))
      const [first] = addresses
      if (refused || !first)
        return done(new Refused(refused ? refusal(refused) : 'The receiver is not known'), '')
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

function send(url: URL, { headers, body, allowPrivate, timeoutMs = 10_000 }: Post) {
  return new Promise<PostAnswer>((resolve, reject) => {
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest
    const request = open(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: checkedLookup(allowPrivate),
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        const status = response.statusCode ?? 0
        const chunks: Buffer[] = []
        let size = 0
        const finish = () =>
          resolve({ kind: 'answer', status, body: Buffer.concat(chunks).toString('utf8') })
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk.subarray(0, MAX_ANSWER_BYTES - size))
          size += chunk.length
          if (size < MAX_ANSWER_BYTES) return
          finish()
          request.destroy()
        })
        response.on('end', finish)
        response.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** In words for the owner; an error's own text may hold an address that is a secret. */
function inWords(error: unknown): string {
  if (error instanceof Refused) return error.message
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return 'The receiver did not answer in time'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The receiver is not known'
  if (code === 'ECONNREFUSED') return 'The receiver refused the connection'
  return `The connection to the receiver failed${code ? ` (${code})` : ''}`
}
