import { describe, expect, it } from '@jest/globals'
import { FailedLookups } from './failed-lookups'

describe('look-ups that brought nothing', () => {
  it('are remembered until their time, the latest of an address', () => {
    const failed = new FailedLookups()
    expect(failed.at('a', 0)).toBeNull()
    failed.remember('a', 'unknown', 5)
    expect(failed.at('a', 4)).toBe('unknown')
    failed.remember('a', 'none', 9)
    expect(failed.at('a', 8)).toBe('none')
    expect(failed.at('a', 9)).toBeNull()
  })

  it('are never more than a thousand', () => {
    const failed = new FailedLookups()
    for (let index = 0; index <= 1000; index++) failed.remember(`a${index}`, 'none', 9)
    expect(failed.at('a0', 1)).toBeNull()
    expect(failed.at('a1', 1)).toBe('none')
    expect(failed.at('a1000', 1)).toBe('none')
  })
})
