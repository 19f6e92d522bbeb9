import { expect, it } from '@jest/globals'
import { collectionText, isTurnedAround, NO_RULES, saysAnything, sortsOf } from './collection-rules'

it('knows whether rules say anything', () => {
  expect(saysAnything(NO_RULES)).toBe(false)
  expect(saysAnything({ ...NO_RULES, tags: ['gift'] })).toBe(true)
  expect(saysAnything({ ...NO_RULES, onSale: true })).toBe(true)
  expect(saysAnything({ ...NO_RULES, priceTo: '20.00' })).toBe(true)
  expect(saysAnything({ ...NO_RULES, newWithinDays: 30 })).toBe(true)
})

it('knows prices that nothing lies between', () => {
  expect(isTurnedAround({ priceFrom: '100.00', priceTo: '20.00' })).toBe(true)
  expect(isTurnedAround({ priceFrom: '9.00', priceTo: '20.00' })).toBe(false)
  expect(isTurnedAround({ priceFrom: '20.00', priceTo: '20.00' })).toBe(false)
  expect(isTurnedAround({ priceFrom: '20.00', priceTo: null })).toBe(false)
})

it('offers its own order first, and that of the owner only where it is its own', () => {
  expect(sortsOf({ sort: 'chosen' })[0]).toBe('chosen')
  expect(sortsOf({ sort: 'newest' }).slice(0, 2)).toEqual(['newest', 'popularity'])
  expect(sortsOf({ sort: 'newest' })).not.toContain('chosen')
})

it('says in English what is said in no other language', () => {
  expect(collectionText({ en: 'For school', de: 'Für die Schule' }, 'de')).toBe('Für die Schule')
  expect(collectionText({ en: 'For school', fr: '' }, 'fr')).toBe('For school')
  expect(collectionText({}, 'fr')).toBe('')
})
