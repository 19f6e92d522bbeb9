import { describe, expect, it } from '@jest/globals'
import { AppError, ERROR_STATUS } from '@/lib/core/errors'
import { isDatabaseDown, toAppError } from './error-mapping'

const withCode = (code: string, message = 'x', cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code })

describe('isDatabaseDown', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
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
    new Error('boom'),
    'text',
    null,
    undefined,
    new AppError('not_found', 'x'),
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
    const error = new AppError('conflict', 'taken')
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
