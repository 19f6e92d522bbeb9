import { describe, expect, it } from '@jest/globals'
import { browserAndSystem } from './user-agent'

describe('browserAndSystem', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      ['Chrome', 'Android'],
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['Windows']],
    ['<b>Buy at https://elsewhere.example</b>', []],
    ['', []],
  ])('names only what it knows of %s', (userAgent, names) => {
    expect(browserAndSystem(userAgent)).toEqual(names)
  })
})
