import { describe, expect, it } from '@jest/globals'
import { formatDate, formatDateTime } from './format-date'

const moment = new Date('2026-11-21T03:05:00Z')

describe('formatDate', () => {
  it.each([
    ['MM/dd/yyyy', '11/21/2026'],
    ['dd/MM/yyyy', '21/11/2026'],
    ['yyyy-MM-dd', '2026-11-21'],
    ['dd.MM.yyyy', '21.11.2026'],
  ])('writes days as %s', (dateFormat, expected) => {
    expect(formatDate(moment, { timezone: 'UTC', dateFormat })).toBe(expected)
  })

  it('goes by the time zone', () => {
    const dateFormat = 'yyyy-MM-dd'
    expect(formatDate(moment, { timezone: 'America/New_York', dateFormat })).toBe('2026-11-20')
    expect(formatDate(moment, { timezone: 'Asia/Tokyo', dateFormat })).toBe('2026-11-21')
  })
})

describe('formatDateTime', () => {
  it('adds the time', () => {
    const dateFormat = 'MM/dd/yyyy'
    expect(formatDateTime(moment, { timezone: 'UTC', dateFormat })).toBe('11/21/2026, 3:05 AM')
    expect(formatDateTime(moment, { timezone: 'America/New_York', dateFormat })).toBe(
      '11/20/2026, 10:05 PM',
    )
    const midnight = new Date('2026-01-01T00:00:00Z')
    expect(formatDateTime(midnight, { timezone: 'UTC', dateFormat })).toBe('01/01/2026, 12:00 AM')
  })
})
