import { describe, expect, it } from '@jest/globals'
import { atLeastOne } from './static-params'

describe('atLeastOne', () => {
  it('leaves params as they are', () => {
    expect(atLeastOne([{ slug: 'a' }, { slug: 'b' }], { slug: '-' })).toEqual([
      { slug: 'a' },
      { slug: 'b' },
    ])
  })

  it('names an address that does not exist when there are none', () => {
    expect(atLeastOne([], { slug: '-' })).toEqual([{ slug: '-' }])
  })
})
