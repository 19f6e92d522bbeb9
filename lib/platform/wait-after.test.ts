import { expect, it } from '@jest/globals'
import { waitAfter } from './wait-after'

it('waits longer each time, as long as it is asked to, and gives up after the eighth', () => {
  expect([1, 2, 3, 7].map((failures) => waitAfter(failures))).toEqual([10, 20, 40, 640])
  expect(waitAfter(1, 90)).toBe(90)
  expect(waitAfter(1, 100_000)).toBe(3600)
  expect(waitAfter(8)).toBeNull()
})
