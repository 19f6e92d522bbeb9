import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { Prisma } from './db'
import { checkRows, column } from './rows'

const row = z.object({
  id: z.number(),
  email: z.string(),
  amount: column.decimal.nullable(),
  status: z.enum(column.PaymentStatus),
  at: z.date(),
  bytes: column.bytes,
})
const good = {
  id: 1,
  email: 'jo@example.com',
  amount: new Prisma.Decimal('12.30'),
  status: 'captured',
  at: new Date(0),
  bytes: new Uint8Array(Buffer.from('a')),
}
const statement = Prisma.sql`
  SELECT "id", "email"
  FROM "Payment" WHERE "email" = ${'jo@example.com'}`
const check = (rows: unknown[]) => checkRows(row, rows, statement)

describe('checkRows', () => {
  it('answers the columns that are named', () => {
    expect(check([good, { ...good, id: 2, amount: null, more: 1 }])).toEqual([
      good,
      { ...good, id: 2, amount: null },
    ])
    expect(check([])).toEqual([])
  })

  it.each([
    ['a bigint for a number', { id: 1n }, 'id'],
    ['a string for a number', { id: '1' }, 'id'],
    ['null', { email: null }, 'email'],
    ['a string for a Date', { at: '2026-01-01' }, 'at'],
    ['no time', { at: new Date(Number.NaN) }, 'at'],
    ['a number for a numeric', { amount: 12.3 }, 'amount'],
    ['what is none of an enumeration', { status: 'jo@example.com' }, 'status'],
    ['a text for bytes', { bytes: 'secret' }, 'bytes'],
    ['a missing column', { email: undefined }, 'email'],
  ])('refuses %s', (_, wrong, name) => {
    expect(() => check([good, { ...good, ...wrong }])).toThrow(
      new RegExp(`${name} \\(\\w+\\) of SELECT "id", "email" FROM "Payment" WHERE "email" = \\?$`),
    )
  })

  it('says nothing of what is in the rows', () => {
    const texts = [{ status: 'jo@example.com' }, { id: 'jo@example.com' }, { email: 4242 }]
      .map((wrong) => {
        try {
          return String(check([{ ...good, ...wrong }]))
        } catch (error) {
          return String(error)
        }
      })
      .join()
    expect(texts).not.toMatch(/jo@|4242/)
  })
})
