import { expect, it } from '@jest/globals'
import { paperOf } from './paper'

it.each([
  ['US', 'EUR', 'letter'],
  ['DE', 'USD', 'a4'],
  [null, 'USD', 'letter'],
  [null, 'JPY', 'a4'],
] as const)('who is in %s and pays in %s prints on %s', (country, currency, paper) => {
  expect(paperOf(country, currency)).toBe(paper)
})
