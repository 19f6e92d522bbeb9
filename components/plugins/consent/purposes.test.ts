import { describe, expect, it } from '@jest/globals'
import type { PublicPlugins } from '@/lib/plugins/contracts'
import { asksForConsent, consentPlugins, questionsOf } from './purposes'

const GOOGLE = { googleAnalytics: { measurementId: 'G-TEST1234' } }
const TAGS = { googleTagManager: { containerId: 'GTM-TEST123' } }
const HOTJAR = { hotjar: { siteId: '1234567' } }
const META = { metaPixel: { pixelId: '1234567890' } }
const CRISP = { crisp: { websiteId: '00000000-0000-4000-8000-000000000000' } }
const AHREFS = { ahrefs: { dataKey: '1a2B3c4D5e6F7g8H9i0JkA' } }
const TIDIO = { tidio: { publicKey: 'a1b2c3d4'.repeat(4) } }
const INTERCOM = { intercom: { appId: 'ab12cd34' } }

describe('what needs consent', () => {
  it('is nothing while no such plugin is on', () => {
    const others: PublicPlugins = {
      cookieConsent: { position: 'bottom', message: '', months: 6 },
      turnstile: { siteKey: '0x4AAAAAAATEST', onContact: true, onCheckout: false, onLogin: true },
    }
    expect(consentPlugins({})).toBeNull()
    expect(consentPlugins(others)).toBeNull()
  })

  it('is what measures, and one chat', () => {
    expect(consentPlugins({ ...GOOGLE, ...HOTJAR, ...AHREFS, ...INTERCOM, ...CRISP })).toEqual({
      ...GOOGLE,
      ...HOTJAR,
      ...AHREFS,
      ...CRISP,
    })
  })
})

it('is asked for where something needs it, and wherever a consent platform is on', () => {
  expect(asksForConsent({})).toBe(false)
  expect(asksForConsent(TIDIO)).toBe(true)
  expect(asksForConsent({ cookiebot: { domainGroupId: 'x' } })).toBe(true)
})

describe('questionsOf', () => {
  it('asks only what the plugins that are on need, and names who is behind it', () => {
    expect(questionsOf(GOOGLE)).toEqual([{ purpose: 'analytics', names: ['Google Analytics'] }])
    expect(questionsOf(TIDIO)).toEqual([{ purpose: 'chat', names: ['Tidio'] }])
    expect(questionsOf({ ...HOTJAR, ...AHREFS })).toEqual([
      { purpose: 'analytics', names: ['Hotjar', 'Ahrefs'] },
    ])
    expect(questionsOf({ ...META, ...INTERCOM })).toEqual([
      { purpose: 'marketing', names: ['Meta Pixel'] },
      { purpose: 'chat', names: ['Intercom'] },
    ])
  })

  it('asks both questions for a container, whose tags may be of either kind', () => {
    expect(questionsOf({ ...GOOGLE, ...TAGS })).toEqual([
      { purpose: 'analytics', names: ['Google Analytics', 'Google Tag Manager'] },
      { purpose: 'marketing', names: ['Google Tag Manager'] },
    ])
  })
})
