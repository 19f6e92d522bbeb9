import { describe, expect, it } from '@jest/globals'
import { keptCall } from './kept-calls.mjs'

describe('a call whose answer is kept', () => {
  it.each([
    ['/api/products', '/api/products'],
    ['/api/products?', '/api/products'],
    ['/api/products?j=1', '/api/products'],
    ['/api/products?j=1&limit=1000&_=2&constructor=x', '/api/products?limit=1000'],
    ['/api/products?sort=name&limit=5', '/api/products?limit=5&sort=name'],
    ['/api/products?limit=5&limit=6', '/api/products?limit=6'],
    ['/api/products?price=b&price=a&price=b', '/api/products?price=a&price=b'],
    ['/api/products?search=a%20b', '/api/products?search=a+b'],
    ['/api/products?search=a+b', '/api/products?search=a+b'],
    ['/api/products?search=', '/api/products?search='],
    ['/api/product-filters?limit=5&search=x', '/api/product-filters?search=x'],
    [
      '/api/product-filters/facts?fact=b:c&limit=5&fact=a:1..',
      '/api/product-filters/facts?fact=a%3A1..&fact=b%3Ac',
    ],
    ['/api/products/office?j=1', '/api/products/office'],
    ['/api/categories?j=1', '/api/categories'],
    ['/api/articles?full=1&j=1', '/api/articles?full=1'],
    ['/api/articles/a?full=1', '/api/articles/a'],
    ['/api/search/suggestions?x=1&q=%E4%BD%A0', '/api/search/suggestions?q=%E4%BD%A0'],
    ['/sitemap.xml?j=1', '/sitemap.xml'],
    ['/sitemap/3.xml?j=1', '/sitemap/3.xml'],
  ])('%s is made and kept as %s', (url, key) => expect(keptCall(url)).toBe(key))

  it.each(['/api/products-feed', '/api/cart', '/products?limit=5', '/sitemap/x.xml', '/', '/api'])(
    '%s is none',
    (url) => expect(keptCall(url)).toBeNull(),
  )
})
