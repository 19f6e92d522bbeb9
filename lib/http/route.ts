import 'server-only'
import { connection, type NextRequest } from 'next/server'
import type { z } from 'zod'
import { englishOf } from '@/lib/core/english-text'
import { AppError, type FieldIssue, invalidFields } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { unpacked } from '@/lib/core/packed-text'
import { type ServerText, say } from '@/lib/core/server-text'
import { unstorableTexts } from '@/lib/core/storable-text'
import { countedAs } from '@/lib/core/trusted-proxies.mjs'
import { errorAnswer } from './error-answer'
import { toAppError } from './error-mapping'
import type { Limit } from './limit'
import { consumeLimit } from './rate-limit'
import { readBody } from './read-body'

const MAX_JSON_BYTES = 256 * 1024
/** A body of many wrong values is not answered by as many lines. */
const MAX_ISSUES = 100

type Context<P> = { params: Promise<P> }
export type Handler<P> = (request: NextRequest, params: P) => Promise<Response>
export type RouteOptions = {
  /** How often one address may call. */
  limit?: Limit
}

/**
 * Wraps a route handler: consumes the caller's rate limit, resolves the path's parameters and answers
 * any thrown error as `{code, message, text, issues?}` with the right status.
 */
export function route<P = Record<string, never>>(handler: Handler<P>, options: RouteOptions = {}) {
  return async (request: NextRequest, context: Context<P>): Promise<Response> => {
    // Calls are never cached as a whole; queries cache what may be cached.
    await connection()
    try {
      const params = await context.params
      if (options.limit) await countCall(options.limit, request)
      return await handler(request, params)
    } catch (error) {
      return errorResponse(error, request)
    }
  }
}

function errorResponse(thrown: unknown, request: NextRequest): Response {
  const error = toAppError(thrown)
  if (error.status >= 500)
    log.error(
      { err: thrown, method: request.method, path: request.nextUrl.pathname },
      error.message,
    )
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter)
  // The rest of the body was not read, and nothing else can be before it on this connection.
  if (error.code === 'too_large') headers.connection = 'close'
  return Response.json(errorAnswer(error), { status: error.status, headers })
}

/** The caller's address: as the trusted proxies say (TRUST_PROXY), else the socket's. */
export function clientIp(request: NextRequest): string {
  // server.mjs has found it out, and sets the header to it.
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return forwarded || 'unknown'
}

/**
 * Counts a call of the caller's address.
 *
 * @throws AppError `rate_limited` with the seconds to wait
 */
export const countCall = (limit: Limit, request: NextRequest): Promise<void> =>
  consumeLimit(limit, countedAs(clientIp(request)))

/** The host name that was called; `''` when the header is not valid. */
export function calledHost(request: NextRequest): string {
  // server.mjs removes this header unless a trusted proxy is in front of it.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? ''
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}

/**
 * Reads and validates a JSON body.
 *
 * @param options `maxBytes` for calls that accept long lists
 * @throws AppError `unsupported_type`, `too_large` or `invalid` with the fields that were refused
 */
export async function parseBody<S extends z.ZodType>(
  request: NextRequest,
  schema: S,
  { maxBytes = MAX_JSON_BYTES }: { maxBytes?: number } = {},
): Promise<z.output<S>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type))
    throw new AppError('unsupported_type', say('request.sendJson'))
  const body = await readBody(request, { maxBytes, tooLarge: say('request.bodyTooLarge') })
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new AppError('invalid', say('request.bodyNotJson'))
  }
  return parse(schema, value)
}

/**
 * Reads and validates a query. Parameters named in `lists` may be repeated and arrive as lists;
 * otherwise the last one wins.
 */
export function parseQuery<S extends z.ZodType>(
  request: NextRequest,
  schema: S,
  lists: readonly string[] = [],
): z.output<S> {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of request.nextUrl.searchParams) {
    const known = query[name]
    if (lists.includes(name)) query[name] = Array.isArray(known) ? [...known, value] : [value]
    else query[name] = value
  }
  return parse(schema, query)
}

/**
 * Checks a value that came from outside.
 *
 * @param text what the error as a whole says of an issue; its field and what is wrong with it by default
 * @throws AppError `invalid`, naming each field
 */
export function parse<S extends z.ZodType>(
  schema: S,
  value: unknown,
  text: (issue: FieldIssue) => ServerText = describe,
): z.output<S> {
  requireStorable(value)
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues: FieldIssue[] = parsed.error.issues.slice(0, MAX_ISSUES).map((issue) => ({
    path: issue.path.join('.'),
    text: unpacked(issue.message),
  }))
  throw invalidFields(issues, text)
}

/**
 * Refuses texts that no database column could take, in whichever field they are, declared or not.
 *
 * @throws AppError `invalid`, naming each field
 */
export function requireStorable(value: unknown): void {
  const issues = unstorableTexts(value)
  if (issues.length > 0) throw invalidFields(issues, describe)
}

/** An issue with its field, unless it names that itself. */
const describe = ({ path, text }: FieldIssue): ServerText =>
  path && !englishOf(text).toLowerCase().includes(path.toLowerCase())
    ? say('fields.at', { path, problem: text })
    : text
