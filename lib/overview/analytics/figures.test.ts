import { describe, expect, it } from '@jest/globals'
import { boundsOf, daysOf, lengthOf, startsOf } from '@/lib/core/calendar'
import { HOUR_MS } from '@/lib/core/time'
import { percentChange, percentShare } from './comparison'
import { daysLeft, historyDays } from './forecast'
import { periodBefore, periodOf } from './period'
import { daySeries, sumsOf } from './series'

const TODAY = '2026-03-01'

describe('the days of a range', () => {
  it.each([
    ['today', '2026-03-01', 1],
    ['7', '2026-02-23', 7],
    ['30', '2026-01-31', 30],
    ['90', '2025-12-02', 90],
  ] as const)('of %s begin on %s and end today', (range, from, length) => {
    const period = periodOf(range, {}, TODAY)
    expect(period).toEqual({ from, to: TODAY })
    expect(lengthOf(period)).toBe(length)
    expect(daysOf(period)).toHaveLength(length)
  })

  it('are those that were named', () => {
    const named = { from: '2024-02-28', to: '2024-03-01' }
    expect(periodOf('custom', named, TODAY)).toEqual(named)
    expect(daysOf(named)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  })

  it('are compared with as many days right before', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({
      from: '2026-02-28',
      to: '2026-02-28',
    })
    const period = { from: '2026-01-01', to: '2026-01-31' }
    expect(periodBefore(period)).toEqual({ from: '2025-12-01', to: '2025-12-31' })
    expect(lengthOf(periodBefore(period))).toBe(lengthOf(period))
  })
})

describe('the days of the figures and those of the list of orders', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', 23],
    ['2026-10-25', 'Europe/Berlin', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-06-01', 'Asia/Kolkata', 24],
  ])('of %s in %s are the same %d hours', (day, timezone, hours) => {
    const period = { from: day, to: day }
    const { start, end } = boundsOf(period, timezone)
    expect(startsOf(period, timezone)).toEqual([start, end])
    expect(end.getTime() - start.getTime()).toBe(hours * HOUR_MS)
  })
})

describe('a series of days', () => {
  const period = { from: '2026-02-27', to: '2026-03-02' }
  const days = daySeries(period, {
    orders: [
      { day: '2026-02-28', orders: 2, grossCents: 10_801 },
      { day: '2026-03-02', orders: 1, grossCents: 999 },
      { day: '2026-02-26', orders: 9, grossCents: 99_999 },
    ],
    refunds: [{ day: '2026-03-02', refundsCents: 5_000 }],
    carts: [{ day: '2026-03-01', carts: 4, orderedCarts: 1 }],
  })

  it('has an entry for every day, zeros where nothing happened', () => {
    expect(days.map(({ day }) => day)).toEqual(daysOf(period))
    expect(days[0]).toEqual({
      day: '2026-02-27',
      orders: 0,
      grossCents: 0,
      refundsCents: 0,
      netCents: 0,
      carts: 0,
      orderedCarts: 0,
    })
    expect(days[2]).toMatchObject({ orders: 0, carts: 4, orderedCarts: 1 })
  })

  it('subtracts refunds on their own day, below zero too', () => {
    expect(days[3]).toMatchObject({ grossCents: 999, refundsCents: 5_000, netCents: -4_001 })
  })

  it('adds up to the cent, and averages what was sold', () => {
    expect(sumsOf(days)).toEqual({
      orders: 3,
      grossCents: 11_800,
      refundsCents: 5_000,
      netCents: 6_800,
      averageCents: 3_933,
    })
    expect(sumsOf([])).toMatchObject({ orders: 0, averageCents: 0 })
  })
})

describe('a comparison', () => {
  it.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [0, 0, 0],
    [100, 300, -66.7],
    [50, -100, 150],
    [5, 0, null],
  ])('of %d with %d says %p percent', (current, before, change) => {
    expect(percentChange(current, before)).toBe(change)
  })

  it('has no share of nothing', () => {
    expect(percentShare(1, 3)).toBe(33.3)
    expect(percentShare(0, 3)).toBe(0)
    expect(percentShare(0, 0)).toBeNull()
  })
})

describe('the forecast of keys', () => {
  it.each([
    [10, 30, 10],
    [10, 60, 5],
    [9, 4, 67],
    [1, 60, 0],
    [0, 5, 0],
    [0, 0, null],
    [100, 0, null],
  ])('of %d keys when %d were sold is %p days', (available, sold, days) => {
    expect(daysLeft(available, sold)).toBe(days)
  })
  it.each([
    // A product of an hour counts as one of three days, one of years as one of thirty.
    [0.04, 3],
    [3, 3],
    [3.2, 4],
    [12, 12],
    [29.1, 30],
    [800, 30],
  ])('of a product that is %d days old looks back %d days', (age, days) => {
    expect(historyDays(age)).toBe(days)
  })

  it('does not take the first days of a product for a month', () => {
    expect(daysLeft(20, 10)).toBe(60)
    expect(daysLeft(20, 10, historyDays(4))).toBe(8)
    expect(daysLeft(20, 0, historyDays(4))).toBeNull()
  })
})
