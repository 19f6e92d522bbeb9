import { z } from 'zod'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'

const CONNECTION_ERRORS =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|timeout exceeded|Connection terminated|connection is closed|the database system is (?:starting up|shutting down|in recovery|not )|connection error and is not queryable|terminating connection|Can't reach database server|too many clients|Server has closed the connection|Unable to start a transaction|^ *(?:DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/i

/**
 * SQLSTATE classes: connection exceptions, shutdown, insufficient resources (a full disk among them),
 * system errors and PostgreSQL's own faults, as it says where its files can't be written.
 */
const DATABASE_STATES = /^(?:08|53|57P|58|XX)/
/** Where Prisma says which SQLSTATE a statement failed with. */
const STATE_IN_TEXT = /\bCode: `(\w{5})`/
const PRISMA_CONNECTION_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])

/** The cause of what Prisma's adapter throws is no `Error`, but has the fields of one. */
const errorFieldsSchema = z.object({
  code: z.string().catch(''),
  message: z.string().catch(''),
  cause: z.unknown().optional(),
})

function detailsOf(error: unknown): z.infer<typeof errorFieldsSchema> {
  const { data } = errorFieldsSchema.safeParse(error)
  return data ?? { code: '', message: String(error), cause: undefined }
}

/** Whether an error means that the database is unreachable, or can't work at the moment. */
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (!error || depth > 4) return false
  const { code, message, cause } = detailsOf(error)
  const state = STATE_IN_TEXT.exec(message)?.[1] ?? code
  if (PRISMA_CONNECTION_CODES.has(code) || DATABASE_STATES.test(state)) return true
  if (CONNECTION_ERRORS.test(`${code} ${message}`)) return true
  return isDatabaseDown(cause, depth + 1)
}

/**
 * Maps any thrown value to an error whose text may be shown; details of unexpected ones are only
 * logged.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseDown(error))
    return new AppError('unavailable', say('store.unavailable'), {
      retryAfter: 5,
      cause: error,
    })
  if (error instanceof URIError) return new AppError('invalid', say('request.pathNotWellFormed'))
  return new AppError('internal', say('store.somethingWentWrong'), {
    cause: error,
  })
}
