import { describe, expect, it } from '@jest/globals'
import { askedSeats, seatsOf } from './seats-in-address'

it.each([
  ['', { product: null, seats: 10 }],
  ['product=12&seats=25', { product: 12, seats: 25 }],
  ['product=0&seats=0', { product: null, seats: 10 }],
  ['product=1e3&seats=100', { product: null, seats: 10 }],
  ['product=99999999999&seats=-1', { product: null, seats: 10 }],
])('askedSeats of %j', (query, asked) => {
  expect(askedSeats(new URLSearchParams(query))).toEqual(asked)
})

describe('seatsOf', () => {
  it('is a number that a line of the cart can have', () => {
    expect(['1', ' 99 ', '100', '0', '1.5', '', 'ten'].map(seatsOf)).toEqual([
      1,
      99,
      ...Array.from({ length: 5 }, () => null),
    ])
  })
})
