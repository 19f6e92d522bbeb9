import { describe, expect, it } from '@jest/globals'
import { outerCacheOf, tagOfAll, tagsAtCloudflare } from './kept-under'

const HOST = 'shop.example'
const outerCacheHeaders = outerCacheOf(HOST)
const NOW = Date.UTC(2026, 0, 1)

describe('the headers by which Cloudflare keeps a page', () => {
  it('name how long it may be kept, and all that it is kept under', () => {
    const tags = ['products', 'product:An Ä']
    expect(outerCacheHeaders(tags, Number.POSITIVE_INFINITY, NOW)).toEqual([
      'Cloudflare-CDN-Cache-Control',
      'public, max-age=3600, stale-if-error=86400',
      'Cache-Tag',
      [tagOfAll(HOST), ...tagsAtCloudflare(HOST, tags)].join(','),
    ])
  })

  it('end with the page itself', () => {
    expect(outerCacheHeaders([], NOW + 90_500, NOW)[1]).toMatch(/max-age=90,/)
    expect(outerCacheHeaders([], NOW + 500, NOW)).toEqual([])
  })

  it('are missing where they would be too long', () => {
    const tags = Array.from({ length: 1000 }, (_, index) => `product:${index}`)
    expect(outerCacheHeaders(tags, Number.POSITIVE_INFINITY, NOW)).toEqual([])
  })
})

describe('a tag at Cloudflare', () => {
  it('is of letters and digits, whatever the tag says', () => {
    for (const tag of tagsAtCloudflare(HOST, ['a b', 'Ü', 'a,b', 'A B']))
      expect(tag).toMatch(/^[0-9a-f]{20}$/)
    expect(new Set(tagsAtCloudflare(HOST, ['a b', 'A B']))).toHaveProperty('size', 2)
  })

  it('is the store’s own', () => {
    expect(tagsAtCloudflare('other.example', ['products'])).not.toEqual(
      tagsAtCloudflare(HOST, ['products']),
    )
  })

  it('is there once, and not for those of the framework', () => {
    expect(tagsAtCloudflare(HOST, ['products', 'products', '_N_T_/layout'])).toHaveLength(1)
  })
})
