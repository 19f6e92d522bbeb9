import { describe, expect, it } from '@jest/globals'
import { keyOf } from './eligible.mjs'
import { withRscParameterOf } from './rsc-parameter.mjs'

const page = (url: string, headers: Record<string, string> = {}) => keyOf('GET', url, headers)

describe('pages for everybody', () => {
  it('are kept by their path, whatever is asked for behind it', () => {
    expect(page('/')).toBe('/')
    expect(page('/products/office')).toBe('/products/office')
    expect(page('/products?sort=newest&utm_source=x')).toBe('/products')
    expect(page('/de/products')).toBe('/de/products')
    expect(keyOf('HEAD', '/products', {})).toBe('/products')
  })

  it('are the same with and without cookies of the store', () => {
    expect(page('/products', { cookie: 'currency=EUR; NEXT_LOCALE=en' })).toBe('/products')
  })

  it.each([
    ['a saved language that is another', { cookie: 'a=b; NEXT_LOCALE=fr' }],
    ['a browser in another language', { 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' }],
    ['a draft', { cookie: '__prerender_bypass=secret' }],
  ])('are not for %s', (_, headers) => {
    expect(page('/products', headers)).toBeNull()
  })

  it('in a language of their own are for every browser', () => {
    expect(page('/fr/products', { 'accept-language': 'de' })).toBe('/fr/products')
  })

  it.each([
    '/admin/orders',
    '/api/cart',
    '/api/orders/SH-1',
    '/checkout',
    '/checkout/review',
    '/de/checkout/payment',
    '/en/products',
    '/_next/image',
    '/_next/static/chunks/a.js',
    '/images/a.webp',
    '/favicon.ico',
  ])('do not include %s', (url) => {
    expect(page(url)).toBeNull()
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('are not for %s', (method) => {
    expect(keyOf(method, '/products', {})).toBeNull()
  })
})

describe('scaled pictures', () => {
  const scaled = '/_next/image?url=%2Fimages%2Fa.webp&w=320&q=75'

  it('are kept by address, and by the formats that a browser takes', () => {
    const webp = page(scaled, { accept: 'image/avif,image/webp,*/*', 'accept-language': 'de' })
    expect(webp).toBe(page(scaled, { accept: 'image/webp' }))
    expect(webp).not.toBe(page(scaled, { accept: '*/*' }))
    expect(page(scaled, {})).toBe(page(scaled, { accept: '*/*' }))
    expect(page(`${scaled}0`)).not.toBe(page(scaled))
  })
})

describe('the data of pages, which the browser’s router fetches', () => {
  const rsc = { rsc: '1' }
  const asked = (url: string, headers: Record<string, string>) =>
    page(withRscParameterOf(url, headers), headers)

  it('is kept by page and part', () => {
    expect(asked('/products', { ...rsc, 'next-router-state-tree': 'tree' })).toBe('/products data')
    const tree = { ...rsc, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
    expect(asked('/products', tree)).toBe('/products prefetch /_tree')
  })

  it('is kept with its query, which it repeats', () => {
    const data = { ...rsc, 'next-router-state-tree': 'tree' }
    expect(asked('/products?sort=name', data)).toBe('/products?sort=name data')
  })

  it('is not given for an address that belongs to other headers', () => {
    expect(page('/products?_rsc=1abc', { ...rsc, 'next-router-prefetch': '1' })).toBeNull()
  })

  it('is not kept when it is rendered for one visitor', () => {
    expect(page('/products', { ...rsc, 'next-router-prefetch': '2' })).toBeNull()
    expect(page('/products', { ...rsc, 'next-action': 'x' })).toBeNull()
  })
})

describe('reads of the catalogue', () => {
  it('are kept by path and query', () => {
    expect(page('/api/products?limit=12&search=vpn')).toBe('/api/products?limit=12&search=vpn')
    expect(page('/api/categories')).toBe('/api/categories')
  })

  it('are kept once for all that is asked for besides, as is the sitemap', () => {
    expect(page('/api/products?j=1&search=vpn&limit=12')).toBe('/api/products?limit=12&search=vpn')
    expect(page('/sitemap.xml?j=1')).toBe('/sitemap.xml')
  })

  it('are not kept for who says who they are', () => {
    for (const name of ['authorization', 'x-session-token', 'x-session-id'])
      expect(page('/api/products', { [name]: 'x' })).toBeNull()
  })

  it('do not include what only begins alike', () => {
    expect(page('/api/products-feed')).toBeNull()
  })
})
