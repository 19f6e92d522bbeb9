import { describe, expect, it } from '@jest/globals'
import { clockTime, secondsLeft } from './time-left'

const at = (time: string) => secondsLeft(Date.parse(`2026-06-15T${time}Z`))

describe('the time left of the day', () => {
  it('runs to midnight UTC', () => {
    expect(at('00:00:00.000')).toBe(86_400)
    expect(at('12:00:00.000')).toBe(43_200)
    expect(at('23:59:59.000')).toBe(1)
    expect(at('23:59:59.999')).toBe(1)
  })

  it('starts again at midnight', () => {
    expect(clockTime(at('23:59:58.500'))).toBe('00:00:02')
    expect(clockTime(secondsLeft(Date.parse('2026-06-16T00:00:00.001Z')))).toBe('24:00:00')
    expect(clockTime(secondsLeft(Date.parse('2026-06-16T00:00:01Z')))).toBe('23:59:59')
  })

  it('is shown with two digits each', () => {
    expect(clockTime(3_661)).toBe('01:01:01')
    expect(clockTime(59)).toBe('00:00:59')
    expect(clockTime(36_000)).toBe('10:00:00')
  })
})
