import { describe, expect, it } from '@jest/globals'
import { HOUR_MS } from '@/lib/core/time'
import { dayBefore, summaryDay } from './summary-day'

describe('the daily summary', () => {
  it.each([
    ['2026-11-23T07:00:00Z', 'UTC', '2026-11-22'],
    ['2026-11-23T12:00:00Z', 'America/New_York', '2026-11-22'],
    ['2026-11-23T22:00:00Z', 'Asia/Tokyo', '2026-11-23'],
    ['2027-01-01T06:00:00Z', 'Europe/Paris', '2026-12-31'],
    ['2026-07-01T05:00:00Z', 'Europe/Paris', '2026-06-30'],
  ])('at %s in %s is that of %s', (hour, timezone, day) => {
    expect(summaryDay(new Date(hour), timezone)).toBe(day)
  })

  it.each([
    ['2026-11-23T08:00:00Z', 'UTC'],
    ['2026-11-23T07:00:00Z', 'Europe/Paris'],
  ])('is not made at %s in %s', (hour, timezone) => {
    expect(summaryDay(new Date(hour), timezone)).toBeNull()
  })

  it.each([
    'UTC',
    'Europe/Paris',
    'America/New_York',
    'Australia/Sydney',
    'Asia/Kathmandu',
    'Pacific/Apia',
  ])('sums up every day of a year once in %s, whatever the clocks do', (timezone) => {
    const start = Date.parse('2027-01-02T00:00:00Z')
    const days = Array.from({ length: 364 * 24 }, (_, hour) =>
      summaryDay(new Date(start + hour * HOUR_MS), timezone),
    ).filter((day) => day !== null)
    expect(days).toHaveLength(364)
    expect(new Set(days).size).toBe(364)
  })

  it('knows the day before in the time zone, not in UTC', () => {
    expect(dayBefore(new Date('2026-03-01T02:00:00Z'), 'America/Chicago')).toBe('2026-02-27')
    expect(dayBefore(new Date('2026-03-01T02:00:00Z'), 'UTC')).toBe('2026-02-28')
  })
})
