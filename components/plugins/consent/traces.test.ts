import { describe, expect, it } from '@jest/globals'
import { isConfidential } from './confidential-pages'
import { cookieDomains, tracesAmong } from './traces'

const KEPT = [
  'NEXT_LOCALE',
  'cookieConsent',
  'wishlist',
  'preferredCurrency',
  'gallery',
  'fbp',
  'hjelp',
]
const ANALYTICS = ['_ga', '_ga_ABC123', '_gid', '_gat_gtag']
const HOTJAR = ['_hjSessionUser_1234567', '_hjSession_1234567', 'hjActiveViewportIds']
const MARKETING = ['_fbp', '_fbc', '_gcl_au']
const CHAT = [
  'crisp-client/session/1',
  'twk_idm_key',
  'TawkConnectionTime',
  'intercom-id-ab12',
  'tidio_state_a1b2',
]
const ALL = [...KEPT, ...ANALYTICS, ...HOTJAR, ...MARKETING, ...CHAT]

describe('tracesAmong', () => {
  it('finds what belongs to purposes that are refused, and nothing of the store', () => {
    expect(tracesAmong(ALL, () => false)).toEqual([...ANALYTICS, ...HOTJAR, ...MARKETING, ...CHAT])
    expect(tracesAmong(ALL, (purpose) => purpose === 'analytics')).toEqual([...MARKETING, ...CHAT])
    expect(tracesAmong(ALL, () => true)).toEqual([])
  })
})

describe('cookieDomains', () => {
  it('are the page’s own and those above it', () => {
    expect(cookieDomains('shop.example.com')).toEqual(['shop.example.com', 'example.com'])
    expect(cookieDomains('localhost')).toEqual([])
  })
})

describe('isConfidential', () => {
  it.each([
    '/library',
    '/orders/status',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/product-alerts/confirm',
    '/product-alerts/stop',
    '/cart/restore',
    '/cart/reminders/stop',
  ])('%s is', (path) => {
    expect(isConfidential(path)).toBe(true)
  })
  it.each(['/', '/orders/track', '/newsletter', '/products/orders-status'])('%s is not', (path) => {
    expect(isConfidential(path)).toBe(false)
  })
})
