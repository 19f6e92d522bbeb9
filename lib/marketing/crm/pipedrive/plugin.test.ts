import { describe, expect, it } from '@jest/globals'
import { pipedrivePlugin } from './plugin'

describe('Pipedrive', () => {
  it.each([
    [undefined, 0, true],
    [0, 1, true],
    [99.99, 9998, false],
    [99.99, 9999, true],
  ])('with %p as the least amount takes an order of %i hundredths: %p', (fromAmount, cents, is) => {
    expect(pipedrivePlugin.takes(fromAmount === undefined ? {} : { fromAmount }, cents)).toBe(is)
  })
})
