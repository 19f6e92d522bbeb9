import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import {
  OutgoingError,
  type OutgoingFailure,
  openChecked,
  readBody,
} from '@/lib/platform/outgoing/open-checked'
import { persistently } from './persistently'
import { encoded, sha256, signedHeaders } from './sign'
import { StorageError } from './storage-error'

/** A bucket of S3, or of a service that speaks its protocol, with the key that opens it. */
export type Bucket = {
  name: string
  region: string
  /** Scheme and host, without the bucket. */
  endpoint: string
  /** Whether the bucket is named in the path instead of the host. */
  isPathStyle: boolean
  /** Whether it may be in the server's own network. */
  allowPrivate: boolean
  accessKeyId: string
  secretAccessKey: string
}

type Call = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Of the object; absent: the bucket itself. */
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** How often it is tried while the bucket is in trouble. */
  tries?: number
}

type Answer = { headers: IncomingHttpHeaders; text: string }

const TIMEOUT_MS = 120_000
const MAX_ANSWER_BYTES = 4 * 2 ** 20

/** Where an object is, or the bucket itself. */
export function urlOf(
  { endpoint, name, isPathStyle }: Bucket,
  { key = '', query = {} }: Pick<Call, 'key' | 'query'>,
): URL {
  const url = new URL(endpoint)
  const path = key.split('/').map(encoded).join('/')
  if (isPathStyle) url.pathname = `/${name}/${path}`
  else {
    url.hostname = `${name}.${url.hostname}`
    url.pathname = `/${path}`
  }
  url.search = Object.entries(query)
    .map(([parameter, value]) => `${encoded(parameter)}=${encoded(value)}`)
    .join('&')
  return url
}

/** The texts of all elements of a name, wherever they stand in an answer. */
export const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text
      .replace(/&quot;|&#34;/g, '"')
      .replace(/&apos;|&#39;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&'),
  )

/** What the owner can do about the errors that S3 names. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const IN_WORDS: Record<string, string> = {
  InvalidAccessKeyId: 'The bucket’s service does not know the Access Key ID.',
  SignatureDoesNotMatch: 'The Secret Access Key does not fit the Access Key ID.',
  AccessDenied: 'The key may not do this with the bucket.',
  NoSuchBucket: 'There is no such bucket.',
  PermanentRedirect: 'The bucket is in another region.',
  AuthorizationHeaderMalformed: 'The bucket is in another region.',
  IllegalLocationConstraintException: 'The bucket is in another region.',
  RequestTimeTooSkewed: 'The clock of this server is wrong.',
}

/** The error of an answer. */
export function refusal(status: number, text: string): StorageError {
  const [code = ''] = textsOf(text, 'Code').filter((name) => /^[A-Za-z]{1,60}$/.test(name))
  const unknown = `The bucket answered with status ${status}${code && ` (${code})`}.`
  return new StorageError(IN_WORDS[code] ?? unknown, status)
}

const UNREACHED: Record<OutgoingFailure, string> = {
  invalid_url: 'invalid url',
  wrong_protocol: 'wrong protocol',
  has_credentials: 'has credentials',
  has_port: 'has port',
  private_address: 'private address',
  forbidden_address: 'forbidden address',
  unknown_host: 'unknown host',
  connection_refused: 'connection refused',
  too_many_redirects: 'too many redirects',
  too_large: 'too large',
  timeout: 'timeout',
  failed: 'failed',
}

const unreachable = (error: unknown): StorageError =>
  new StorageError(
    error instanceof OutgoingError
      ? `The bucket could not be reached: ${UNREACHED[error.reason]}.`
      : 'The bucket could not be reached.',
    null,
  )

async function textOf(answer: IncomingMessage, method: Call['method']): Promise<string> {
  // It names the length of an object that it does not send.
  if (method === 'HEAD') {
    answer.resume()
    return ''
  }
  return Buffer.from(await bytesOf(answer, MAX_ANSWER_BYTES)).toString('utf8')
}

const bytesOf = (answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> =>
  readBody(answer, { maxBytes, whenLarger: 'refuse' }).catch((error: unknown) => {
    throw unreachable(error)
  })

async function send(bucket: Bucket, { method, body, ...call }: Call): Promise<IncomingMessage> {
  const url = urlOf(bucket, call)
  const headers = await signedHeaders({
    ...bucket,
    method,
    url,
    headers: call.headers ?? {},
    bodyHash: sha256(body ?? ''),
    now: new Date(),
  })
  return openChecked({
    url: url.href,
    method,
    headers,
    body,
    protocols: ['https:', 'http:'],
    allowPort: true,
    allowPrivate: bucket.allowPrivate,
    maxRedirects: 0,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw unreachable(error)
  })
}

const isDone = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300

async function callOnce(bucket: Bucket, call: Call): Promise<Answer> {
  const answer = await send(bucket, call)
  const text = await textOf(answer, call.method)
  if (!isDone(answer)) throw refusal(answer.statusCode ?? 0, text)
  return { headers: answer.headers, text }
}

/** Calls a bucket, persistently. @throws StorageError */
export const callBucket = (bucket: Bucket, call: Call): Promise<Answer> =>
  persistently(() => callOnce(bucket, call), call.tries)

/**
 * A piece of an object, so that one of any size is read within the time of single calls.
 *
 * @throws StorageError
 */
export const readPiece = (
  bucket: Bucket,
  key: string,
  { start, end }: { start: number; end: number },
): Promise<Uint8Array> =>
  persistently(async () => {
    const answer = await send(bucket, {
      method: 'GET',
      key,
      headers: { range: `bytes=${start}-${end}` },
    })
    const bytes = await bytesOf(answer, end - start + 1 + MAX_ANSWER_BYTES)
    if (!isDone(answer)) throw refusal(answer.statusCode ?? 0, Buffer.from(bytes).toString('utf8'))
    return bytes
  })
