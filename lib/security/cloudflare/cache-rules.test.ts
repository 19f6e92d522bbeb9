import { describe, expect, it } from '@jest/globals'
import { cacheRules } from './cache-rules'

const [personal, pages] = cacheRules('shop.example')

describe('the cache rules', () => {
  it('are of the store alone', () => {
    for (const rule of [personal, pages])
      expect(rule?.expression).toMatch(/^\(http\.host eq "shop\.example" and /)
  })

  it('keep nothing that may be somebody’s', () => {
    expect(personal?.action_parameters).toEqual({ cache: false })
    for (const part of ['"/api/"', '"/admin"', '"/admin/"', '"/checkout"'])
      expect(personal?.expression).toContain(part)
  })

  it('keep pages only as their own headers say', () => {
    expect(pages?.action_parameters).toEqual({
      cache: true,
      edge_ttl: { mode: 'bypass_by_default' },
      browser_ttl: { mode: 'respect_origin' },
    })
  })

  it('keep no draft, no data of the router, and no personal page', () => {
    const expression = pages?.expression ?? ''
    expect(expression).toContain('not http.cookie contains "__prerender_bypass="')
    expect(expression).toContain('not http.request.uri.query contains "_rsc="')
    expect(expression).toContain('not (starts_with(http.request.uri.path, "/api/") or ')
  })

  it('leave who may want another language at an address without one to the store', () => {
    const expression = pages?.expression ?? ''
    expect(expression).toContain('starts_with(http.request.uri.path, "/de/")')
    expect(expression).not.toContain('"/en/"')
    expect(expression).toContain('http.cookie contains "NEXT_LOCALE=en"')
  })

  it('are not longer than Cloudflare takes', () => {
    expect(cacheRules('a'.repeat(250))[1]?.expression.length).toBeLessThan(4096)
  })
})
