import { describe, expect, it } from '@jest/globals'
import { isFaultOfKey, KEY_REPORT_KINDS, mayReplaceAtOnce, mayReport } from './report-rules'

const NOW = new Date('2026-12-03T10:00:00Z')
const key = {
  deliveredAt: new Date('2026-12-01T10:00:01Z'),
  isReplacement: false,
  isMade: false,
}

describe('replacing a key at once', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
    [30, true],
  ])('within %i days: %s', (days, replaced) => {
    expect(mayReplaceAtOnce(key, days, NOW)).toBe(replaced)
  })

  it.each([
    ['one on its way', { deliveredAt: null }],
    ['one that replaced another', { isReplacement: true }],
    ['one that the store made', { isMade: true }],
  ])('is not for %s', (_, fact) => {
    expect(mayReplaceAtOnce({ ...key, ...fact }, 30, NOW)).toBe(false)
  })

  it('is for messages that are the fault of the key alone', () => {
    expect(KEY_REPORT_KINDS.filter(isFaultOfKey)).toEqual(['used', 'blocked'])
  })
})

describe('reporting a key', () => {
  const state = { isBuyers: true, hasOpenReport: false, isGiftCard: false, isShown: true }

  it('is for keys that the buyer has', () => {
    expect(mayReport(state)).toBe(true)
  })

  it.each([{ isBuyers: false }, { hasOpenReport: true }, { isGiftCard: true }, { isShown: false }])(
    'is refused with %j',
    (fact) => {
      expect(mayReport({ ...state, ...fact })).toBe(false)
    },
  )
})
