import { describe, expect, it } from '@jest/globals'
import { pageUrl, resolvePage, splitUrl } from './page-urls'

describe('addresses of pages', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'de', '/de'],
    ['/products', 'en', '/products'],
    ['/products', 'ja', '/ja/products'],
  ] as const)('%s in %s is %s', (path, language, address) => {
    expect(pageUrl(path, language)).toBe(address)
    expect(splitUrl(address)).toEqual({ path, language })
  })

  it('take no other first step for a language', () => {
    expect(splitUrl('/deals')).toEqual({ path: '/deals', language: 'en' })
    expect(splitUrl('/deal/de')).toEqual({ path: '/deal/de', language: 'en' })
  })
})

describe('the page that a path and a language name', () => {
  it.each([
    ['/products', 'de', '/products', 'de'],
    ['/de/products', 'en', '/products', 'de'],
    ['/de/products/', 'fr', '/products', 'de'],
    ['/de', 'en', '/', 'de'],
    ['/en/products', 'de', '/products', 'en'],
    ['/nl/products', 'en', '/products', 'nl'],
    ['/products/', 'en', '/products', 'en'],
    ['/', 'es', '/', 'es'],
  ] as const)('%s with %s', (path, language, named, inLanguage) =>
    expect(resolvePage(path, language)).toEqual({ path: named, language: inLanguage }),
  )
})
