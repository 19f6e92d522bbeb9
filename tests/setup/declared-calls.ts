import { z } from 'zod'
import { ENDPOINTS } from '@/lib/api/endpoints'
import { memoize } from '@/lib/core/memoize'
import type { Endpoint } from '@/lib/http/endpoint'
import { errorSchemasByStatus } from '@/lib/http/error-contract'

const escaped = (text: string) => text.replace(/[.*+?^${}()|\\]/g, '\\$&')

/** Declared calls with the pattern of their paths; what names more of a path comes first. */
const CALLS = Object.values<Endpoint>(ENDPOINTS)
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${escaped(endpoint.path).replace(/\[\w+\]/g, '[^/]+')}$`),
    parameters: endpoint.path.split('[').length,
  }))
  .sort((one, other) => one.parameters - other.parameters)

/** They are made anew each time they are asked for, which takes longer than to hold an answer against them. */
const errorsOfCalls = memoize(errorSchemasByStatus)

const declarationOf = (method: string, path: string): Endpoint | undefined =>
  CALLS.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint

/** A text of the server that was not put into words (`lib/core/server-text.ts`). */
const UNSAID = /\{\\?"reason\\?":/
const messageOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined

/**
 * Holds an answer against the declaration of its call: the status is declared, and the body is what
 * the schema of that status says. Every call that a test makes goes through here.
 *
 * @throws Error saying what is not as declared
 */
export function expectAsDeclared(
  method: string,
  path: string,
  answer: { status: number; body: unknown },
): void {
  const endpoint = declarationOf(method, path.split('?', 1)[0] ?? '')
  if (!endpoint) return
  const { status, body } = answer
  if (UNSAID.test(String(messageOf(body))))
    throw new Error(`${method} ${path} answered without words: ${messageOf(body)}`)
  const declared = endpoint.answers[status] ?? errorsOfCalls(endpoint).get(status)
  if (!declared)
    throw new Error(
      `${method} ${path} answered ${status}, which is not declared: ${JSON.stringify(body)}`,
    )
  if (!(declared instanceof z.ZodType)) return
  const parsed = declared.safeParse(body)
  if (!parsed.success)
    throw new Error(`${method} ${path} answered ${status} not as declared: ${parsed.error.message}`)
}
