import { describe, expect, it } from '@jest/globals'
import { groupOf, isAlarming, policyReportsSchema } from './report-rules'

const report = (fields: object = {}) => ({
  document: 'https://store.example/de/checkout/payment?order=SH-1#x',
  directive: 'script-src-elem',
  blocked: 'https://evil.example:8443/skim.js?card=4111',
  ...fields,
})

describe('groupOf', () => {
  it('keeps the kind of page, the directive and the origin, and nothing else of the addresses', () => {
    expect(groupOf(report())).toEqual({
      page: 'checkout',
      directive: 'script-src-elem',
      blocked: 'https://evil.example:8443',
    })
  })

  it.each([
    ['https://store.example/admin/orders', 'back_office'],
    ['https://store.example/checkout', 'checkout'],
    ['https://store.example/administration', 'other'],
    ['about', 'other'],
  ])('takes %s for %s', (document, page) => {
    expect(groupOf(report({ document }))?.page).toBe(page)
  })

  it.each([
    ['inline', 'inline'],
    ['wasm-eval', 'wasm-eval'],
    ['data:text/javascript,alert(1)', 'data'],
  ])('names what is no host: %s', (blocked, expected) => {
    expect(groupOf(report({ blocked }))?.blocked).toBe(expected)
  })

  it.each([
    { blocked: 'chrome-extension://abc/x.js' },
    { blocked: 'moz-extension' },
    { blocked: '' },
    { blocked: `https://${'a'.repeat(220)}.example` },
    { directive: '<script>' },
  ])('leaves out %j', (fields) => {
    expect(groupOf(report(fields))).toBeNull()
  })

  it('is alarming for scripts of payment pages alone', () => {
    const group = { page: 'checkout', directive: 'script-src-elem', blocked: 'inline' } as const
    expect(isAlarming(group)).toBe(true)
    expect(isAlarming({ ...group, directive: 'img-src' })).toBe(false)
    expect(isAlarming({ ...group, page: 'back_office' })).toBe(false)
  })
})

describe('policyReportsSchema', () => {
  it('reads both forms that browsers send, and leaves out reports of other kinds', () => {
    const old = {
      'csp-report': {
        'document-uri': 'https://store.example/checkout',
        'violated-directive': "script-src 'self'",
        'blocked-uri': 'inline',
        'script-sample': 'x',
      },
    }
    const [read] = policyReportsSchema.parse(old)
    expect(read && groupOf(read)).toMatchObject({ directive: 'script-src', blocked: 'inline' })
    const body = {
      documentURL: 'https://store.example/checkout',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/a.js',
    }
    expect(
      policyReportsSchema.parse([{ type: 'csp-violation', body }, { type: 'deprecation' }]),
    ).toHaveLength(1)
    expect(policyReportsSchema.safeParse({ hello: 1 }).success).toBe(false)
    expect(
      policyReportsSchema.safeParse(Array.from({ length: 21 }, () => ({ type: 'x' }))).success,
    ).toBe(false)
  })
})
