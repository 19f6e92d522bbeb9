import { describe, expect, it } from '@jest/globals'
import { isLate, moneyDueAt } from './withdrawal-rules'

describe('the money of a withdrawal', () => {
  it.each([
    ['2026-11-01T00:00:00Z', 'UTC', '2026-11-15T23:59:59.999Z'],
    ['2026-11-01T23:59:59Z', 'UTC', '2026-11-15T23:59:59.999Z'],
    // In Berlin it is the next day already.
    ['2026-11-01T23:30:00Z', 'Europe/Berlin', '2026-11-16T22:59:59.999Z'],
    // Over the end of summer time.
    ['2026-10-20T12:00:00Z', 'Europe/Berlin', '2026-11-03T22:59:59.999Z'],
  ])('of one that arrived at %s in %s is due at %s', (receivedAt, timezone, due) => {
    expect(moneyDueAt(new Date(receivedAt), timezone).toISOString()).toBe(due)
  })
})

describe('a withdrawal is late', () => {
  const orderedAt = new Date('2026-11-01T10:00:00Z')
  it.each([
    ['2026-11-01T10:00:01Z', false],
    ['2026-11-15T23:59:59.999Z', false],
    ['2026-11-16T00:00:00Z', true],
  ])('at %s: %s', (receivedAt, late) => {
    expect(isLate({ orderedAt, receivedAt: new Date(receivedAt) }, 'UTC')).toBe(late)
  })
})
