import { describe, expect, it } from '@jest/globals'
import { cartSourceOf } from './read-source'
import { cartSourceSchema } from './source-contracts'

const SHOP = 'https://shop.example'

describe('where a browser came from', () => {
  it.each([
    [
      '/?utm_source=Google&utm_medium=cpc&utm_campaign=Summer%20Sale',
      '',
      'google',
      'cpc',
      'summer sale',
    ],
    ['/deals?utm_source=news', 'https://mail.example/', 'news', '', ''],
    ['/products/x', 'https://www.Bing.com/search?q=secret', 'bing.com', 'referral', ''],
    [
      '/?utm_source=%20&utm_medium=cpc',
      'https://blog.example:8080/a',
      'blog.example',
      'referral',
      '',
    ],
  ])('is read from %s after %s', (path, referrer, source, medium, campaign) => {
    expect(cartSourceOf(SHOP + path, referrer)).toEqual({ source, medium, campaign })
  })

  it.each([
    ['/', ''],
    ['/', `${SHOP}/products`],
    ['/', 'nonsense'],
    ['/', 'about:blank'],
    ['/?utm_medium=cpc', ''],
  ])('is not known of %s after "%s"', (path, referrer) => {
    expect(cartSourceOf(SHOP + path, referrer)).toBeNull()
  })

  it('is always something that the server takes', () => {
    for (const text of ['x'.repeat(500), 'a\u0000b\nc', '😀'.repeat(60)]) {
      const found = cartSourceOf(`${SHOP}/?utm_source=${encodeURIComponent(text)}`, '')
      expect(cartSourceSchema.safeParse(found).success).toBe(true)
    }
  })
})
