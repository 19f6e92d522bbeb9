import { z } from 'zod'
import { answeredTextSchema } from '@/lib/core/answered-text'
import { ERROR_STATUS, type ErrorCode } from '@/lib/core/errors'
import type { EndpointDefinition } from './endpoint'

const issueSchema = z.object({
  /** The field as in the request, such as `items.0.quantity`. */
  path: z.string(),
  message: z.string(),
  text: answeredTextSchema,
})

/** One field that was refused, as it is answered. */
export type AnsweredIssue = z.infer<typeof issueSchema>

/** Details of an error that has none beside its code and message. */
export const NO_DETAILS = z.object({})

/** The body of an error answer. */
export const errorSchema = (code: ErrorCode, details: z.ZodType = NO_DETAILS) =>
  z
    .object({
      code: z.literal(code),
      message: z.string(),
      /** Absent where a request is refused before it reaches its call. */
      text: answeredTextSchema.optional(),
      issues: z.array(issueSchema).optional(),
    })
    .and(details)

/** The errors that follow from what a call takes and who may make it. */
function understoodErrors(endpoint: EndpointDefinition): ErrorCode[] {
  const { who, body, form, streamedBody, stepUp } = endpoint
  return [
    // Any address may be malformed.
    'invalid',
    ...(body || form || streamedBody ? (['unsupported_type', 'too_large'] as const) : []),
    // Whoever asks for too much at once is refused, whatever the call (lib/platform/web-server).
    ...(who === 'this process' ? [] : (['rate_limited'] as const)),
    ...(who === 'signed in' ? (['unauthorized'] as const) : []),
    ...(who === 'staff'
      ? (['unauthorized', 'forbidden', 'second_factor_setup_required'] as const)
      : []),
    ...(stepUp ? (['step_up_required'] as const) : []),
    ...(who === 'this process' ? (['not_found'] as const) : []),
    'internal',
    'unavailable',
  ]
}

/** Every error that a call may answer, with the schema of its body, by code. */
export function errorsOf(endpoint: EndpointDefinition): Map<ErrorCode, z.ZodType> {
  const schemas = new Map<ErrorCode, z.ZodType>()
  for (const code of understoodErrors(endpoint)) schemas.set(code, errorSchema(code))
  for (const code of Object.keys(endpoint.errors ?? {}) as ErrorCode[])
    schemas.set(code, errorSchema(code, endpoint.errors?.[code]))
  return schemas
}

/** The schemas of a call's error answers by status. */
export function errorSchemasByStatus(endpoint: EndpointDefinition): Map<number, z.ZodType> {
  const byStatus = new Map<number, z.ZodType>()
  for (const [code, schema] of errorsOf(endpoint)) {
    const known = byStatus.get(ERROR_STATUS[code])
    byStatus.set(ERROR_STATUS[code], known ? known.or(schema) : schema)
  }
  return byStatus
}
