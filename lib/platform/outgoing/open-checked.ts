import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type AddressKind, addressKind } from './net-addresses'

/** Why a call to an address that somebody typed in came to nothing. */
export type OutgoingFailure =
  | 'invalid_url'
  | 'wrong_protocol'
  | 'has_credentials'
  | 'has_port'
  | 'private_address'
  | 'forbidden_address'
  | 'unknown_host'
  | 'connection_refused'
  | 'too_many_redirects'
  | 'too_large'
  | 'timeout'
  | 'failed'

/** The message names no address, which may be a secret; the cause may. */
export class OutgoingError extends Error {
  constructor(
    readonly reason: OutgoingFailure,
    /** Of the system, such as `ECONNRESET`. */
    readonly systemCode?: string,
    options?: ErrorOptions,
  ) {
    super(reason, options)
    this.name = 'OutgoingError'
  }
}

/** How it is connected; tests take the place of the network here. */
export type Network = {
  request: (
    url: URL,
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ) => ReturnType<typeof httpRequest>
  kindOf: (address: string) => AddressKind
}

const INTERNET: Network = {
  request: (url, options, answered) =>
    (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, answered),
  kindOf: addressKind,
}

type OutgoingCall = {
  url: string
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  body?: string | Uint8Array
  /** Such as `https:`. */
  protocols: readonly string[]
  /** Whether the address may name a port. */
  allowPort: boolean
  /** Whether the host may stand in this machine's own network. */
  allowPrivate: boolean
  /** `0`: an answer that redirects is an answer like any other. */
  maxRedirects: number
  /** Ends the call, the reading of the answer included. */
  signal: AbortSignal
}

/**
 * Calls an address that somebody typed in. What is connected to is what was checked, at each redirect
 * too, so a name can't point elsewhere in between. Whoever calls reads the answer, or destroys it.
 *
 * @returns the answer once its headers are there; {@link readBody} reads the rest
 * @throws OutgoingError
 */
export async function openChecked(
  call: OutgoingCall,
  network: Network = INTERNET,
): Promise<IncomingMessage> {
  let url = checkedUrl(URL.parse(call.url), call, network)
  for (let redirects = 0; ; redirects++) {
    const answer = await connect(url, call, network)
    const { statusCode = 0, headers } = answer
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
    if (!isRedirect || call.maxRedirects === 0) return answer
    answer.destroy()
    const next = checkedUrl(URL.parse(headers.location ?? '', url), call, network)
    if (redirects === call.maxRedirects) throw new OutgoingError('too_many_redirects')
    url = next
  }
}

function checkedUrl(
  url: URL | null,
  { protocols, allowPort, allowPrivate }: OutgoingCall,
  { kindOf }: Network,
): URL {
  if (!url) throw new OutgoingError('invalid_url')
  if (!protocols.includes(url.protocol)) throw new OutgoingError('wrong_protocol')
  if (url.username || url.password) throw new OutgoingError('has_credentials')
  if (url.port && !allowPort) throw new OutgoingError('has_port')
  // A number in place of a name is connected to without being looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) requireAllowed(kindOf(host), allowPrivate)
  return url
}

/** @throws OutgoingError */
function requireAllowed(kind: AddressKind, allowPrivate: boolean): void {
  if (kind === 'forbidden') throw new OutgoingError('forbidden_address')
  if (kind === 'private' && !allowPrivate) throw new OutgoingError('private_address')
}

/** Looks a name up and gives the connection its addresses only if all of them may be called. */
const checkedLookup =
  ({ allowPrivate }: OutgoingCall, { kindOf }: Network): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const [first] = addresses
      if (!first) return done(new OutgoingError('unknown_host'), '')
      try {
        for (const { address } of addresses) requireAllowed(kindOf(address), allowPrivate)
      } catch (refusal) {
        return done(asOutgoingError(refusal), '')
      }
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

function connect(url: URL, call: OutgoingCall, network: Network): Promise<IncomingMessage> {
  const { method, headers, body, signal } = call
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method,
      headers: { ...headers, ...length },
      signal,
      lookup: checkedLookup(call, network),
      // No connection is reused: one that was opened to somewhere else must not be taken.
      agent: false,
    }
    network
      .request(url, options, resolve)
      .on('error', (error) => reject(asOutgoingError(error)))
      .end(body)
  })
}

/**
 * Reads the body of an answer.
 *
 * @param whenLarger what becomes of a body above `maxBytes`: its beginning is enough, or it is refused
 * @throws OutgoingError
 */
export async function readBody(
  answer: IncomingMessage,
  { maxBytes, whenLarger }: { maxBytes: number; whenLarger: 'cut' | 'refuse' },
): Promise<Uint8Array<ArrayBuffer>> {
  if (whenLarger === 'refuse' && Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw new OutgoingError('too_large')
  }
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, maxBytes - length))
      length += chunk.byteLength
      // Leaving the loop ends the connection.
      if (length > maxBytes && whenLarger === 'refuse') throw new OutgoingError('too_large')
      if (length >= maxBytes && whenLarger === 'cut') break
    }
  } catch (error) {
    throw asOutgoingError(error)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const REASONS: Record<string, OutgoingFailure> = {
  ABORT_ERR: 'timeout',
  ENOTFOUND: 'unknown_host',
  EAI_AGAIN: 'unknown_host',
  ECONNREFUSED: 'connection_refused',
}

function asOutgoingError(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError')
    return new OutgoingError('timeout', code, { cause: error })
  return new OutgoingError(REASONS[code ?? ''] ?? 'failed', code, { cause: error })
}
