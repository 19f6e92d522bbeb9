import 'server-only'
import { ERROR_STATUS, type ErrorCode } from '@/lib/core/errors'
import type { Endpoint } from '@/lib/http/endpoint'
import { errorSchema, errorsOf, NO_DETAILS } from '@/lib/http/error-contract'
import { type Json, json, schemaOf } from './openapi-schema'

/** `not_found` → `NotFound` */
const nameOf = (code: ErrorCode): string =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const schemaNameOf = (code: ErrorCode): string => `${nameOf(code)}Error`

/** Bodies of the errors that say nothing beside code and message, by the names they are referred to. */
export const errorSchemas = (): Record<string, Json> =>
  Object.fromEntries(
    (Object.keys(ERROR_STATUS) as ErrorCode[]).map((code) => [
      schemaNameOf(code),
      schemaOf(errorSchema(code), 'output'),
    ]),
  )

/** Answers that many calls give: the document has each once, and the calls refer to them by name. */
export const sharedErrorAnswers: Record<string, Json> = {}

const hasDetails = ({ errors }: Endpoint, code: ErrorCode) =>
  (errors?.[code] ?? NO_DETAILS) !== NO_DETAILS

/** The answers for errors: one for each status, with the codes that it may carry. */
export function errorAnswers(endpoint: Endpoint): Json {
  const schemas = errorsOf(endpoint)
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of schemas.keys()) {
    const status = ERROR_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const bodies = codes.map((code) => {
        const schema = schemas.get(code)
        return schema && hasDetails(endpoint, code)
          ? schemaOf(schema, 'output')
          : { $ref: `#/components/schemas/${schemaNameOf(code)}` }
      })
      const answer = {
        description: codes.join(', '),
        content: json(bodies.length === 1 ? { ...bodies[0] } : { anyOf: bodies }),
      }
      if (codes.some((code) => hasDetails(endpoint, code))) return [status, answer]
      const name = codes.map(nameOf).join('Or')
      sharedErrorAnswers[name] = answer
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}
