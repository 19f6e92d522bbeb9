import { describe, expect, it } from '@jest/globals'
import { mayWait, waitsForKeys } from './back-orders'

describe('waitsForKeys', () => {
  it.each([
    [undefined, 99, false],
    [0, 1, true],
    [2, 2, false],
    [2, 3, true],
  ])('with %p keys ready and %p wanted: %p', (keysReady, quantity, expected) => {
    expect(waitsForKeys({ keysReady }, quantity)).toBe(expected)
  })
})

describe('mayWait', () => {
  const short = { available: 0, toldUpTo: 5, wantedAlone: 3, limit: null, waiting: 0 }
  it.each([
    ['any number without a limit', { waiting: 500 }, 3],
    ['what the limit leaves', { limit: 10, waiting: 8 }, 2],
    ['nothing beyond the limit', { limit: 10, waiting: 12 }, 0],
    ['nothing of bundles', { wantedAlone: 0 }, 0],
    ['some where few keys are there, as shoppers are told', { available: 5 }, 3],
    ['none where more keys are there than shoppers are told of', { available: 6 }, 0],
  ])('%s', (_, change, expected) => {
    expect(mayWait({ ...short, ...change })).toBe(expected)
  })
})
