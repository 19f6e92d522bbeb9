import { expect, it } from '@jest/globals'
import { latestOf, taxPeriodEnds } from './staying-rules'

it('keeps orders for seven years from the last one', () => {
  expect(taxPeriodEnds(new Date('2026-11-30T10:00:00Z'))).toBe('2033-11-30T10:00:00.000Z')
  expect(taxPeriodEnds(null)).toBeNull()
})

it('knows an end of several only if each has one', () => {
  const [early, late] = [new Date('2027-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')]
  expect(latestOf([late, early])).toBe('2028-01-01T00:00:00.000Z')
  expect(latestOf([late, null])).toBeNull()
  expect(latestOf([])).toBeNull()
})
