import { describe, expect, it } from '@jest/globals'
import { CONTACT_CATEGORIES, isContactCategory, responseHours } from './categories'

describe('responseHours', () => {
  it('answers sales sooner than the rest', () => {
    expect(CONTACT_CATEGORIES.map((category) => [category, responseHours(category)])).toEqual([
      ['general', 24],
      ['technical', 24],
      ['billing', 24],
      ['refund', 24],
      ['licensing', 24],
      ['partnership', 4],
    ])
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
