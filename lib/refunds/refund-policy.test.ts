import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { lastWindow, refundWindows } from './refund-policy'

const ORDERED = new Date('2026-03-10T15:30:00Z')
const norton = { productName: 'Norton 360', refundDays: 30 }
const office = { productName: 'Office 2024', refundDays: 14 }

const at = (time: string) => refundWindows([norton, office], ORDERED, new Date(time), 'UTC')
const openAt = (time: string) => at(time).map(({ isOpen }) => isOpen)

describe('refundWindows', () => {
  it('counts from the day of the order to the end of the last day', () => {
    expect(at('2026-03-10T15:30:00Z').map(({ until }) => until?.toISOString())).toEqual([
      '2026-04-09T23:59:59.999Z',
      '2026-03-24T23:59:59.999Z',
    ])
  })

  it('closes item by item', () => {
    expect(openAt('2026-03-10T15:30:00Z')).toEqual([true, true])
    expect(openAt('2026-03-24T23:59:59.999Z')).toEqual([true, true])
    expect(openAt('2026-03-25T00:00:00Z')).toEqual([true, false])
    expect(openAt('2026-04-09T23:59:59.999Z')).toEqual([true, false])
    expect(openAt('2026-04-10T00:00:00Z')).toEqual([false, false])
  })

  it('ends with a day of the store, whatever its clocks do meanwhile', () => {
    const untilIn = (timezone: string, orderedAt: string) =>
      refundWindows([norton, office], new Date(orderedAt), ORDERED, timezone).map(({ until }) =>
        until?.toISOString(),
      )
    // 23:59 and 00:00 in Sydney, whose summer time ends on the 5th of April.
    expect(untilIn('Australia/Sydney', '2026-03-10T12:59:59.999Z')).toEqual([
      '2026-04-09T13:59:59.999Z',
      '2026-03-24T12:59:59.999Z',
    ])
    expect(untilIn('Australia/Sydney', '2026-03-10T13:00:00Z')).toEqual([
      '2026-04-10T13:59:59.999Z',
      '2026-03-25T12:59:59.999Z',
    ])
    expect(untilIn('America/New_York', '2026-10-10T03:59:59Z')).toEqual([
      '2026-11-09T04:59:59.999Z',
      '2026-10-24T03:59:59.999Z',
    ])
  })

  it('is closed from the first where no guarantee was given', () => {
    const [window] = refundWindows([{ ...norton, refundDays: 0 }], ORDERED, ORDERED, 'UTC')
    expect(window).toEqual({ productName: 'Norton 360', days: 0, until: null, isOpen: false })
  })

  it('never gives less than the promised days, and less than one day more', () => {
    const times = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(times, (orderedAt) => {
        for (const { days, until } of refundWindows(
          [norton, office],
          orderedAt,
          orderedAt,
          'UTC',
        )) {
          const given = ((until?.getTime() ?? 0) - orderedAt.getTime() + 1) / 86_400_000
          expect(given).toBeGreaterThan(days)
          expect(given).toBeLessThanOrEqual(days + 1)
        }
      }),
    )
  })
})

describe('lastWindow', () => {
  it('is the one that ends last', () => {
    expect(lastWindow(at('2026-03-10T15:30:00Z'))?.productName).toBe('Norton 360')
    expect(lastWindow([...at('2026-03-10T15:30:00Z')].reverse())?.productName).toBe('Norton 360')
  })

  it('is one with a guarantee, where there is any', () => {
    const none = { productName: 'Beta', days: 0, until: null, isOpen: false }
    expect(lastWindow([none, ...at('2026-03-10T15:30:00Z')])?.productName).toBe('Norton 360')
    expect(lastWindow([none])).toBe(none)
  })

  it('is none for no items', () => {
    expect(lastWindow([])).toBeNull()
  })
})
