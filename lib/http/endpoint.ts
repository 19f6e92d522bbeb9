import type { z } from 'zod'
import type { ErrorCode } from '@/lib/core/errors'
import type { ServerText } from '@/lib/core/server-text'
import type { Limit } from './limit'
import type { Permission } from './permissions'
import type { Scope } from './scopes'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How a call is named: its method and its path, parameters as Next's folders have them. */
export type CallName = `${Method} /api/${string}`

/**
 * Who may make a call. A cart session is the header `x-session-id`; the others sign in to the back
 * office and send its token: staff are whoever has a role there.
 */
type Who =
  | 'public'
  | 'cart session'
  | 'public or cart session'
  | 'signed in'
  | 'staff'
  | 'this process'

/** An answer without a body. */
export type NoContent = { kind: 'no content' }
export const NO_CONTENT: NoContent = { kind: 'no content' }

/** An answer that is no JSON: a file, or a redirect. */
export type FileAnswer = { kind: 'file'; contentType: string }
export const file = (contentType: string): FileAnswer => ({ kind: 'file', contentType })

export type AnswerContent = z.ZodType | NoContent | FileAnswer

/** The most that a form may weigh. */
export type FormSize = {
  maxBytes: number
  /** Said of a form that weighs more. */
  tooLarge: ServerText
}

/** A body with files (`multipart/form-data`). */
export type FormBody = FormSize & {
  /** The form's fields, files among them, for the documentation. */
  fields: z.ZodType
  /** The size where it depends on the query. */
  sizeFor?: (query: URLSearchParams) => FormSize
}

/**
 * Always, never, when a parameter of the query asks for it, or by what the call would change: then its use case asks
 * (lib/staff/require-proof.ts).
 */
type StepUp = boolean | { query: string; is: string } | 'by change'

export type EndpointDefinition = {
  /** One line for the documentation: what the call does. */
  summary: string
  who: Who
  /** What the role of staff must allow; without it every role may make the call. */
  permission?: Permission
  /** What an API key must be allowed to make the call; without it none may. */
  scope?: Scope
  /** Whether somebody may make the call who must set up a second factor before anything else. */
  isForSetup?: true
  /** Whether the caller must have shown who they are a short while ago; each call of staff says it. */
  stepUp?: StepUp
  /** A POST that changes nothing: what it sends must not be part of an address. */
  isRead?: true
  /** How often one address may call. */
  limit?: Limit
  /** The most that a JSON body may weigh; 256 KB unless said otherwise. */
  maxBodyBytes?: number
  /** The path's parameters. Left out, they are texts. */
  params?: z.ZodType
  query?: z.ZodType
  /** Parameters of the query that may be repeated and arrive as lists. */
  queryLists?: readonly string[]
  body?: z.ZodType
  /** A signed body, which the handler gets as it came: the most that it may weigh. */
  signedBody?: { maxBytes: number }
  /** Bytes of any size, which the handler reads from the request while they arrive, and bounds itself. */
  streamedBody?: true
  /** A parameter of the query that may be sent instead of the body. */
  insteadOfBody?: string
  form?: FormBody
  /** What the call answers when it succeeds, by status. */
  answers: Readonly<Record<number, AnswerContent>>
  /**
   * For a read that answers everybody alike until something under one of these cache tags changes: the
   * server keeps the answer and asks no handler again (lib/platform/kept-pages).
   */
  keptUnder?: readonly string[]
  /** A list that is answered page by page: the headers of ./paging.ts go with it. */
  paged?: true
  /**
   * The errors of its own, each with what it says beside code and message. What follows from the rest
   * (`invalid` for a body, `rate_limited` for a limit, `forbidden` for a role …) is understood.
   */
  errors?: Readonly<Partial<Record<ErrorCode, z.ZodType>>>
}

export type Endpoint = EndpointDefinition & { method: Method; path: string }

/** What an area declares: a call of staff that forgot to say whether it asks for a proof does not compile. */
type DeclaredEndpoint = EndpointDefinition &
  ({ who: Exclude<Who, 'staff'>; stepUp?: never } | { who: 'staff'; stepUp: StepUp })
export type EndpointTable = Readonly<Record<CallName, DeclaredEndpoint>>

type Named<T extends EndpointTable> = {
  readonly [K in keyof T]: T[K] & { name: K; method: Method; path: string }
}

/** Declares an area's calls. Each knows its own method and path from then on. */
export function defineEndpoints<const T extends EndpointTable>(table: T): Named<T> {
  const named = Object.entries<EndpointDefinition>(table).map(([name, endpoint]) => {
    const [method, path] = name.split(' ')
    return [name, { ...endpoint, name, method, path }]
  })
  return Object.fromEntries(named) as Named<T>
}

// ---- What follows from a declaration, as types ----

/** `'/api/cart/[itemId]'` → `'itemId'`. */
type ParamName<Path> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | ParamName<Rest>
  : never
type PathOf<Name> = Name extends `${Method} ${infer Path}` ? Path : never
export type PathParams<Name> = { [K in ParamName<PathOf<Name>>]: string }

type Answered<C> = C extends z.ZodType ? z.output<C> : undefined
/** Files and redirects are given as a `Response`. */
type Given<C> = C extends z.ZodType
  ? z.input<C>
  : C extends NoContent
    ? ReturnType<VoidFunction>
    : never

/** What the caller of an endpoint gets. */
export type AnswerOf<E extends EndpointDefinition> = {
  [S in keyof E['answers']]: Answered<E['answers'][S]>
}[keyof E['answers']]

/** What a handler may give for one of an endpoint's statuses. */
export type GivenAnswer<E extends EndpointDefinition, S extends keyof E['answers']> = Given<
  E['answers'][S]
>

/** What may be sent as a body. */
export type BodyOf<E extends EndpointDefinition> = E extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : E extends { form: FormBody }
    ? FormData
    : E extends { streamedBody: true }
      ? Blob
      : never

type QueryValue = string | number | boolean | undefined | readonly (string | number)[]
/** What may be sent as a query: its parameters, each written as text. */
export type QueryOf<E extends EndpointDefinition> = E extends { query: infer Q extends z.ZodType }
  ? { [K in keyof z.input<Q>]?: QueryValue }
  : never
