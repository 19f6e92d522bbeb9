import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { KEPT_UNDER_HEADER } from '@/lib/platform/kept-pages/kept-under-header.mjs'
import type {
  AnswerContent,
  Endpoint,
  EndpointDefinition,
  FormBody,
  FormSize,
  GivenAnswer,
  PathParams,
} from './endpoint'
import type { Limit } from './limit'
import { type PagedRows, pageHeaders } from './paging'
import { readBody } from './read-body'
import {
  calledHost,
  clientIp,
  countCall,
  parse,
  parseBody,
  parseQuery,
  requireStorable,
  route,
} from './route'
import { parseForm } from './upload'

const MAX_AGENT_LENGTH = 300

/** One of several answers of a call, or one with headers of its own. */
export class Reply {
  constructor(
    readonly status: number,
    readonly content: unknown,
    readonly headers: HeadersInit = {},
    /** Whether the server may keep it, if it keeps answers of the call. */
    readonly isKept = true,
  ) {}
}

/** Who calls, as far as the server has found out. */
export type Callers<Actor, Session> = {
  /** @throws AppError `unauthorized`, or `forbidden` when the caller's role is not enough for the call */
  staff: (request: NextRequest, endpoint: Endpoint) => Promise<Actor>
  /** @throws AppError `unauthorized` */
  signedIn: (request: NextRequest) => Promise<Session>
  /** @throws AppError `invalid` when the header is missing or not well-formed */
  cartSession: (request: NextRequest) => string
  /** @throws AppError `invalid` when there is such a header and it is not well-formed */
  optionalCartSession: (request: NextRequest) => string | null
  /** @throws AppError `not_found` for anybody but this very process */
  ownProcess: (request: NextRequest) => void
  /** Runs after a call that changed something. */
  afterChange: () => Promise<void>
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type ByWho<E extends EndpointDefinition, Actor, Session> = {
  public: object
  'cart session': { sessionId: string }
  'public or cart session': { sessionId: string | null }
  'signed in': { session: Session }
  staff: { actor: Actor }
  'this process': object
}[E['who']]

/** What a handler is given: what was sent, checked, and who sent it. */
export type Call<E extends EndpointDefinition, Name, Actor, Session> = ByWho<E, Actor, Session> & {
  request: NextRequest
  /** The caller's network address. */
  address: string
  /** What the caller's program calls itself. */
  agent: string
  /** The host name that the call was made to. */
  host: string
  params: E extends { params: infer P } ? Output<P> : PathParams<Name>
  query: E extends { query: infer Q } ? Output<Q> : undefined
  body:
    | (E extends { body: infer B } ? Output<B> : undefined)
    | (E extends { insteadOfBody: string } ? undefined : never)
  form: E extends { form: FormBody } ? FormData : undefined
  signedBody: E extends { signedBody: object } ? Buffer : undefined
}

type Status<E extends EndpointDefinition> = keyof E['answers']
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never

/** What a handler gives: the one answer of its call, or a {@link Reply} where there are several. */
export type Result<E extends EndpointDefinition> =
  | Reply
  | Response
  | (E extends { paged: true }
      ? PagedRows<GivenAnswer<E, Status<E>>>
      : IsUnion<Status<E>> extends true
        ? never
        : GivenAnswer<E, Status<E>>)

const isSchema = (content: AnswerContent | undefined): content is z.ZodType =>
  content instanceof z.ZodType

const pageSchema = z.object({
  limit: z.number().optional(),
  offset: z.number(),
  after: z.string().optional(),
})

/**
 * Makes the function that turns a declared call and its handler into a route of Next: takes from the
 * rate limit, finds out who calls, checks parameters, query and body, and lets out only what the
 * declaration says. Whatever is thrown is answered as `{code, message, text, issues?}`.
 *
 * @param callers how this store knows its callers
 */
export function createServe<Actor, Session>(callers: Callers<Actor, Session>) {
  return function serve<const E extends Endpoint & { name: string }>(
    endpoint: E,
    handler: (call: Call<E, E['name'], Actor, Session>) => Promise<Result<E>> | Result<E>,
  ) {
    return route<Record<string, string>>(async (request, rawParams) => {
      const caller = await withinLimit(
        endpoint.limit,
        request,
        callerOf(callers, endpoint, request),
      )
      const params = endpoint.params
        ? parse(endpoint.params, rawParams, ({ text }) => text)
        : storable(rawParams)
      const query = endpoint.query && parseQuery(request, endpoint.query, endpoint.queryLists)
      if (endpoint.streamedBody) requireBytes(request)
      const body = await bodyOf(endpoint, request)
      const form = endpoint.form && (await parseForm(request, sizeOf(endpoint.form, request)))
      const call = {
        ...caller,
        request,
        address: clientIp(request),
        agent: (request.headers.get('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH),
        host: calledHost(request),
        params,
        query,
        body,
        form,
        signedBody: endpoint.signedBody && (await signedBodyOf(endpoint.signedBody, request)),
      } as Call<E, E['name'], Actor, Session>
      const response = answer(endpoint, request, query, await handler(call))
      const isStaffs = endpoint.who === 'staff'
      const isRead = endpoint.method === 'GET' || endpoint.isRead
      if (isStaffs && !isRead) await callers.afterChange()
      return response
    })
  }
}

/**
 * Who calls, which is found out while the call is counted: each asks the database. Only a call within
 * the limit is told whether it has a caller.
 */
async function withinLimit<T>(
  limit: Limit | undefined,
  request: NextRequest,
  caller: Promise<T>,
): Promise<T> {
  // Until the limit is known, a refusal of the caller waits.
  caller.catch(() => {})
  if (limit) await countCall(limit, request)
  return caller
}

function storable<T>(params: T): T {
  requireStorable(params)
  return params
}

const sizeOf = (form: FormBody, request: NextRequest): FormSize =>
  form.sizeFor?.(request.nextUrl.searchParams) ?? form

async function callerOf<Actor, Session>(
  callers: Callers<Actor, Session>,
  endpoint: Endpoint,
  request: NextRequest,
): Promise<object> {
  switch (endpoint.who) {
    case 'public':
      return {}
    case 'cart session':
      return { sessionId: callers.cartSession(request) }
    case 'public or cart session':
      return { sessionId: callers.optionalCartSession(request) }
    case 'signed in':
      return { session: await callers.signedIn(request) }
    case 'staff':
      return { actor: await callers.staff(request, endpoint) }
    case 'this process':
      callers.ownProcess(request)
      return {}
  }
}

/** @throws AppError `unsupported_type` */
function requireBytes(request: NextRequest): void {
  if (!/^application\/octet-stream\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported_type', say('request.sendBytes'))
}

async function bodyOf(
  { body, maxBodyBytes, insteadOfBody }: Endpoint,
  request: NextRequest,
): Promise<unknown> {
  if (!body) return undefined
  if (insteadOfBody && request.nextUrl.searchParams.has(insteadOfBody)) return undefined
  return parseBody(request, body, { maxBytes: maxBodyBytes })
}

const signedBodyOf = async ({ maxBytes }: { maxBytes: number }, request: NextRequest) =>
  Buffer.from(await readBody(request, { maxBytes, tooLarge: say('request.bodyTooLarge') }))

/** Answers that must not be kept by browsers or proxies, unless the handler says otherwise. */
function answer(endpoint: Endpoint, request: NextRequest, query: unknown, result: unknown) {
  if (result instanceof Response) return keptUnder(endpoint, result)
  const { status, content, headers, isKept } = replyOf(endpoint, request, query, result)
  const declared = endpoint.answers[status]
  if (!declared) throw new Error(`${endpoint.method} ${endpoint.path} declares no answer ${status}`)
  const response = isSchema(declared)
    ? Response.json(declared.parse(content), { status, headers })
    : new Response(null, { status, headers })
  if (isKept) keptUnder(endpoint, response)
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Says under which tags the server may keep an answer, if it keeps those of the call. */
function keptUnder({ keptUnder: tags }: Endpoint, response: Response): Response {
  if (tags && response.ok) response.headers.set(KEPT_UNDER_HEADER, tags.join(','))
  return response
}

function replyOf(endpoint: Endpoint, request: NextRequest, query: unknown, result: unknown): Reply {
  if (result instanceof Reply) return result
  const [status] = Object.keys(endpoint.answers).map(Number)
  if (status === undefined) throw new Error(`${endpoint.path} declares no answer`)
  if (!endpoint.paged) return new Reply(status, result)
  const page = result as PagedRows
  const headers = pageHeaders(request.nextUrl, pageSchema.parse(query), page)
  return new Reply(status, page.rows, headers, page.isKept)
}
