import { expect, it } from '@jest/globals'
import { rangeOf } from './range-of'

it.each([
  ['2', '4', '2..4'],
  ['4', '2', '2..4'],
  [' 1,5', '', '1.5..'],
  ['', '−3', '..-3'],
  ['１０', '', '10..'],
  ['', '', ''],
  ['two', '4', null],
  ['1', '1.2345', null],
])('from %j to %j is %j', (from, to, range) => expect(rangeOf(from, to)).toBe(range))
