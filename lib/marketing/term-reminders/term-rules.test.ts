import { describe, expect, it } from '@jest/globals'
import { daysLeft, termEnd } from './term-rules'

describe('termEnd', () => {
  it.each([
    ['2026-01-15T10:00:00Z', 12, '2027-01-15T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
    ['2026-08-31T23:59:59Z', 6, '2027-02-28T23:59:59.000Z'],
  ])('of %s after %i months', (deliveredAt, months, end) => {
    expect(termEnd(new Date(deliveredAt), months).toISOString()).toBe(end)
  })
})

describe('daysLeft', () => {
  const end = new Date('2026-06-10T12:00:00Z')
  it.each([
    ['2026-06-01T12:00:00Z', 9],
    ['2026-06-10T11:00:00Z', 1],
    ['2026-06-11T12:00:00Z', 0],
  ])('at %s', (now, days) => {
    expect(daysLeft(end, new Date(now))).toBe(days)
  })
})
