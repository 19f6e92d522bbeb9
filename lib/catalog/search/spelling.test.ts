import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { allowedMistakes, distance, spellingsOf } from './spelling'

describe('distance', () => {
  it.each([
    ['office', 'office', 0],
    ['ofice', 'office', 1],
    ['mcirosoft', 'microsoft', 1],
    ['wndows', 'windows', 1],
    ['fotoshop', 'photoshop', 2],
    ['', 'abc', 3],
  ])('of %p and %p is %p', (from, to, expected) => {
    expect(distance(from, to)).toBe(expected)
    expect(distance(to, from)).toBe(expected)
  })

  it('is none of a word and itself, and never more than the longer one has letters', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(distance(one, one)).toBe(0)
        expect(distance(one, other)).toBe(distance(other, one))
        expect(distance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})

describe('allowedMistakes', () => {
  it.each([
    ['win', 0],
    ['word', 1],
    ['office', 2],
    ['2024', 0],
    ['nod32', 0],
  ])('of %p is %p', (word, expected) => expect(allowedMistakes(word)).toBe(expected))
})

describe('spellingsOf', () => {
  const candidates = [
    { word: 'office', products: 20 },
    { word: 'offices', products: 3 },
    { word: 'voice', products: 50 },
    { word: '2024', products: 90 },
  ]

  it('is the word with the fewest mistakes', () => {
    expect(spellingsOf('ofice', candidates)).toEqual(['office'])
    expect(spellingsOf('officce', candidates)).toEqual(['office'])
  })

  it('prefers the same first letter, then the more frequent word', () => {
    const words = [
      { word: 'horton', products: 9 },
      { word: 'nortan', products: 1 },
      { word: 'norton', products: 5 },
    ]
    expect(spellingsOf('nortin', words)).toEqual(['norton', 'nortan'])
  })

  it('takes the beginning of a longer word for it, but rather a whole one', () => {
    const words = [{ word: 'kaspersky', products: 3 }]
    expect(spellingsOf('kaspresk', words)).toEqual(['kaspersky'])
    expect(spellingsOf('kaspresk', [...words, { word: 'kaspersk', products: 1 }])).toEqual([
      'kaspersk',
    ])
  })

  it('is none for short words, numbers, and what is too far', () => {
    expect(spellingsOf('vin', [{ word: 'win', products: 9 }])).toEqual([])
    expect(spellingsOf('2023', [{ word: '2024', products: 9 }])).toEqual([])
    expect(spellingsOf('zebra', candidates)).toEqual([])
  })
})
