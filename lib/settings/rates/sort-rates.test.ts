import { describe, expect, it } from '@jest/globals'
import { isJump, sortRates } from './sort-rates'

describe('a jump', () => {
  it.each([
    [100n, 100n, false],
    [100n, 120n, false],
    [100n, 121n, true],
    [100n, 80n, false],
    [100n, 79n, true],
    [1n, 2n, true],
    [10n ** 17n, 12n * 10n ** 16n, false],
    [10n ** 17n, 12n * 10n ** 16n + 1n, true],
  ])('from %d to %d: %p', (last, rate, expected) => {
    expect(isJump(last, rate)).toBe(expected)
  })
})

describe('the rates of a day', () => {
  const rates = (day: string) => ({
    day,
    perEuro: new Map([
      ['USD', 110n],
      ['JPY', 20_000n],
    ] as const),
  })
  const last = (day: string) =>
    new Map([
      ['USD', { perEuro: 100n, day }],
      ['JPY', { perEuro: 16_000n, day }],
    ])

  it('are all taken where none are known', () => {
    expect(sortRates(rates('2026-11-27'), new Map()).taken).toHaveLength(2)
  })

  it('are held where they jump, each by itself', () => {
    expect(sortRates(rates('2026-11-27'), last('2026-11-26'))).toEqual({
      taken: [['USD', 110n]],
      held: [['JPY', 20_000n]],
    })
  })

  it('are corrected on the same day', () => {
    expect(sortRates(rates('2026-11-27'), last('2026-11-27')).taken).toEqual([['USD', 110n]])
  })

  it('replace none of a later day', () => {
    expect(sortRates(rates('2026-11-27'), last('2026-11-28'))).toEqual({ taken: [], held: [] })
  })

  it('are not compared with those of long ago', () => {
    expect(sortRates(rates('2026-11-27'), last('2026-10-28')).held).toHaveLength(1)
    expect(sortRates(rates('2026-11-27'), last('2026-10-27')).held).toEqual([])
  })
})
