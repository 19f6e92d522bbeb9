import { describe, expect, it } from '@jest/globals'
import { besideCounted } from './ignored-words'

describe('ignored words beside others', () => {
  it('are named with each neighbour that counts', () => {
    expect(besideCounted(['gen', 'digital'])).toEqual([{ place: 1, beside: 'gen' }])
    expect(besideCounted(['office', 'key', 'windows'])).toEqual([
      { place: 1, beside: 'office' },
      { place: 1, beside: 'windows' },
    ])
  })

  it('are not named where only ignored ones are around', () => {
    expect(besideCounted(['digital', 'download'])).toEqual([])
    expect(besideCounted(['norton', 'buy', 'online', 'key'])).toEqual([
      { place: 1, beside: 'norton' },
    ])
    expect(besideCounted([])).toEqual([])
  })
})
