import { describe, expect, it } from '@jest/globals'
import type { PublicPlugins } from './contracts'
import {
  adminVendors,
  allow,
  chatOf,
  PLAIN_POLICY,
  storefrontVendors,
  VENDORS,
} from './page-policy'

const ON: PublicPlugins = {
  googleAnalytics: { measurementId: 'G-TEST1234' },
  googleTagManager: { containerId: 'GTM-TEST123' },
  metaPixel: { pixelId: '1234567890' },
  crisp: { websiteId: '00000000-0000-4000-8000-000000000000' },
  tawk: { propertyId: '0'.repeat(24), widgetId: 'default' },
  intercom: { appId: 'ab12cd34' },
  turnstile: { siteKey: '0x4AAAAAAATEST', onContact: true, onLogin: true },
}

/** The hosts that a policy names, without schemes and keywords. */
const hostsOf = (policy: string) => policy.match(/(?:https|wss):\/\/[^\s;]+/g) ?? []

describe('allow', () => {
  it('changes nothing for nobody', () => {
    expect(allow(PLAIN_POLICY, [])).toBe(PLAIN_POLICY)
    expect(hostsOf(PLAIN_POLICY)).toEqual([])
  })

  it('adds exactly the hosts of a vendor to what was allowed', () => {
    expect(allow(PLAIN_POLICY, ['turnstile'])).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline' https://challenges.cloudflare.com; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
        "frame-ancestors 'none'; frame-src 'self' https://challenges.cloudflare.com",
    )
  })

  it('names a host that two vendors need once', () => {
    const policy = allow(PLAIN_POLICY, ['googleAnalytics', 'googleTagManager'])
    const scripts = policy.split('; ').find((text) => text.startsWith('script-src')) ?? ''
    expect(scripts.match(/https:\/\/\*\.googletagmanager\.com/g)).toHaveLength(1)
  })

  it('never allows plain http, whole schemes, every host or code from text', () => {
    for (const source of hostsOf(allow(PLAIN_POLICY, VENDORS)))
      expect(source).toMatch(/^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*\/)?$/)
    const policy = allow(PLAIN_POLICY, VENDORS)
    expect(policy).not.toMatch(/unsafe-eval|http:\/\/| https:[ ;]| \*[ ;]/)
    expect(policy).toContain("object-src 'none'; base-uri 'self'; form-action 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

describe('whose scripts a page may load', () => {
  it('is nobody’s while nothing is on', () => {
    expect(storefrontVendors({})).toEqual([])
    expect(adminVendors({})).toEqual([])
    const consentOnly: PublicPlugins = {
      cookieConsent: { position: 'bottom', message: '', months: 6 },
    }
    expect(storefrontVendors(consentOnly)).toEqual([])
  })

  it('is each that is on, but of the chats the first', () => {
    expect(storefrontVendors(ON)).toEqual([
      'googleAnalytics',
      'googleTagManager',
      'metaPixel',
      'crisp',
      'turnstile',
    ])
    expect(chatOf({ ...ON, crisp: undefined })).toBe('tawk')
    expect(storefrontVendors({ intercom: ON.intercom })).toEqual(['intercom'])
    expect(chatOf({})).toBeUndefined()
  })

  it('is Turnstile’s only where its check stands', () => {
    const turnstile = { siteKey: '0x4AAAAAAATEST', onContact: false, onLogin: true }
    expect(storefrontVendors({ turnstile })).toEqual([])
    expect(adminVendors({ turnstile })).toEqual(['turnstile'])
    expect(adminVendors({ turnstile: { ...turnstile, onLogin: false } })).toEqual([])
  })
})
