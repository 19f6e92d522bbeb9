import { describe, expect, it } from '@jest/globals'
import { AppError, ERROR_STATUS } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { isDatabaseDown, toAppError } from './error-mapping'

const withCode = (code: string, message = 'x', cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code })

describe('isDatabaseDown', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode(
      'P2039',
      'Database error. Code: `57P03`. Message: `the database system is not yet accepting connections`',
    ),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('ConnectionClosed'),
    withCode('08006'),
    withCode('53300'),
    withCode('58030', 'could not write to file: Input/output error'),
    withCode(
      'P2010',
      'Raw query failed. Code: `53100`. Message: `could not extend file "base/5/17068": No space left on device`',
    ),
    withCode(
      'P2010',
      'Raw query failed. Code: `XX000`. Message: `could not extend file "base/5/17068": File too large`',
    ),
    new Error('could not write to log file "0000000100000000000000C1": File too large', {
      cause: { kind: 'postgres', code: 'XX000', severity: 'ERROR', message: 'File too large' },
    }),
    withCode('P1001'),
    withCode('P2010', 'raw query failed', withCode('ECONNRESET')),
    new Error("Can't reach database server at `127.0.0.1:1`"),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('sees through %s', (error) => {
    expect(isDatabaseDown(error)).toBe(true)
  })

  it.each([
    withCode('P2002'),
    withCode('23505'),
    withCode('P2010', 'Raw query failed. Code: `22003`. Message: `integer out of range`'),
    new Error('boom'),
    'text',
    null,
    undefined,
    new AppError('not_found', say('products.unknown')),
  ])('takes %s for something else', (error) => {
    expect(isDatabaseDown(error)).toBe(false)
  })

  it('ends with causes that go in circles', () => {
    const error = new Error('a')
    error.cause = error
    expect(isDatabaseDown(error)).toBe(false)
  })
})

describe('toAppError', () => {
  it('lets errors for the caller through', () => {
    const error = new AppError('conflict', say('staff.usernameTaken'))
    expect(toAppError(error)).toBe(error)
  })

  it('answers 503 with a time to wait while the database is away', () => {
    expect(toAppError(withCode('ECONNREFUSED'))).toMatchObject({ status: 503, retryAfter: 5 })
  })

  it('does not reveal the text of unknown errors', () => {
    const error = toAppError(new Error('password=hunter2'))
    expect(error.status).toBe(500)
    expect(error.message).not.toContain('hunter2')
  })

  it('gives every code one status', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(Number.isInteger(status) && status >= 400 && status < 600).toBe(true)
      expect(code).toMatch(/^[a-z_]+$/)
    }
  })
})
