import { describe, expect, it, test } from '@jest/globals'
import { type PriceUnit, smallestOf, unitCents, unitOf, unitSaving, unitsOf } from './unit-price'

const sold = (price: string, devices: number | null, termMonths: number | null) => ({
  price,
  devices,
  termMonths,
})

test.each([
  ['deviceYear', [sold('1.00', 1, 12), sold('1.00', 5, 24)]],
  ['deviceYear', [sold('1.00', 1, 12), sold('1.00', 0, 12)]],
  ['device', [sold('1.00', 1, 0), sold('1.00', 3, 0)]],
  ['device', [sold('1.00', 1, null), sold('1.00', 3, null)]],
  ['year', [sold('1.00', null, 12), sold('1.00', null, 24)]],
  [null, [sold('1.00', null, 12), sold('1.00', 3, 12)]],
  [null, [sold('1.00', 1, null), sold('1.00', 3, 12)]],
  [null, [sold('1.00', null, null), sold('1.00', null, 0)]],
])('prices are compared by %s', (unit, variants) => {
  expect(unitOf(variants)).toBe(unit)
})

test('the price per device and year is whole cents, rounded half up', () => {
  const per = (cents: number, devices: number | null, months: number | null, unit: PriceUnit) => {
    const units = unitsOf(sold('1.00', devices, months), unit)
    return units && unitCents(cents, units)
  }
  expect(per(3699, 5, 12, 'deviceYear')).toBe(740)
  expect(per(1001, 1, 24, 'deviceYear')).toBe(501)
  expect(per(500, 1, 6, 'deviceYear')).toBe(1000)
  expect(per(9000, 3, 0, 'device')).toBe(3000)
  expect(per(9000, null, 36, 'year')).toBe(3000)
  expect(per(3699, 0, 12, 'deviceYear')).toBeNull()
  expect(per(3699, 1, 0, 'deviceYear')).toBeNull()
})

describe('the saving per device and year', () => {
  const one = sold('20.00', 1, 12)

  it('is counted from the smallest variant, never rounded up', () => {
    expect(unitSaving(sold('36.99', 5, 12), one, 'deviceYear')).toBe(63)
    expect(unitSaving(sold('29.99', 1, 24), one, 'deviceYear')).toBe(25)
    expect(unitSaving(sold('39.99', 1, 24), one, 'deviceYear')).toBeNull()
    expect(unitSaving(sold('60.00', 2, 12), one, 'deviceYear')).toBeNull()
    expect(unitSaving(sold('10.00', 1, 12), one, 'deviceYear')).toBeNull()
    expect(unitSaving(sold('10.00', 0, 12), one, 'deviceYear')).toBeNull()
  })

  it('is never more than in a currency that has prices of its own', () => {
    const typed = (price: string) => ({ EUR: { price, originalPrice: null } })
    expect(
      unitSaving(
        { ...sold('30.00', 2, 12), prices: typed('36.00') },
        { ...one, prices: typed('20.00') },
        'deviceYear',
      ),
    ).toBe(10)
  })

  it('holds for the largest numbers', () => {
    const most = sold('9999999999.99', 1_000_000, 1200)
    expect(unitSaving(most, sold('9999999999.99', 1, 1), 'deviceYear')).toBe(99)
  })
})

test('the smallest variant is that of the fewest devices and months', () => {
  const [five, one, two] = [sold('3.00', 5, 12), sold('1.00', 1, 12), sold('2.00', 1, 24)]
  expect(smallestOf([sold('9.00', 0, 12), five, one, two], 'deviceYear')).toBe(one)
  expect(smallestOf([sold('9.00', 0, 12)], 'deviceYear')).toBeNull()
})
