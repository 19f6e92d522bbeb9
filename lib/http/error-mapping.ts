import { AppError } from '@/lib/core/errors'

const CONNECTION_ERRORS =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|timeout exceeded|Connection terminated|connection is closed|the database system is (?:starting up|shutting down)|terminating connection|Can't reach database server|too many clients|Server has closed the connection|Unable to start a transaction/i

/** SQLSTATE classes: connection exceptions, shutdown, insufficient resources. */
const CONNECTION_STATES = /^(?:08|53|57P)/
const PRISMA_CONNECTION_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'])

function detailsOf(error: unknown): { code: string; message: string; cause: unknown } {
  if (!(error instanceof Error)) return { code: '', message: String(error), cause: undefined }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return { code, message: error.message, cause: error.cause }
}

/** Whether an error means that the database is unreachable. */
export function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (!error || depth > 4) return false
  const { code, message, cause } = detailsOf(error)
  if (PRISMA_CONNECTION_CODES.has(code) || CONNECTION_STATES.test(code)) return true
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
    return new AppError(
      'unavailable',
      'The store is briefly unavailable. Please try again in a moment.',
      {
        retryAfter: 5,
        cause: error,
      },
    )
  if (error instanceof URIError) return new AppError('invalid', 'The path is not well-formed')
  return new AppError('internal', 'Something went wrong on our side. Please try again.', {
    cause: error,
  })
}
