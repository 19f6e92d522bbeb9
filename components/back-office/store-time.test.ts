import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { setDateStyle } from './format-date'
import { instantOf, timeOf } from './store-time'

const inZone = (timezone: string) => setDateStyle({ timezone, dateFormat: 'yyyy-MM-dd' })
afterAll(() => inZone('UTC'))

describe('a field for a time', () => {
  beforeEach(() => inZone('Australia/Sydney'))

  it.each([
    ['2026-12-24T18:30', '2026-12-24T07:30:00.000Z'],
    ['2026-06-24T18:30', '2026-06-24T08:30:00.000Z'],
    ['2026-06-25T00:00', '2026-06-24T14:00:00.000Z'],
  ])('says %s of %s in the time zone of the store', (time, instant) => {
    expect(timeOf(instant)).toBe(time)
    expect(instantOf(time)).toBe(instant)
    // Some browsers add seconds.
    expect(instantOf(`${time}:00`)).toBe(instant)
  })

  it('is empty without a time', () => {
    expect([timeOf(null), timeOf(undefined)]).toEqual(['', ''])
    expect(instantOf('')).toBeNull()
    expect(instantOf('', '2026-12-24T07:30:00.000Z')).toBeNull()
  })

  it('leaves what nobody changed', () => {
    // 02:30 for the second time, and to the second.
    const saved = '2026-04-04T16:30:12.345Z'
    expect(timeOf(saved)).toBe('2026-04-05T02:30')
    expect(instantOf('2026-04-05T02:30', saved)).toBe(saved)
    expect(instantOf('2026-04-05T02:30')).toBe('2026-04-04T15:30:00.000Z')
    expect(instantOf('2026-04-05T02:31', saved)).toBe('2026-04-04T15:31:00.000Z')
  })

  it('is as in UTC where the store is', () => {
    inZone('UTC')
    expect(instantOf('2026-12-24T18:30')).toBe('2026-12-24T18:30:00.000Z')
    expect(timeOf('2026-12-24T18:30:59.000Z')).toBe('2026-12-24T18:30')
  })
})
