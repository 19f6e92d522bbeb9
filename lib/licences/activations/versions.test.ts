import { describe, expect, it } from '@jest/globals'
import { isNewer } from './versions'

describe('versions', () => {
  it('are compared by number, not by letter', () => {
    expect(isNewer('2.10.0', '2.9.9')).toBe(true)
    expect(isNewer('2.9.9', '2.10')).toBe(false)
    expect(isNewer('v3', '2.99.99')).toBe(true)
    expect(isNewer('1.0', '1.0.0')).toBe(false)
    expect(isNewer('1.0.0.1', '1.0')).toBe(true)
  })

  it('are released after their betas', () => {
    expect(isNewer('2.0.0', '2.0.0-beta.3')).toBe(true)
    expect(isNewer('2.0.0-beta.3', '2.0.0')).toBe(false)
    expect(isNewer('2.0.0+build5', '2.0.0')).toBe(false)
  })

  it('are newer than what is none', () => {
    expect(isNewer('1.0', '')).toBe(true)
    expect(isNewer('1.0', 'unknown')).toBe(true)
    expect(isNewer('', '1.0')).toBe(false)
  })
})
