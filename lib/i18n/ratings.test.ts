import { expect, it } from '@jest/globals'
import { formatRating } from './ratings'

it.each([
  ['4.5', 'en', '4.5'],
  ['4', 'en', '4.0'],
  ['4.5', 'de', '4,5'],
  ['5.0', 'fr', '5,0'],
  ['4.5', 'ja', '4.5'],
  ['4.5', 'ar', '4.5'],
])('writes %s in %s as %s', (rating, locale, written) => {
  expect(formatRating(rating, locale)).toBe(written)
})
