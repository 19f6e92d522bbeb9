import { describe, expect, it } from '@jest/globals'
import {
  addDays,
  boundsOf,
  dayOf,
  daysOf,
  endOfDay,
  instantOf,
  isTimezone,
  lengthOf,
  localTimeOf,
  startOfDay,
  startsOf,
} from './calendar'
import { HOUR_MS } from './time'

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Apia',
]

const iso = (instant: Date) => instant.toISOString()

/** What PostgreSQL or a clock on the wall would say: the first instants of days, worked out from the rules of each zone. */
const STARTS = [
  ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z', 24],
  ['Europe/Berlin', '2026-03-28', '2026-03-27T23:00:00.000Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z', 24],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z', 24],
  ['Australia/Sydney', '2026-04-05', '2026-04-04T13:00:00.000Z', 25],
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z', 23],
  ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z', 23.5],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z', 24],
  ['Asia/Calcutta', '2026-01-01', '2025-12-31T18:30:00.000Z', 24],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z', 24],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', 24],
  ['Pacific/Apia', '2026-01-01', '2025-12-31T11:00:00.000Z', 24],
  // It went over the date line: the 30th was left out.
  ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z', 24],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 0],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z', 24],
  // Clocks that are changed at midnight: that hour is skipped, or comes twice.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z', 23],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', 23],
  ['America/Havana', '2025-11-02', '2025-11-02T04:00:00.000Z', 25],
  ['America/Sao_Paulo', '2019-02-16', '2019-02-16T02:00:00.000Z', 25],
  ['America/Sao_Paulo', '2019-02-17', '2019-02-17T03:00:00.000Z', 24],
  // From before zones had whole minutes.
  ['Europe/Berlin', '1800-01-01', '1799-12-31T23:06:32.000Z', 24],
  // The clocks were put forward from 23:30 to 00:30.
  ['America/Toronto', '1919-03-31', '1919-03-31T04:30:00.000Z', 23.5],
] as const

describe('a day of a time zone', () => {
  it.each(STARTS)('%s, %s begins at %s and lasts %d hours', (timezone, day, start, hours) => {
    expect(iso(startOfDay(day, timezone))).toBe(start)
    expect(endOfDay(day, timezone).getTime() - Date.parse(start)).toBe(hours * HOUR_MS)
  })

  it.each(
    STARTS.filter(([, , , hours]) => hours > 0).map(([timezone, day]) => [timezone, day] as const),
  )('%s, %s holds its first and its last instant, and no other', (timezone, day) => {
    const { start, end } = boundsOf({ from: day, to: day }, timezone)
    expect(dayOf(start, timezone)).toBe(day)
    expect(dayOf(new Date(end.getTime() - 1), timezone)).toBe(day)
    expect(dayOf(new Date(start.getTime() - 1), timezone) < day).toBe(true)
    expect(dayOf(end, timezone) > day).toBe(true)
  })

  it('ends where the next one begins, all days of many years', () => {
    const period = { from: '2008-01-01', to: '2012-12-31' }
    for (const timezone of [...ZONES, 'Africa/Cairo', 'America/Havana']) {
      const starts = startsOf(period, timezone)
      const days = daysOf(period)
      // Whole lists at once: an expectation takes longer than what it looks at.
      expect(days.map((day) => startOfDay(day, timezone))).toEqual(starts.slice(0, days.length))
      expect(days.map((day) => endOfDay(day, timezone))).toEqual(starts.slice(1, days.length + 1))
      const odd = days.filter((day, index) => {
        const hours = (Number(starts[index + 1]) - Number(starts[index])) / HOUR_MS
        return day !== '2011-12-30' && ![23, 24, 25].includes(hours)
      })
      expect([timezone, ...odd]).toEqual([timezone])
    }
  })

  it('is bounded to what a database knows', () => {
    for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      const { start, end } = boundsOf({ from: '0000-01-01', to: '9999-12-31' }, timezone)
      expect(iso(start)).toBe('0001-01-01T00:00:00.000Z')
      expect(iso(end)).toBe('9999-12-31T23:59:59.999Z')
    }
    const { start, end } = boundsOf({ from: '0001-01-03', to: '9999-12-29' }, 'Asia/Kolkata')
    expect(iso(start)).toMatch(/^0001-01-02T18:/)
    expect(iso(end)).toBe('9999-12-29T18:30:00.000Z')
  })
})

/** A local time, and the instant that it means. */
const TIMES = [
  ['UTC', '2026-01-31T09:30', '2026-01-31T09:30:00.000Z'],
  ['Europe/Berlin', '2026-01-31T09:30', '2026-01-31T08:30:00.000Z'],
  ['Europe/Berlin', '2026-07-31T09:30', '2026-07-31T07:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['Australia/Sydney', '2026-10-04T00:00', '2026-10-03T14:00:00.000Z'],
  ['Asia/Kathmandu', '2026-06-01T00:00', '2026-05-31T18:15:00.000Z'],
  ['Pacific/Apia', '2011-12-29T23:59', '2011-12-30T09:59:00.000Z'],
  ['Pacific/Apia', '2011-12-31T00:00', '2011-12-30T10:00:00.000Z'],
] as const

describe('a time of a time zone', () => {
  it.each(TIMES)('%s: %s is %s, and back', (timezone, time, instant) => {
    expect(iso(instantOf(time, timezone))).toBe(instant)
    expect(localTimeOf(new Date(instant), timezone)).toBe(time)
  })

  it.each([
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['Australia/Sydney', '2026-04-05T02:30', '2026-04-04T15:30:00.000Z'],
  ])('%s: of %s, which comes twice, it is the first', (timezone, time, instant) => {
    expect(iso(instantOf(time, timezone))).toBe(instant)
    const second = new Date(Date.parse(instant) + HOUR_MS)
    expect(localTimeOf(second, timezone)).toBe(time)
  })

  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T03:00'],
    ['Australia/Sydney', '2026-10-04T02:30', '2026-10-04T03:30'],
    ['Africa/Cairo', '2026-04-24T00:15', '2026-04-24T01:15'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-31T12:00'],
  ])('%s: %s, which there is not, is %s', (timezone, time, shown) => {
    expect(localTimeOf(instantOf(time, timezone), timezone)).toBe(shown)
  })

  it('is cut off to the minute, and has the day of either side of midnight', () => {
    const late = new Date('2026-11-28T12:59:59.999Z')
    expect(localTimeOf(late, 'Australia/Sydney')).toBe('2026-11-28T23:59')
    expect(dayOf(late, 'Australia/Sydney')).toBe('2026-11-28')
    expect(dayOf(new Date(late.getTime() + 1), 'Australia/Sydney')).toBe('2026-11-29')
    expect(dayOf(late, 'America/New_York')).toBe('2026-11-28')
    expect(dayOf(new Date('2026-11-28T18:14:59Z'), 'Asia/Kathmandu')).toBe('2026-11-28')
    expect(dayOf(new Date('2026-11-28T18:15:00Z'), 'Asia/Kathmandu')).toBe('2026-11-29')
  })
})

describe('days', () => {
  it('are counted over months, leap days and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysOf({ from: '2026-12-30', to: '2027-01-01' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
    expect(lengthOf({ from: '2026-10-24', to: '2026-10-26' })).toBe(3)
  })
})

describe('the name of a time zone', () => {
  it('is any that there is', () => {
    for (const name of Intl.supportedValuesOf('timeZone'))
      expect([name, isTimezone(name)]).toEqual([name, true])
  })

  it.each([
    'UTC',
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Europe/Kyiv',
    'America/Argentina/Buenos_Aires',
    'US/Eastern',
  ])('may be %s', (name) => {
    expect(isTimezone(name)).toBe(true)
  })

  it.each([
    '',
    '+02:00',
    '-05',
    'UTC+2',
    'GMT',
    'EST',
    'EST5EDT',
    'Etc/GMT+5',
    'Etc/UTC',
    'europe/berlin',
    'EUROPE/BERLIN',
    'Europe/Nowhere',
    'Europe',
    'Europe/',
    ' Europe/Berlin',
    'Europe/Berlin\n',
    "Europe/Berlin'--",
    'utc',
  ])('is not %j', (name) => {
    expect(isTimezone(name)).toBe(false)
  })
})
