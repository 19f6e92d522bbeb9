import { describe, expect, it, test } from '@jest/globals'
import { giftProblem, giftTime } from './gift-rules'

const now = new Date('2026-11-24T10:00:00Z')
const problem = (sendOn: string | null, email = 'r@example.com') =>
  giftProblem({ email, sendOn }, 'b@example.com', now)

describe('a gift', () => {
  test.each([
    [null, null],
    ['2026-11-24', null],
    ['2026-11-25', null],
    ['2027-11-24', null],
    // Still today in the last time zone, at 10:00 UTC.
    ['2026-11-23', null],
    ['2026-11-22', 'past'],
    ['2027-11-26', 'too_late'],
    ['9999-12-31', 'too_late'],
  ])('for %p has the problem %p', (sendOn, expected) => {
    expect(problem(sendOn)).toBe(expected)
  })

  it('is for somebody else', () => {
    expect(problem(null, 'B@Example.com')).toBe('own_address')
  })

  test.each([
    [null, '2026-11-24T10:00:00.000Z'],
    ['2026-11-24', '2026-11-24T10:00:00.000Z'],
    ['2026-11-25', '2026-11-25T09:00:00.000Z'],
    ['2026-12-24', '2026-12-24T09:00:00.000Z'],
  ])('for %p is mailed at %s', (sendOn, time) => {
    expect(giftTime(sendOn, now).toISOString()).toBe(time)
  })
})
