import { expect, it } from '@jest/globals'
import { documentIn, englishDocument } from './english'

it.each([
  ['en', 'en', {}],
  ['en', 'de', { lang: 'en' }],
  ['en', 'ar', { lang: 'en', dir: 'ltr' }],
  ['ar', 'ar', {}],
  ['ar', 'de', { lang: 'ar', dir: 'rtl' }],
] as const)('a text in %s on a page in %s says of itself: %j', (language, locale, said) => {
  expect(documentIn(language, locale)).toEqual(said)
})

it('English texts say so on pages in other languages alone', () => {
  expect(englishDocument('en')).toEqual({})
  expect(englishDocument('ar')).toEqual({ lang: 'en', dir: 'ltr' })
})
