import { describe, expect, it } from '@jest/globals'
import { ordersByLaw } from './order-words'

describe('the button that pays speaks in the words of the law', () => {
  it.each([
    // Of unknown place: in the languages whose laws have the words.
    ['', 'en', false],
    [null, 'en', false],
    ['', 'de', true],
    ['', 'fr', true],
    ['', 'es', false],
    ['', 'ja', false],
    // In Europe: in every language.
    ['DE', 'en', true],
    ['RE', 'en', true],
    ['NO', 'ja', true],
    ['GB', 'en', true],
    ['ES', 'ar', true],
    // Elsewhere.
    ['US', 'en', false],
    ['MX', 'es', false],
    ['US', 'de', true],
    ['CH', 'en', false],
  ])('for a buyer in %p who reads %s: %p', (country, locale, byLaw) => {
    expect(ordersByLaw(country, locale)).toBe(byLaw)
  })
})
