import { describe, expect, it } from '@jest/globals'
import { maskKey } from './key-rules'

describe('maskKey', () => {
  it.each([
    ['ABCDE-12345-FGHIJ', '••••GHIJ'],
    ['ABCDEF', '••••DEF'],
    ['A', '••••'],
  ])('shows little of %j', (value, masked) => {
    expect(maskKey(value)).toBe(masked)
  })
})
