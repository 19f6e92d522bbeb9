import { describe, expect, it } from '@jest/globals'
import { refusalOf } from './unanswerable.mjs'

const statusOf = (method: string, url: string) => refusalOf(method, url)?.status ?? null

describe('what the framework is not asked', () => {
  it.each([
    ['GET', '/products/%E0%A4%A', 400],
    ['GET', '/products/a%00b', 400],
    ['GET', 'http://evil.example/', 400],
    ['OPTIONS', '*', 400],
    ['TRACE', '/', 405],
    ['TRACE', '/api/products', 405],
    ['PROPFIND', '/api/products', 405],
    ['POST', '/', 405],
    ['POST', '/checkout', 405],
    ['GET', '/_next/image?url=/media//x&w=64&q=75', 400],
    ['GET', '/_next/image?url=%2Fmedia%2F%2Fx&w=64&q=75', 400],
    ['GET', '/_next/image?url=//evil.example/x&w=64&q=75', 400],
    ['GET', '/_next/image?url=/images/../x&w=64&q=75', 400],
    ['GET', '/_next/image?url=/images/a&url=/images/b&w=64&q=75', 400],
    ['GET', '/_next/image', 400],
  ])('%s %s is answered with %d', (method, url, status) =>
    expect(statusOf(method, url)).toBe(status),
  )

  it.each([
    ['GET', '/products?x=%'],
    ['GET', '/search?q=100%&x=%00'],
    ['HEAD', '/'],
    ['DELETE', '/api/cart'],
    ['OPTIONS', '/api/cart'],
    ['GET', '/_next/image?url=%2Fimages%2Fhero.webp&w=640&q=75'],
    ['GET', `/_next/image?url=%2Fmedia%2F${'0'.repeat(64)}.webp&w=640&q=75`],
    ['GET', '/_next/image?url=%2Fimages%2Fproducts%2Foffice-2024.webp&w=640&q=75'],
  ])('is not %s %s', (method, url) => expect(statusOf(method, url)).toBeNull())
})
