import { describe, expect, it } from '@jest/globals'
import { fixedRate } from '@/lib/pricing/exchange-rate'
import {
  endedQuarters,
  isQuarterEnd,
  type KnownRates,
  quarterOf,
  rateOfQuarter,
  ratesOfQuarter,
} from './quarters'

describe('a quarter', () => {
  it.each([
    ['2026-01-01', '2026-01-01', '2026-03-31'],
    ['2026-06-30', '2026-04-01', '2026-06-30'],
    ['2026-12-31', '2026-10-01', '2026-12-31'],
  ])('%s is of %s to %s', (day, from, to) => {
    expect(quarterOf(day)).toEqual({ from, to })
  })

  it('ends on its last day alone', () => {
    expect(['2026-12-31', '2026-09-30', '2026-12-30', '2026-10-31'].map(isQuarterEnd)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the quarters that are over', () => {
  it('reach from the first sale to what was published', () => {
    expect(endedQuarters('2026-05-04', '2026-11-27')).toEqual(['2026-09-30', '2026-06-30'])
    expect(endedQuarters('2026-05-04', '2026-12-31')[0]).toBe('2026-12-31')
    expect(endedQuarters('2026-11-20', '2026-11-27')).toEqual([])
  })

  it('are those of three years', () => {
    const ends = endedQuarters('2001-01-01', '2026-11-27')
    expect([ends.length, ends.at(-1)]).toEqual([12, '2023-12-31'])
  })
})

describe('the rates of a quarter', () => {
  const days = (...all: string[]) => all.map((day) => ({ day, perEuro: new Map() }))

  it('are those of its last day, or of the next day of publication', () => {
    expect(ratesOfQuarter('2026-12-31', days('2026-12-30', '2026-12-31', '2027-01-04'))?.day).toBe(
      '2026-12-31',
    )
    expect(ratesOfQuarter('2028-12-31', days('2028-12-29', '2029-01-02'))?.day).toBe('2029-01-02')
  })

  it('are not known before it ends, nor by a file that begins long after', () => {
    expect(ratesOfQuarter('2026-12-31', days('2026-12-30'))).toBeUndefined()
    expect(ratesOfQuarter('2026-12-31', days('2027-01-29'))).toBeUndefined()
  })
})

describe('the rate of a currency', () => {
  const END = '2026-12-31'
  const known = (today: string, changed: Partial<KnownRates> = {}): KnownRates => ({
    today,
    rateSource: 'ecb',
    kept: new Map(),
    latest: new Map([['USD', { perEuro: 115n, day: '2026-12-30' }]]),
    ...changed,
  })
  const keeping = (isTyped: boolean) => ({
    kept: new Map([[`${END} USD`, { perEuro: 120n, day: '2027-01-04', isTyped }]]),
  })

  it('is what was kept, with where it is from', () => {
    expect(rateOfQuarter(END, 'USD', known('2027-02-01', keeping(false)))).toEqual({
      perEuro: 120n,
      source: 'ecb',
      day: '2027-01-04',
      isProvisional: false,
    })
    const typed = known('2027-02-01', { ...keeping(true), rateSource: 'fixed' })
    expect(rateOfQuarter(END, 'USD', typed)).toMatchObject({ source: 'typed', perEuro: 120n })
  })

  it.each(['2026-11-29', '2026-12-31', '2027-01-03'])('is the latest one on %s', (today) => {
    expect(rateOfQuarter(END, 'USD', known(today))).toEqual({
      perEuro: 115n,
      source: 'ecb',
      day: '2026-12-30',
      isProvisional: true,
    })
  })

  it('is the fixed one while the quarter runs, where the bank is not asked or does not know it', () => {
    const fixed = { perEuro: fixedRate('EUR', 'USD'), source: 'fixed', day: null }
    const today = '2026-12-01'
    expect(rateOfQuarter(END, 'USD', known(today, { rateSource: 'fixed' }))).toMatchObject(fixed)
    expect(rateOfQuarter(END, 'AED', known(today))).toMatchObject({ source: 'fixed' })
  })

  it('is none of a quarter that is over, where nobody will say it', () => {
    expect(rateOfQuarter(END, 'USD', known('2027-01-08'))).toBeNull()
    expect(rateOfQuarter(END, 'USD', known('2027-01-01', { rateSource: 'fixed' }))).toBeNull()
  })
})
