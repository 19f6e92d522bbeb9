import { describe, expect, it } from '@jest/globals'
import { asksForStepUp } from './step-up'

describe('asksForStepUp', () => {
  const reveal = { stepUp: { query: 'reveal', is: '1' } }
  it.each([
    [{}, 'reveal=1', false],
    [{ stepUp: true as const }, '', true],
    [{ stepUp: false as const }, 'reveal=1', false],
    [{ stepUp: 'by change' as const }, 'reveal=1', false],
    [reveal, '', false],
    [reveal, 'reveal=0', false],
    [reveal, 'reveal=1', true],
    [reveal, 'reveal=0&reveal=1', true],
    [reveal, 'reveal=1&reveal=0', false],
  ])('%j with %j: %s', (endpoint, query, asks) => {
    expect(asksForStepUp(endpoint, new URLSearchParams(query))).toBe(asks)
  })
})
