import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseLines, SLUG_PATTERN, slugOf } from './product-rules'

describe('slugOf', () => {
  it.each([
    ['Norton 360 Deluxe 2024', 'norton-360-deluxe-2024'],
    ['Music, Photo & Video', 'music-photo-video'],
    ['Office -- Home  &  Student', 'office-home-student'],
    ['  C++ Builder!  ', 'c-builder'],
    ['Café Größe', 'cafe-grosse'],
    ['Ünïcode Straße', 'unicode-strasse'],
    ['你好', ''],
    ['<b>Bold</b>', 'bboldb'],
  ])('makes of %p %p', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })

  it('is an address or nothing, and stays the same when applied again', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const slug = slugOf(name)
        if (slug !== '') expect(slug).toMatch(SLUG_PATTERN)
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })
})

describe('parseLines', () => {
  it('drops blanks and repetitions', () => {
    expect(parseLines(' a \n\n b\na\n')).toEqual(['a', 'b'])
  })
})
