import { expect, it } from '@jest/globals'
import { getPathname, withoutLocale } from './paths'

it('puts the language before a path, except English', () => {
  expect(getPathname({ href: '/products?a=b#c', locale: 'en' })).toBe('/products?a=b#c')
  expect(getPathname({ href: '/products?a=b#c', locale: 'de' })).toBe('/de/products?a=b#c')
  expect(getPathname({ href: '/', locale: 'en' })).toBe('/')
  expect(getPathname({ href: '/', locale: 'de' })).toBe('/de')
})

it('takes the language from a path', () => {
  expect(withoutLocale('/de/checkout', 'de')).toBe('/checkout')
  expect(withoutLocale('/de', 'de')).toBe('/')
  expect(withoutLocale('/en/products', 'en')).toBe('/products')
  expect(withoutLocale('/products', 'en')).toBe('/products')
  expect(withoutLocale('/deals', 'de')).toBe('/deals')
})
