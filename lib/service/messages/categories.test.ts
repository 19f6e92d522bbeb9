import { describe, expect, it } from '@jest/globals'
import { CONTACT_CATEGORIES, isContactCategory, responseHours } from './categories'

describe('responseHours', () => {
  it('answers sales sooner than the rest', () => {
    const times = { salesHours: 4, answerHours: 24 }
    expect(
      CONTACT_CATEGORIES.map((category) => [category, responseHours(category, times)]),
    ).toEqual([
      ['general', 24],
      ['technical', 24],
      ['billing', 24],
      ['refund', 24],
      ['licensing', 24],
      ['partnership', 4],
    ])
  })

  it('has one time for all where sales have none, and none where none is promised', () => {
    expect(responseHours('partnership', { salesHours: 0, answerHours: 24 })).toBe(24)
    expect(responseHours('general', { salesHours: 4, answerHours: 0 })).toBe(0)
  })
})

describe('isContactCategory', () => {
  it.each(['refund', 'general'])('knows %s', (value) => {
    expect(isContactCategory(value)).toBe(true)
  })
  it.each(['', 'Refund', 'constructor', '0'])('does not know %j', (value) => {
    expect(isContactCategory(value)).toBe(false)
  })
})
