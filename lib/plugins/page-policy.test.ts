import { describe, expect, it } from '@jest/globals'
import { PAYPAL_PAGE_SOURCES } from '@/lib/payments/paypal/page-sources'
import {
  allow,
  PLAIN_POLICY,
  policyReplacer,
  strictPolicy,
} from '@/lib/platform/content-security-policy.mjs'
import { CHATS, chatOf } from './chat'
import type { PublicPlugins } from './contracts'
import { PAGE_PLUGIN_NAMES, PAGE_PLUGINS } from './page-plugins'
import {
  backOfficePlugins,
  checkoutPlugins,
  developmentPolicy,
  pageSources,
  storefrontPlugins,
} from './page-policy'

const DOMAIN_ID = '00000000-0000-4000-8000-000000000000'

const ON: PublicPlugins = {
  googleAnalytics: { measurementId: 'G-TEST1234' },
  googleTagManager: { containerId: 'GTM-TEST123' },
  metaPixel: { pixelId: '1234567890' },
  pinterestTag: { tagId: '2612345678901' },
  hotjar: { siteId: '1234567' },
  ahrefs: { dataKey: '1a2B3c4D5e6F7g8H9i0JkA' },
  crisp: { websiteId: '00000000-0000-4000-8000-000000000000' },
  tawk: { propertyId: '0'.repeat(24), widgetId: 'default' },
  intercom: { appId: 'ab12cd34' },
  tidio: { publicKey: 'a1b2c3d4'.repeat(4) },
  onetrust: {
    domainScriptId: DOMAIN_ID,
    analyticsGroup: 'C0002',
    chatGroup: 'C0003',
    marketingGroup: 'C0004',
  },
  cookiebot: { domainGroupId: DOMAIN_ID },
  turnstile: { siteKey: '0x4AAAAAAATEST', onContact: true, onCheckout: false, onLogin: true },
  recaptcha: { siteKey: `6L${'a'.repeat(38)}`, forms: ['contact', 'login'] },
}

/** The hosts in a policy, without schemes and keywords. */
const hostsOf = (policy: string) => policy.match(/(?:https|wss):\/\/[^\s;]+/g) ?? []

describe('allow', () => {
  it('changes nothing for nobody', () => {
    expect(allow(PLAIN_POLICY, [])).toBe(PLAIN_POLICY)
    expect(hostsOf(PLAIN_POLICY)).toEqual([])
  })

  it('adds exactly the hosts of a vendor to what was allowed', () => {
    expect(allow(PLAIN_POLICY, pageSources(['turnstile']))).toBe(
      "default-src 'self'; script-src 'self' https://challenges.cloudflare.com; " +
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
        "frame-ancestors 'none'; frame-src 'self' https://challenges.cloudflare.com",
    )
  })

  it('names a host that two vendors need once', () => {
    const policy = allow(PLAIN_POLICY, pageSources(['googleAnalytics', 'googleTagManager']))
    const scripts = policy.split('; ').find((text) => text.startsWith('script-src')) ?? ''
    expect(scripts.match(/https:\/\/\*\.googletagmanager\.com/g)).toHaveLength(1)
  })

  it('never allows plain http, whole schemes, every host or code from text', () => {
    for (const source of hostsOf(developmentPolicy()))
      expect(source).toMatch(/^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*\/)?$/)
    const policy = developmentPolicy()
    expect(policy).not.toMatch(/unsafe-eval|http:\/\/| https:[ ;]| \*[ ;]/)
    expect(policy).toContain("object-src 'none'; base-uri 'self'; form-action 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  })
})

it('has one order of chats, on pages and in browsers', () => {
  expect(PAGE_PLUGIN_NAMES.filter((name) => PAGE_PLUGINS[name].page.group === 'chat')).toEqual(
    CHATS,
  )
})

describe('whose scripts a page may load', () => {
  it('is nobody’s while nothing is on', () => {
    expect(storefrontPlugins({})).toEqual([])
    expect(backOfficePlugins({})).toEqual([])
    const consentOnly: PublicPlugins = {
      cookieConsent: { position: 'bottom', message: '', months: 6 },
    }
    expect(storefrontPlugins(consentOnly)).toEqual([])
  })

  it('is each that is on, but of the chats the first', () => {
    expect(storefrontPlugins(ON)).toEqual([
      'googleAnalytics',
      'googleTagManager',
      'metaPixel',
      'pinterestTag',
      'hotjar',
      'ahrefs',
      'crisp',
      'onetrust',
      'turnstile',
      'recaptcha',
    ])
    expect(chatOf({ ...ON, crisp: undefined })).toBe('tawk')
    expect(storefrontPlugins({ intercom: ON.intercom, tidio: ON.tidio })).toEqual(['intercom'])
    expect(storefrontPlugins({ tidio: ON.tidio })).toEqual(['tidio'])
    expect(chatOf({})).toBeUndefined()
    expect(storefrontPlugins({ cookiebot: ON.cookiebot })).toEqual(['cookiebot'])
  })

  it('is Turnstile’s only where its check is enabled', () => {
    const turnstile = {
      siteKey: '0x4AAAAAAATEST',
      onContact: false,
      onCheckout: false,
      onLogin: true,
    }
    expect(storefrontPlugins({ turnstile })).toEqual([])
    expect(backOfficePlugins({ turnstile })).toEqual(['turnstile'])
    expect(backOfficePlugins({ turnstile: { ...turnstile, onLogin: false } })).toEqual([])
  })
})

const policy = (...directives: string[]) => directives.join('; ')

const STOREFRONT = {
  googleAnalytics: policy(
    "default-src 'self'",
    "script-src 'self' https://*.googletagmanager.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    "font-src 'self'",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  googleTagManager: policy(
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' https://*.googletagmanager.com https://www.googleadservices.com https://googleads.g.doubleclick.net",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://googleads.g.doubleclick.net https://www.google.com",
    "font-src 'self'",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://www.googletagmanager.com https://td.doubleclick.net",
  ),
  metaPixel: policy(
    "default-src 'self'",
    "script-src 'self' https://connect.facebook.net",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://www.facebook.com",
    "font-src 'self'",
    "connect-src 'self' https://www.facebook.com https://connect.facebook.net",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  pinterestTag: policy(
    "default-src 'self'",
    "script-src 'self' https://s.pinimg.com https://ct.pinterest.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://ct.pinterest.com",
    "font-src 'self'",
    "connect-src 'self' https://ct.pinterest.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  hotjar: policy(
    "default-src 'self'",
    "script-src 'self' https://static.hotjar.com https://script.hotjar.com",
    "style-src 'self' 'unsafe-inline' https://static.hotjar.com https://script.hotjar.com",
    "img-src 'self' data: blob: https://static.hotjar.com https://script.hotjar.com https://survey-images.hotjar.com",
    "font-src 'self' https://script.hotjar.com",
    "connect-src 'self' https://*.hotjar.com https://*.hotjar.io wss://*.hotjar.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  ahrefs: policy(
    "default-src 'self'",
    "script-src 'self' https://analytics.ahrefs.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https://analytics.ahrefs.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  crisp: policy(
    "default-src 'self'",
    "script-src 'self' https://client.crisp.chat",
    "style-src 'self' 'unsafe-inline' https://client.crisp.chat",
    "img-src 'self' data: blob: https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat",
    "font-src 'self' https://client.crisp.chat",
    "connect-src 'self' https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat wss://stream.relay.crisp.chat",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "media-src 'self' https://client.crisp.chat",
    "worker-src 'self' blob: https://client.crisp.chat",
  ),
  tawk: policy(
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' https://*.tawk.to https://cdn.jsdelivr.net/emojione/",
    "style-src 'self' 'unsafe-inline' https://*.tawk.to https://cdn.jsdelivr.net/emojione/",
    "img-src 'self' data: blob: https://*.tawk.to https://tawk.link https://cdn.jsdelivr.net/emojione/",
    "font-src 'self' https://*.tawk.to",
    "connect-src 'self' https://*.tawk.to wss://*.tawk.to",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://*.tawk.to",
    "media-src 'self' https://*.tawk.to",
  ),
  intercom: policy(
    "default-src 'self'",
    "script-src 'self' https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://js.intercomcdn.com https://static.intercomassets.com https://downloads.intercomcdn.com https://uploads.intercomusercontent.com https://gifs.intercomcdn.com https://messenger-apps.intercom.io",
    "font-src 'self' https://js.intercomcdn.com https://fonts.intercomcdn.com",
    "connect-src 'self' https://via.intercom.io https://api.intercom.io https://api-iam.intercom.io https://api-ping.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com https://nexus-websocket-a.intercom.io wss://nexus-websocket-a.intercom.io https://nexus-websocket-b.intercom.io wss://nexus-websocket-b.intercom.io https://uploads.intercomcdn.com https://uploads.intercomusercontent.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://intercom-sheets.com",
    "media-src 'self' https://js.intercomcdn.com https://downloads.intercomcdn.com",
  ),
  tidio: policy(
    "default-src 'self'",
    "script-src 'self' https://code.tidio.co",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://code.tidio.co https://avatars.tidiochat.com https://tidio-images-messenger.s3.us-east-1.amazonaws.com https://cdnjs.cloudflare.com https://unpkg.com",
    "font-src 'self' data: https://code.tidio.co",
    "connect-src 'self' https://socket.tidio.co wss://socket.tidio.co https://uploads.tidio.com https://sentry-new.tidio.co",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "media-src 'self' https://code.tidio.co",
  ),
  onetrust: policy(
    "default-src 'self'",
    "script-src 'self' https://cdn.cookielaw.org https://geolocation.onetrust.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://cdn.cookielaw.org",
    "font-src 'self'",
    "connect-src 'self' https://cdn.cookielaw.org https://*.onetrust.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  cookiebot: policy(
    "default-src 'self'",
    "script-src 'self' https://consent.cookiebot.com https://consentcdn.cookiebot.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://imgsct.cookiebot.com",
    "font-src 'self'",
    "connect-src 'self' https://consent.cookiebot.com https://consentcdn.cookiebot.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://consentcdn.cookiebot.com",
  ),
  turnstile: policy(
    "default-src 'self'",
    "script-src 'self' https://challenges.cloudflare.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://challenges.cloudflare.com",
  ),
  recaptcha: policy(
    "default-src 'self'",
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' https://www.google.com/recaptcha/",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  ),
}

const EXPECTED = {
  plain: policy(
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  strict: policy(
    "default-src 'self'",
    "script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.paypal.com https://*.paypalobjects.com",
    "font-src 'self'",
    "connect-src 'self' https://*.paypal.com",
    'frame-src https://*.paypal.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  strictInDevelopment: policy(
    "default-src 'self'",
    "script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.paypal.com https://*.paypalobjects.com",
    "font-src 'self'",
    "connect-src 'self' https://*.paypal.com",
    'frame-src https://*.paypal.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  strictWithTurnstile: policy(
    "default-src 'self'",
    "script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic' https://challenges.cloudflare.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.paypal.com https://*.paypalobjects.com",
    "font-src 'self'",
    "connect-src 'self' https://*.paypal.com",
    'frame-src https://*.paypal.com https://challenges.cloudflare.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  strictWithRecaptcha: policy(
    "default-src 'self'",
    "script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.paypal.com https://*.paypalobjects.com",
    "font-src 'self'",
    "connect-src 'self' https://*.paypal.com https://www.google.com/recaptcha/",
    'frame-src https://*.paypal.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
  storefrontWithAll: policy(
    "default-src 'self'",
    "script-src 'self' https://*.googletagmanager.com 'unsafe-inline' https://www.googleadservices.com https://googleads.g.doubleclick.net https://connect.facebook.net https://s.pinimg.com https://ct.pinterest.com https://static.hotjar.com https://script.hotjar.com https://analytics.ahrefs.com https://client.crisp.chat https://cdn.cookielaw.org https://geolocation.onetrust.com https://challenges.cloudflare.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src 'self' 'unsafe-inline' https://static.hotjar.com https://script.hotjar.com https://client.crisp.chat",
    "img-src 'self' data: blob: https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://googleads.g.doubleclick.net https://www.google.com https://www.facebook.com https://ct.pinterest.com https://static.hotjar.com https://script.hotjar.com https://survey-images.hotjar.com https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat https://cdn.cookielaw.org",
    "font-src 'self' https://script.hotjar.com https://client.crisp.chat",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com https://www.facebook.com https://connect.facebook.net https://ct.pinterest.com https://*.hotjar.com https://*.hotjar.io wss://*.hotjar.com https://analytics.ahrefs.com https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat wss://stream.relay.crisp.chat https://cdn.cookielaw.org https://*.onetrust.com https://www.google.com/recaptcha/",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://www.googletagmanager.com https://td.doubleclick.net https://challenges.cloudflare.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    "media-src 'self' https://client.crisp.chat",
    "worker-src 'self' blob: https://client.crisp.chat",
  ),
  development: policy(
    "default-src 'self'",
    "script-src 'self' https://*.googletagmanager.com 'unsafe-inline' https://www.googleadservices.com https://googleads.g.doubleclick.net https://connect.facebook.net https://s.pinimg.com https://ct.pinterest.com https://static.hotjar.com https://script.hotjar.com https://analytics.ahrefs.com https://client.crisp.chat https://*.tawk.to https://cdn.jsdelivr.net/emojione/ https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com https://code.tidio.co https://cdn.cookielaw.org https://geolocation.onetrust.com https://consent.cookiebot.com https://consentcdn.cookiebot.com https://challenges.cloudflare.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    "style-src 'self' 'unsafe-inline' https://static.hotjar.com https://script.hotjar.com https://client.crisp.chat https://*.tawk.to https://cdn.jsdelivr.net/emojione/",
    "img-src 'self' data: blob: https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://googleads.g.doubleclick.net https://www.google.com https://www.facebook.com https://ct.pinterest.com https://static.hotjar.com https://script.hotjar.com https://survey-images.hotjar.com https://client.crisp.chat https://image.crisp.chat https://storage.crisp.chat https://*.tawk.to https://tawk.link https://cdn.jsdelivr.net/emojione/ https://js.intercomcdn.com https://static.intercomassets.com https://downloads.intercomcdn.com https://uploads.intercomusercontent.com https://gifs.intercomcdn.com https://messenger-apps.intercom.io https://code.tidio.co https://avatars.tidiochat.com https://tidio-images-messenger.s3.us-east-1.amazonaws.com https://cdnjs.cloudflare.com https://unpkg.com https://cdn.cookielaw.org https://imgsct.cookiebot.com",
    "font-src 'self' https://script.hotjar.com https://client.crisp.chat https://*.tawk.to https://js.intercomcdn.com https://fonts.intercomcdn.com data: https://code.tidio.co",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://googleads.g.doubleclick.net https://pagead2.googlesyndication.com https://www.google.com https://www.facebook.com https://connect.facebook.net https://ct.pinterest.com https://*.hotjar.com https://*.hotjar.io wss://*.hotjar.com https://analytics.ahrefs.com https://client.crisp.chat https://storage.crisp.chat wss://client.relay.crisp.chat wss://stream.relay.crisp.chat https://*.tawk.to wss://*.tawk.to https://via.intercom.io https://api.intercom.io https://api-iam.intercom.io https://api-ping.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com https://nexus-websocket-a.intercom.io wss://nexus-websocket-a.intercom.io https://nexus-websocket-b.intercom.io wss://nexus-websocket-b.intercom.io https://uploads.intercomcdn.com https://uploads.intercomusercontent.com https://socket.tidio.co wss://socket.tidio.co https://uploads.tidio.com https://sentry-new.tidio.co https://cdn.cookielaw.org https://*.onetrust.com https://consent.cookiebot.com https://consentcdn.cookiebot.com https://www.google.com/recaptcha/",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self' https://www.googletagmanager.com https://td.doubleclick.net https://*.tawk.to https://intercom-sheets.com https://consentcdn.cookiebot.com https://challenges.cloudflare.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    "media-src 'self' https://client.crisp.chat https://*.tawk.to https://js.intercomcdn.com https://downloads.intercomcdn.com https://code.tidio.co",
    "worker-src 'self' blob: https://client.crisp.chat",
  ),
  strictWithoutPayPal: policy(
    "default-src 'self'",
    "script-src 'self' 'nonce-bm9uY2U=' 'strict-dynamic'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ),
}

const NONCE = 'bm9uY2U='
const STRICT = allow(strictPolicy({ nonce: NONCE }), [PAYPAL_PAGE_SOURCES])

/** The policy of a response while the given plugins are on. */
const answered = (plugins: PublicPlugins, path: string, built: string) =>
  policyReplacer({
    storefront: pageSources(storefrontPlugins(plugins)),
    backOffice: pageSources(backOfficePlugins(plugins)),
    checkout: pageSources(checkoutPlugins(plugins)),
  })(path, built)

describe('the policies in full', () => {
  const vendors = Object.keys(STOREFRONT) as (keyof typeof STOREFRONT)[]

  it('of a storefront page', () => {
    expect(answered({}, '/', PLAIN_POLICY)).toBe(EXPECTED.plain)
    expect(answered(ON, '/', PLAIN_POLICY)).toBe(EXPECTED.storefrontWithAll)
    expect(developmentPolicy()).toBe(EXPECTED.development)
  })

  it.each(vendors)('of a storefront page with %s', (vendor) => {
    expect(answered({ [vendor]: ON[vendor] }, '/', PLAIN_POLICY)).toBe(STOREFRONT[vendor])
  })

  it.each(vendors)('of the back office with %s', (vendor) => {
    const checks = {
      turnstile: EXPECTED.strictWithTurnstile,
      recaptcha: EXPECTED.strictWithRecaptcha,
    }
    const expected =
      vendor === 'turnstile' || vendor === 'recaptcha' ? checks[vendor] : EXPECTED.strict
    for (const path of ['/admin', '/admin/products', '/admin?tab=1'])
      expect(answered({ [vendor]: ON[vendor] }, path, STRICT)).toBe(expected)
  })

  it('of the checkout that asks for a security check after declined cards', () => {
    const turnstile = {
      siteKey: '0x4AAAAAAATEST',
      onContact: false,
      onCheckout: true,
      onLogin: false,
    }
    for (const path of ['/checkout/payment', '/de/checkout'])
      expect(answered({ turnstile }, path, STRICT)).toBe(EXPECTED.strictWithTurnstile)
    const recaptcha = { siteKey: `6L${'a'.repeat(38)}`, forms: ['checkout' as const] }
    expect(answered({ recaptcha }, '/checkout/payment', STRICT)).toBe(EXPECTED.strictWithRecaptcha)
    expect(answered({ recaptcha }, '/', PLAIN_POLICY)).toBe(EXPECTED.plain)
  })

  it('of the checkout, with and without PayPal, regardless of the active plugins', () => {
    for (const path of ['/checkout/payment', '/de/checkout', '/administration'])
      expect(answered(ON, path, STRICT)).toBe(EXPECTED.strict)
    expect(strictPolicy({ nonce: NONCE })).toBe(EXPECTED.strictWithoutPayPal)
    expect(allow(strictPolicy({ nonce: NONCE, isDevelopment: true }), [PAYPAL_PAGE_SOURCES])).toBe(
      EXPECTED.strictInDevelopment,
    )
  })
})
