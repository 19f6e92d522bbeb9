import { describe, expect, it } from '@jest/globals'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param'
import { hasItsRscParameter, rscParameterOf, withRscParameterOf } from './rsc-parameter.mjs'

const TREE = '%5B%22%22%2C%7B%22children%22%3A%5B%5B%22locale%22%2C%22en%22%2C%22d%22%5D%7D%5D'

describe('the parameter of a request of Next’s router', () => {
  const requests: Record<string, string>[] = [
    {},
    { 'next-router-prefetch': '1' },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-state-tree': TREE },
    { 'next-router-state-tree': TREE, 'next-url': '/en/products' },
    { 'next-router-prefetch': '1', 'next-router-state-tree': TREE, 'next-url': '/日本' },
  ]

  it.each(requests)('is the one that Next computes: %j', async (headers) => {
    const prefetch = headers['next-router-prefetch'] === '1' ? '1' : undefined
    expect(rscParameterOf(headers)).toBe(
      await computeCacheBustingSearchParam(
        prefetch,
        headers['next-router-segment-prefetch'],
        headers['next-router-state-tree'],
        headers['next-url'],
      ),
    )
  })

  it('belongs to its headers alone, and is replaced with them', () => {
    const headers = { 'next-router-state-tree': TREE }
    const url = `/products?sort=name&_rsc=${rscParameterOf(headers)}`
    expect(hasItsRscParameter(url, headers)).toBe(true)
    expect(hasItsRscParameter(url, { 'next-router-prefetch': '1' })).toBe(false)
    expect(hasItsRscParameter('/products', headers)).toBe(false)
    expect(hasItsRscParameter('/products?_rsc', {})).toBe(true)
    expect(hasItsRscParameter('/products', {})).toBe(false)

    const others = { ...headers, 'next-router-prefetch': '1' }
    expect(withRscParameterOf(url, others)).toBe(
      `/products?sort=name&_rsc=${rscParameterOf(others)}`,
    )
    expect(hasItsRscParameter(withRscParameterOf('/products?_rsc=1', others), others)).toBe(true)
  })
})
