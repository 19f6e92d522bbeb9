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
    expect(giftTime({ sendOn }, now).toISOString()).toBe(time)
  })

  const berlin = (sendOn: string, sendTime: string | null) => ({
    sendOn,
    sendTime,
    timeZone: 'Europe/Berlin',
  })

  test.each([
    // 11:00 in Berlin now.
    ['2026-11-24', '11:30', null],
    ['2026-11-24', '10:30', null],
    ['2026-11-24', '09:30', 'past_time'],
    ['2026-11-23', '23:59', 'past'],
    ['2027-11-24', '23:59', null],
    ['2027-11-25', '00:00', 'too_late'],
  ])('for %p at %p in Berlin has the problem %p', (sendOn, sendTime, expected) => {
    const gift = { email: 'r@example.com', ...berlin(sendOn, sendTime) }
    expect(giftProblem(gift, 'b@example.com', now)).toBe(expected)
  })

  test.each([
    ['2026-12-24', '18:30', '2026-12-24T17:30:00.000Z'],
    ['2026-12-24', null, '2026-12-24T08:00:00.000Z'],
    // In summer time, and at a time that its clocks skip.
    ['2027-06-01', '18:30', '2027-06-01T16:30:00.000Z'],
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2026-11-24', '10:30', '2026-11-24T10:00:00.000Z'],
  ])('for %p at %p in Berlin is mailed at %s', (sendOn, sendTime, time) => {
    expect(giftTime(berlin(sendOn, sendTime), now).toISOString()).toBe(time)
  })

  it('knows no hour without a time zone', () => {
    expect(giftTime({ sendOn: '2026-12-24', sendTime: '18:30' }, now).toISOString()).toBe(
      '2026-12-24T09:00:00.000Z',
    )
  })
})
