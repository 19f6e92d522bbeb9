import type { AnsweredText } from '@/lib/core/answered-text'
import type { ErrorCode } from '@/lib/core/errors'
import type {
  AnswerOf,
  BodyOf,
  CallName,
  EndpointDefinition,
  PathParams,
  QueryOf,
} from './endpoint'
import type { AnsweredIssue } from './error-contract'
import { type Searched, searchedOf } from './paging'

/** An answer that was not OK. Its message is the status followed by the answer's body. */
export class HttpError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.name = 'HttpError'
    this.status = status
    this.body = body
  }

  /** The error's code, when the body is one of the API's error answers. */
  get code(): ErrorCode | null {
    const code = this.answer?.code
    return typeof code === 'string' ? (code as ErrorCode) : null
  }

  /** The server's own message, when the body is one of its error answers. */
  get serverMessage(): string | null {
    const message = this.answer?.message
    return typeof message === 'string' ? message : null
  }

  /** The server's own message and the same as a code, when the body is one of its error answers. */
  get said(): { message: string; text: AnsweredText } | null {
    const { message, text } = this.answer ?? {}
    return typeof message === 'string' && typeof text === 'object' && text !== null
      ? { message, text: text as AnsweredText }
      : null
  }

  /** The fields that the server refused, each with the reason. */
  get issues(): AnsweredIssue[] {
    const issues = this.answer?.issues
    return Array.isArray(issues) ? (issues as AnsweredIssue[]) : []
  }

  /** What the server gave beside its message, such as the `reason` of a refusal. */
  detail(name: string): string | null {
    const answer: object = this.answer ?? {}
    const value = Object.entries(answer).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : null
  }

  /** The body as the API's error answer, unless something else answered. */
  private get answer(): {
    code?: unknown
    message?: unknown
    text?: unknown
    issues?: unknown
  } | null {
    try {
      const parsed: unknown = JSON.parse(this.body)
      return typeof parsed === 'object' ? parsed : null
    } catch {
      return null
    }
  }
}

/** Whether a call failed with a code of the API. */
export const isApiError = (error: unknown, code: ErrorCode): error is HttpError =>
  error instanceof HttpError && error.code === code

type QueryValue = string | number | boolean | undefined | readonly (string | number)[]

/** What any call may be sent with. */
export type SentOptions = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON, unless it is a form with files or plain bytes. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Whether it goes on when its page is left. The browser takes 64 KB of such bodies at a time. */
  keepalive?: boolean
}

type Params<Name> = keyof PathParams<Name> extends never
  ? object
  : { params: { readonly [K in keyof PathParams<Name>]: string | number } }
type Query<E extends EndpointDefinition> = [QueryOf<E>] extends [never]
  ? object
  : { query?: QueryOf<E> }
type Body<E extends EndpointDefinition> = [BodyOf<E>] extends [never] ? object : { body: BodyOf<E> }

/** What a call by this name takes. */
type CallOptions<E extends EndpointDefinition, Name> = Params<Name> &
  Query<E> &
  Body<E> &
  Pick<SentOptions, 'headers' | 'signal' | 'keepalive'>

/** The options, which may be left out where nothing in them has to be given. */
export type CallArguments<E extends EndpointDefinition, Name> =
  object extends CallOptions<E, Name>
    ? [options?: CallOptions<E, Name>]
    : [options: CallOptions<E, Name>]

type ReceivedPage<Rows> = {
  rows: Rows
  total: number
  /** Whether there are more than `total`. */
  isMinimum: boolean
  next: string | null
  searched: Searched
}

type Table = Readonly<Record<CallName, EndpointDefinition>>

/**
 * The address of a call: its path with the parameters filled in, and its query. Parameters that are
 * `undefined` or empty are left out, lists are repeated.
 */
export function urlOf(
  name: string,
  { params = {}, query = {} }: Pick<SentOptions, 'params' | 'query'> = {},
): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\[(\w+)\]/g, (_, param: string) => encodeURIComponent(String(params[param])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') search.append(key, String(one))
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Sends a call and reads its answer. @throws HttpError, TypeError when the network fails */
export async function sendCall(
  name: string,
  options: SentOptions = {},
): Promise<{ data: unknown; headers: Headers }> {
  const { body, headers, signal, keepalive } = options
  const isReady = body instanceof FormData || body instanceof Blob
  const isJson = body !== undefined && !isReady
  const response = await fetch(urlOf(name, options), {
    method: name.slice(0, name.indexOf(' ')),
    credentials: 'include',
    headers: isJson ? { 'content-type': 'application/json', ...headers } : headers,
    body: isJson ? JSON.stringify(body) : isReady ? body : undefined,
    signal,
    keepalive,
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return { data: text ? JSON.parse(text) : undefined, headers: response.headers }
}

/**
 * Makes the browser's caller for a table of calls. Only the table's type is needed: the server checks
 * each answer against its schema before it leaves.
 *
 * @param send what makes the calls
 * @throws HttpError for any answer that is not OK, TypeError when the network fails
 */
export function createClient<T extends Table>(send: typeof sendCall = sendCall) {
  type Name = keyof T & CallName
  return {
    /** Makes a call and gives its answer. */
    call: async <N extends Name>(
      name: N,
      ...[options]: CallArguments<T[N], N>
    ): Promise<AnswerOf<T[N]>> => (await send(name, options)).data as AnswerOf<T[N]>,
    /** One page of a list, with how many rows there are in all and what the next page comes after. */
    callPage: async <N extends Name>(
      name: N,
      ...[options]: CallArguments<T[N], N>
    ): Promise<ReceivedPage<AnswerOf<T[N]>>> => {
      const { data, headers } = await send(name, options)
      const rows = data as AnswerOf<T[N]>
      const length = Array.isArray(rows) ? rows.length : 0
      return {
        rows,
        total: Number(headers.get('x-total-count') ?? length),
        isMinimum: headers.get('x-total-count-is') === 'minimum',
        next: headers.get('x-next-cursor'),
        searched: searchedOf(headers),
      }
    },
  }
}
