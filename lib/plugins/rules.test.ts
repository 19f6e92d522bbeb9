import { describe, expect, it } from '@jest/globals'
import { NOTIFICATION_EVENTS } from '@/lib/mail/notifications/events'
import { PLUGINS, pluginById } from '@/lib/server/plugin-catalogue/registry'
import { isMasked, isMaskedKey, isSecret, listToText, textToList } from './fields'
import type { Plugin } from './plugin'
import { boundIssues, checkSettings, missingFields, valuesFrom } from './rules'

function plugin(id: string): Plugin {
  const known = pluginById(id)
  if (!known) throw new Error(`There is no plugin ${id}`)
  return known
}
const problems = (id: string, settings: object) =>
  checkSettings(plugin(id), { ...settings }).issues.map(({ path }) => path)

describe('masking', () => {
  it.each(['password', 'clientSecret', 'transactionKey', 'SECRET', 'apiKey', 'siteKey'])(
    '%s is masked',
    (key) => expect(isMaskedKey(key)).toBe(true),
  )
  it.each(['clientId', 'host', 'measurementId', 'events'])('%s is not', (key) =>
    expect(isMaskedKey(key)).toBe(false),
  )

  it('hides every secret, and what is public only on the screen', () => {
    for (const { fields } of PLUGINS)
      for (const field of fields) if (isSecret(field)) expect(isMasked(field)).toBe(true)
    const [siteKey, secretKey] = plugin('turnstile').fields
    expect(siteKey && [isMasked(siteKey), isSecret(siteKey)]).toEqual([true, false])
    expect(secretKey && [isMasked(secretKey), isSecret(secretKey)]).toEqual([true, true])
    const slack = plugin('slack').fields.find(({ key }) => key === 'webhookUrl')
    expect(slack && isSecret(slack)).toBe(true)
  })
})

describe('lists', () => {
  it('are text that is split on comma and space', () => {
    expect(listToText(['a', 'b c'])).toBe('a, b c')
    expect(textToList('a, b c,  , d')).toEqual(['a', 'b c', 'd'])
    expect(textToList('a,b')).toEqual(['a,b'])
    expect(textToList(listToText(NOTIFICATION_EVENTS))).toEqual([...NOTIFICATION_EVENTS])
  })
})

describe('checkSettings', () => {
  it('takes what fits', () => {
    const { set, issues } = checkSettings(plugin('smtp'), {
      host: ' smtp.example.com ',
      port: 2525,
      encryption: 'tls',
      fromAddress: 'shop@example.com',
    })
    expect(issues).toEqual([])
    expect(set).toMatchObject({ host: 'smtp.example.com', port: 2525 })
  })

  it.each([
    ['google-analytics', { measurementId: 'UA-1' }, 'measurementId'],
    ['google-analytics', { measurementId: "G-ABC123');alert(1)//" }, 'measurementId'],
    ['google-tag-manager', { containerId: '<script>' }, 'containerId'],
    ['meta-pixel', { pixelId: '12345' }, 'pixelId'],
    ['meta-pixel', { pixelId: 1234567890 }, 'pixelId'],
    ['hotjar', { siteId: '1234' }, 'siteId'],
    ['hotjar', { siteId: '12345/x.js' }, 'siteId'],
    ['ahrefs', { dataKey: 'ah-private' }, 'dataKey'],
    ['ahrefs', { apiKey: 'ah-private' }, 'apiKey'],
    ['crisp', { websiteId: 'x' }, 'websiteId'],
    ['tidio', { publicKey: '../x' }, 'publicKey'],
    ['tidio', { publicKey: `https://code.tidio.co/${'a'.repeat(32)}.js` }, 'publicKey'],
    ['onetrust', { domainScriptId: '../x' }, 'domainScriptId'],
    ['onetrust', { analyticsGroup: 'C0002,C0004' }, 'analyticsGroup'],
    ['onetrust', { regions: ['EU'] }, 'regions'],
    ['cookiebot', { domainGroupId: '0'.repeat(32) }, 'domainGroupId'],
    ['klaviyo', { privateKey: 'sk_0123456789abcdef01234567' }, 'privateKey'],
    ['klaviyo', { listId: '../x' }, 'listId'],
    ['wordpress', { siteUrl: 'blog.example' }, 'siteUrl'],
    ['wordpress', { language: '../x' }, 'language'],
    ['wordpress', { mode: 'mirror' }, 'mode'],
    ['yoast-seo', { takeOverTitles: 'yes' }, 'takeOverTitles'],
    ['woocommerce', { siteUrl: 'shop.example' }, 'siteUrl'],
    ['woocommerce', { syncPrices: 'yes' }, 'syncPrices'],
    ['recaptcha', { siteKey: '0x4AAAAAAASiteKey' }, 'siteKey'],
    ['recaptcha', { forms: ['contact', 'newsletter'] }, 'forms'],
    ['smtp', { host: 'http://evil.example' }, 'host'],
    ['smtp', { host: 'a b' }, 'host'],
    ['smtp', { host: 'mail@evil.example' }, 'host'],
    ['smtp', { port: 70000 }, 'port'],
    ['smtp', { port: '587' }, 'port'],
    ['smtp', { fromName: 'A\r\nBcc: eve@evil.example' }, 'fromName'],
    ['smtp', { fromAddress: 'nobody' }, 'fromAddress'],
    ['webhook', { url: 'ftp://example.com' }, 'url'],
    ['webhook', { url: 'javascript:alert(1)' }, 'url'],
    ['webhook', { url: 'https://me:secret@example.com' }, 'url'],
    ['webhook', { url: '/inner' }, 'url'],
    ['webhook', { events: ['order.created', 'order.made_up'] }, 'events'],
    ['webhook', { events: 'order.created' }, 'events'],
    ['webhook', { signingSecret: 'short' }, 'signingSecret'],
    ['slack', { newOrders: 'yes' }, 'newOrders'],
    ['google-cloud-storage', { bucket: '../other' }, 'bucket'],
    ['dropbox', { folder: 'a//b' }, 'folder'],
    ['dropbox', { refreshToken: 'with a space in it' }, 'refreshToken'],
    ['google-cloud-storage', { prefix: '../other' }, 'prefix'],
    ['paypal', { mode: 'pretend' }, 'mode'],
    ['paypal', { clientId: 'x'.repeat(10_000) }, 'clientId'],
    ['paypal', { apiUrl: 'https://evil.example' }, 'apiUrl'],
    ['paypal', { constructor: 'x' }, 'constructor'],
    ['cookie-consent', { months: 1.5 }, 'months'],
  ])('%s refuses %j, naming the setting', (id, settings, path) =>
    expect(problems(id, settings)).toEqual([path]),
  )

  it('clears with null and with empty text, but does not change a secret that is left empty', () => {
    const { set, cleared, issues } = checkSettings(plugin('smtp'), {
      host: null,
      username: '',
      password: '',
    })
    expect({ set, cleared, issues }).toEqual({ set: {}, cleared: ['host', 'username'], issues: [] })
    expect(checkSettings(plugin('smtp'), { password: null }).cleared).toEqual(['password'])
  })

  it('removes repetitions from a list', () => {
    const { set } = checkSettings(plugin('webhook'), {
      events: ['order.created', 'order.created'],
    })
    expect(set.events).toEqual(['order.created'])
  })
})

describe('missingFields', () => {
  it('names what is needed and not there', () => {
    const missing = missingFields(plugin('webhook'), valuesFrom(plugin('webhook'), {}))
    expect(missing.map(({ key }) => key)).toEqual(['url', 'signingSecret'])
    expect(missingFields(plugin('webhook'), { url: 'https://a.example', events: [] })).toHaveLength(
      2,
    )
  })
})

describe('valuesFrom', () => {
  it('lets what does not fit any more count as not stored', () => {
    const stored = { port: 'many', host: 'mail.example', colour: 'red' }
    expect(valuesFrom(plugin('smtp'), stored)).toMatchObject({ port: 587, host: 'mail.example' })
    expect(valuesFrom(plugin('smtp'), stored)).not.toHaveProperty('colour')
  })
})

describe('boundIssues', () => {
  const before = { values: { host: 'a.example', port: 587 }, secrets: { password: 'stored' } }
  const issues = (set: Record<string, string>, cleared: string[] = []) =>
    boundIssues(plugin('smtp'), { set, cleared }, before).map(({ path }) => path)

  it('asks for the password again when it would go to another server', () => {
    expect(issues({ host: 'b.example' })).toEqual(['password'])
    expect(issues({ host: 'b.example', password: 'typed' })).toEqual([])
    expect(issues({ host: 'b.example' }, ['password'])).toEqual([])
    expect(issues({ host: 'a.example', username: 'other' })).toEqual([])
  })
})
