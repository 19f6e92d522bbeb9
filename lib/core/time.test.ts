import { describe, expect, it } from '@jest/globals'
import { daysAgo, monthsAgo } from './time'

const now = new Date('2026-03-15T10:30:00Z')

describe('daysAgo', () => {
  it('counts back whole days of 24 hours', () => {
    expect(daysAgo(1, now)).toEqual(new Date('2026-03-14T10:30:00Z'))
    expect(daysAgo(30, now)).toEqual(new Date('2026-02-13T10:30:00Z'))
  })
})

describe('monthsAgo', () => {
  it('counts back calendar months, across years', () => {
    expect(monthsAgo(1, now)).toEqual(new Date('2026-02-15T10:30:00Z'))
    expect(monthsAgo(15, now)).toEqual(new Date('2024-12-15T10:30:00Z'))
  })

  it('leaves the given date alone', () => {
    monthsAgo(3, now)
    expect(now).toEqual(new Date('2026-03-15T10:30:00Z'))
  })
})
