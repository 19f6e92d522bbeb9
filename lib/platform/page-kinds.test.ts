import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { DEFAULT_LOCALE, LANGUAGES } from '@/lib/i18n/languages.mjs'
import { isCheckoutStep, isNoStorefront } from './page-kinds.mjs'

describe('a page of the checkout', () => {
  it.each(['/checkout', '/checkout/', '/checkout/payment', '/de/checkout/success', '/ar/checkout'])(
    'is %s',
    (path) => expect(isCheckoutStep(path)).toBe(true),
  )
  it.each([
    '/',
    '/checkout/x',
    '/checkout/payment/x',
    '/checkouts',
    '/deu/checkout',
    '/x/checkout',
  ])('is not %s', (path) => expect(isCheckoutStep(path)).toBe(false))
})

describe('no storefront page', () => {
  it.each(['/api', '/api/cart', '/_next/static/x.js', '/admin', '/admin/orders', '/media/a.webp'])(
    'is %s',
    (path) => expect(isNoStorefront(path)).toBe(true),
  )
  it.each(['/', '/administration', '/mediation', '/de/admin', '/products/api'])(
    'is not %s',
    (path) => expect(isNoStorefront(path)).toBe(false),
  )
})

it('the middleware, which must spell them out, names every language', () => {
  const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE)
  const text = readFileSync('middleware.ts', 'utf8')
  const listed = [...text.matchAll(/(?:locale|\|)\((?:\?:)?([a-z]{2}(?:\|[a-z]{2})+)\)/g)]
  expect(listed.map(([, codes]) => codes)).toEqual([
    others.join('|'),
    [DEFAULT_LOCALE, ...others].join('|'),
    [DEFAULT_LOCALE, ...others].join('|'),
  ])
})
