import 'server-only'
import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '@/lib/core/errors'
import { addressKind } from './net-addresses'

const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 3

/** How it is connected; tests take the place of the network here. */
type Wire = {
  request: (
    url: URL,
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ) => ReturnType<typeof httpsRequest>
  isAllowed: (address: string) => boolean
}
const isPublic = (address: string) => addressKind(address) === 'public'
const INTERNET: Wire = { request: httpsRequest, isAllowed: isPublic }

const refused = (message: string, cause?: unknown) => new AppError('invalid', message, { cause })
const NOT_PUBLIC = 'The address must be one of the public internet'

/**
 * Fetches what is at an address that somebody typed. Only https on its own port, and only hosts of the
 * public internet: the address is looked at when it is connected to, on each redirect too, so that a
 * name that points inside, or does so a moment later, is of no use.
 *
 * @returns the bytes as they came, whatever they are
 * @throws AppError `invalid` for an address that may not or can not be fetched, `too_large`
 */
export async function fetchPublic(
  address: string,
  { maxBytes, timeoutMs = TIMEOUT_MS }: { maxBytes: number; timeoutMs?: number },
  wire: Wire = INTERNET,
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = checkedUrl(address, wire)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await get(url, signal, wire)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      url = checkedUrl(headers.location, wire, url)
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw refused(`The address answered ${statusCode}`)
    }
    return readUpTo(answer, maxBytes)
  }
  throw refused('The address leads on to too many others')
}

function checkedUrl(address: string, { isAllowed }: Wire, base?: URL): URL {
  const url = URL.parse(address, base)
  if (url?.protocol !== 'https:') throw refused('Enter an address that begins with https://')
  if (url.username || url.password) throw refused('The address must not hold a password')
  if (url.port) throw refused('The address must not name a port')
  // A number in place of a name is connected to without being looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw refused(NOT_PUBLIC)
  return url
}

class NotPublicError extends Error {}

/** Looks a name up and gives the connection only addresses that it may have. */
const lookupAllowed =
  (isAllowed: Wire['isAllowed']): LookupFunction =>
  (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const first = found[0]
      if (!first || found.some(({ address }) => !isAllowed(address)))
        return callback(new NotPublicError(NOT_PUBLIC), '', 0)
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

function get(
  url: URL,
  signal: AbortSignal,
  { request, isAllowed }: Wire,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      signal,
      lookup: lookupAllowed(isAllowed),
      // No kept connection: one that was opened to somewhere else must not be taken.
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'Softhaven' },
    }
    request(url, options, resolve)
      .on('error', (error) => reject(failure(error)))
      .end()
  })
}

function failure(error: Error): AppError {
  if (error instanceof NotPublicError) return refused(NOT_PUBLIC, error)
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return refused('The address took too long to answer', error)
  return refused('The address could not be reached', error)
}

async function readUpTo(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new AppError(
      'too_large',
      `The image at this address is larger than ${maxBytes / 1024 / 1024}MB`,
    )
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy()
    throw tooLarge()
  }
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.byteLength
      // Leaving the loop ends the connection.
      if (length > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof AppError ? error : failure(error as Error)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
