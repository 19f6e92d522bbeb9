import { describe, expect, it } from '@jest/globals'
import { maskKey } from './key-rules'

describe('maskKey', () => {
  it.each([
    ['ABCDE-12345-FGHIJ', '••••GHIJ'],
    ['ABCDEF', '••••DEF'],
    ['A', '••••'],
    ['-----BEGIN-----\nABCD\nWXYZ0', '••••Z0'],
    ['user\npw', '••••w'],
  ])('shows little of %j', (value, masked) => {
    expect(maskKey(value)).toBe(masked)
  })
})
