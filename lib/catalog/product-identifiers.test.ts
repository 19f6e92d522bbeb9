import { describe, expect, it } from '@jest/globals'
import { cleanGtin, isGtin, isWorldwideGtin } from './product-identifiers'

describe('isGtin', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415', '9780306406157'])(
    'knows %s by its check digit',
    (gtin) => expect(isGtin(gtin)).toBe(true),
  )

  it.each([
    // A digit is wrong, and two are in the wrong order.
    '4006381333932',
    '4006381339331',
    '96385075',
    // As many digits as no GTIN has.
    '',
    '4006381',
    '963850744',
    '40063813339',
    '104006381333931',
    // What is no number.
    '400638133393X',
    '4.00638E+12',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
    '00000000',
  ])('refuses “%s”', (text) => expect(isGtin(text)).toBe(false))
})

it('reads GTINs as they are printed', () => {
  expect(cleanGtin(' 978-0-306-40615-7 ')).toBe('9780306406157')
  expect(cleanGtin('4 006381 333931')).toBe('4006381333931')
})

it.each([
  ['4006381333931', true],
  ['036000291452', true],
  ['10614141000415', true],
  ['96385074', true],
  // A store's own numbers, also as a GTIN-12 and a GTIN-8, and a coupon.
  ['2012345678900', false],
  ['212345678901', false],
  ['0212345678901', false],
  ['412345678903', false],
  ['02345673', false],
  ['9912345678903', false],
])('knows whether %s is worldwide: %s', (gtin, isWorldwide) => {
  expect(isWorldwideGtin(gtin)).toBe(isWorldwide)
})
