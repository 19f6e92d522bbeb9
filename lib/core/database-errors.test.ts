import { describe, expect, it } from '@jest/globals'
import { onRecordNotFound, onUniqueViolation } from './database-errors'
import { Prisma } from './db'

const known = (code: string, message = '') =>
  new Prisma.PrismaClientKnownRequestError(message, { code, clientVersion: '' })
const refusal = new Error('refused')

describe('onUniqueViolation', () => {
  const handle = onUniqueViolation(() => refusal)

  it.each([known('P2002'), known('P2010', 'Raw query failed. Code: `23505`.')])(
    'throws the refusal for %p',
    (violation) => {
      expect(() => handle(violation)).toThrow(refusal)
    },
  )

  it.each([known('P2025'), known('P2010', 'Code: `23503`.'), new Error('other')])(
    'passes %p on',
    (error) => {
      expect(() => handle(error)).toThrow(error)
    },
  )
})

describe('onRecordNotFound', () => {
  const handle = onRecordNotFound(() => refusal)

  it('throws the refusal for a missing record, and passes on anything else', () => {
    expect(() => handle(known('P2025'))).toThrow(refusal)
    const other = known('P2002')
    expect(() => handle(other)).toThrow(other)
  })
})
