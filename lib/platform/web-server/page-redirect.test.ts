import { describe, expect, it } from '@jest/globals'
import { completedRedirect } from './page-redirect.mjs'

const KEPT = { 'cache-control': 's-maxage=3600, stale-while-revalidate=82800' }
const NEVER_KEPT = { 'cache-control': 'public, max-age=0, must-revalidate' }

describe('a redirect by a page', () => {
  it.each([
    ['/products/old', '/products/new'],
    ['/products/old?a=1&b=%20', '/products/new?a=1&b=%20'],
    ['/products/old?a=?', '/products/new?a=?'],
  ])('of %s leads to %s, and may be taken back', (url, location) => {
    const answer = { status: 308, headers: { location: '/products/new', ...KEPT } }
    expect(completedRedirect(answer, url)).toEqual({ location, ...NEVER_KEPT })
  })

  it('names its address once', () => {
    const headers = { location: ['/de/products/new', '/de/products/new'], ...KEPT }
    expect(completedRedirect({ status: 308, headers }, '/de/products/old')).toEqual({
      location: '/de/products/new',
      ...NEVER_KEPT,
    })
  })
})

describe('any other answer', () => {
  it('is a redirect of the framework, which has its query', () => {
    const answer = { status: 308, headers: { location: '/system-requirements?a=1' } }
    expect(completedRedirect(answer, '/requirements?a=1')).toEqual({
      location: '/system-requirements?a=1',
    })
  })

  it('is left as it is', () => {
    expect(completedRedirect({ status: 200, headers: { ...KEPT } }, '/?a=1')).toEqual({})
    const data = { status: 200, headers: { location: '/products/new', ...KEPT } }
    expect(completedRedirect(data, '/products/old?_rsc=1')).toEqual({})
    expect(completedRedirect({ status: 308, headers: KEPT }, '/?a=1')).toEqual({})
  })
})
