import { expect, it } from '@jest/globals'
import { arrangeValues } from './filter-values'

it('puts the values of filters into their order', () => {
  const counted = (fact: string, ...values: [string, number][]) =>
    values.map(([value, count]) => ({ fact, value, count }))
  const arranged = arrangeValues([
    ...counted('term', ['0', 9], ['36', 1], ['12', 5]),
    ...counted('devices', ['10', 1], ['0', 2], ['5', 3]),
    ...counted('publisher', ['Zebra', 3], ['Adobe', 3], ['Corel', 7]),
    ...counted('platform', ['linux', 8], ['windows', 1]),
    ...counted('rating', ['2', 9], ['5', 1], ['3', 4]),
    ...counted('price', ['over100', 1], ['under50', 2]),
  ])
  const names = Object.entries(arranged).map(([fact, values]) => [
    fact,
    values.map(({ value }) => value),
  ])
  expect(Object.fromEntries(names)).toEqual({
    price: ['under50', 'over100'],
    rating: ['5', '4', '3'],
    publisher: ['Corel', 'Adobe', 'Zebra'],
    platform: ['windows', 'linux'],
    licenseType: [],
    term: ['12', '36', 'lifetime'],
    devices: ['5', '10', 'unlimited'],
    inStock: [],
    onSale: [],
  })
  expect(arranged.rating.map(({ count }) => count)).toEqual([1, 1, 5])
})
