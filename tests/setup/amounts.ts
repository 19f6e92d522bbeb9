import { expect } from '@jest/globals'
import fc from 'fast-check'
import { stepOf } from '@/lib/i18n/currencies'

/** Of a property of all 30 currencies for each of them. */
export const RUNS = { numRuns: 25 }

/** Amounts that a currency can be charged in, within bounds in cents. */
export function amountsIn(currency: string, bounds: { min: number; max: number }) {
  const step = stepOf(currency)
  const [min, max] = [Math.ceil(bounds.min / step), Math.floor(bounds.max / step)]
  return fc.integer({ min, max }).map((steps) => steps * step)
}

/** Expects that a currency can be charged in each of these amounts. */
export function expectChargeable(currency: string, cents: readonly number[]): void {
  expect(cents.filter((each) => each % stepOf(currency) !== 0)).toEqual([])
}
