import { describe, expect, it } from '@jest/globals'
import { isLeftOut, type JudgedProduct, problemsOf } from './item-problems'

const good: JudgedProduct = {
  name: 'Norton 360 Deluxe',
  description: 'Protection for five devices, with a VPN and a cloud backup. '.repeat(3),
  publisher: 'Norton',
  price: '29.99',
  image: '/images/products/norton.webp',
  licenseType: 'perpetual',
  termMonths: 0,
}
const problems = (change: Partial<JudgedProduct>) => problemsOf({ ...good, ...change }, 'Softhaven')

describe('problemsOf', () => {
  it('finds nothing amiss with a good product', () => {
    expect(problems({})).toEqual([])
    expect(problems({ licenseType: null, termMonths: null })).toEqual([])
  })

  it.each<[Partial<JudgedProduct>, string[], boolean]>([
    [{ price: '0.00' }, ['noPrice'], true],
    [{ image: '/images/placeholder.svg' }, ['noPicture'], true],
    [{ image: '/images/logo.SVG' }, ['noPicture'], true],
    [{ image: '/media/a.avif' }, ['noPicture'], true],
    [{ description: ' \u0000\n' }, ['noDescription'], true],
    [{ description: 'A program.' }, ['shortDescription'], false],
    [{ description: 'word '.repeat(1001) }, ['longDescription'], false],
    [{ name: 'x'.repeat(151) }, ['longName'], false],
    [{ publisher: ' ' }, ['noPublisher'], false],
    [{ publisher: 'softhaven' }, ['noPublisher'], false],
    [{ licenseType: 'subscription', termMonths: 12 }, ['unnamedSubscription'], false],
    [
      { name: 'Norton (1-month Subscription)', licenseType: 'subscription', termMonths: 1 },
      ['shortSubscription'],
      false,
    ],
  ])('finds in %j %j', (change, found, leftOut) => {
    expect(problems(change)).toEqual(found)
    expect(problems(change).some(isLeftOut)).toBe(leftOut)
  })
})
