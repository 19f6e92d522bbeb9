import { expect, test } from '@jest/globals'
import { paymentsOverYears } from './cost-over-years'

test.each([
  [0, null, 1],
  [null, 'perpetual', 1],
  [null, 'subscription', null],
  [null, null, null],
  [12, 'subscription', 3],
  [1, 'subscription', 36],
  [24, null, 2],
  [15, null, 3],
  [36, 'subscription', 1],
  [60, null, 1],
] as const)(
  'a term of %s months (%s) is paid %s times in three years',
  (termMonths, licenseType, times) => {
    expect(paymentsOverYears({ termMonths, licenseType })).toBe(times)
  },
)
