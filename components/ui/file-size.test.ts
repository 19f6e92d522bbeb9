import { describe, expect, it } from '@jest/globals'
import { fileSize } from './file-size'

describe('fileSize', () => {
  it('is in the unit that is read at a glance', () => {
    expect(fileSize(1, 'en')).toBe('0.1 kB')
    expect(fileSize(45_678, 'en')).toBe('46 kB')
    expect(fileSize(4_200_000, 'en')).toBe('4.2 MB')
    expect(fileSize(2_147_483_648, 'de')).toMatch(/^2,1\sGB$/)
    expect(fileSize(5_000_000_000_000, 'en')).toBe('5,000 GB')
  })
})
