import { describe, expect, it } from '@jest/globals'
import { nextMonth, saleDays, saleStanding, saleTurn, weeksOf } from './sale-times'

const time = (hour: number) => new Date(Date.UTC(2026, 11, 5, hour))
const sale = { startsAt: time(10), endsAt: time(12), stoppedAt: null }

describe('when a sale is on', () => {
  it.each([
    ['planned before its start', sale, 9, 'planned', 10],
    ['running from its start on', sale, 10, 'running', 12],
    ['ended at its end', sale, 12, 'ended', null],
    ['running without an end', { ...sale, endsAt: null }, 20, 'running', null],
    ['stopped once somebody stopped it', { ...sale, stoppedAt: time(11) }, 11, 'stopped', null],
    ['stopped for good', { ...sale, stoppedAt: time(11) }, 20, 'stopped', null],
    ['stopped before its start', { ...sale, stoppedAt: time(9) }, 9, 'stopped', null],
  ])('is %s', (_, times, hour, standing, turn) => {
    expect(saleStanding(times, time(hour))).toBe(standing)
    expect(saleTurn(times, time(hour))).toEqual(turn === null ? null : time(turn))
  })
})

describe('the calendar of sales', () => {
  it('has the days of a month in weeks from Monday on', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([null, ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)])
    expect(weeks.at(-1)).toEqual(
      [28, 29, 30, 31].map((day) => `2026-12-${day}` as string | null).concat([null, null, null]),
    )
    expect(weeksOf('2027-02')).toHaveLength(4)
  })

  it('goes from year to year', () => {
    expect(nextMonth('2026-12', 1)).toBe('2027-01')
    expect(nextMonth('2027-01', -1)).toBe('2026-12')
  })

  it('counts days in the time zone of the store, the end left out', () => {
    const night = { startsAt: time(23), endsAt: new Date(Date.UTC(2026, 11, 7)), stoppedAt: null }
    expect(saleDays(night, 'UTC')).toEqual({ first: '2026-12-05', last: '2026-12-06' })
    expect(saleDays(night, 'Europe/Berlin')).toEqual({ first: '2026-12-06', last: '2026-12-07' })
    expect(saleDays({ ...night, endsAt: null }, 'UTC')?.last).toBeNull()
    expect(saleDays({ ...night, stoppedAt: time(22) }, 'UTC')).toBeNull()
  })
})
