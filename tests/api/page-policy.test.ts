import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PLAIN_POLICY } from '@/lib/platform/content-security-policy.mjs'
import { eventually } from '@/tests/setup/api-client'
import { readPage } from '@/tests/setup/pages'
import { PLUGINS_ON, type PluginsOn, switchPlugins, turnstileOn } from '@/tests/setup/plugins'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const HASHES = / 'sha256-[^']+'/g

const wholePolicyOf = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(store.url + path, { redirect: 'manual', headers })
  return {
    policy: response.headers.get('content-security-policy') ?? '',
    html: await response.text(),
  }
}

/** Without the hashes of the page's own scripts. */
const policyOf = async (path: string) => (await wholePolicyOf(path)).policy.replace(HASHES, '')

/** Switches plugins on as the back office does, and waits until pages show it. */
async function turnOn(plugins: PluginsOn, isKnown: (policy: string) => boolean): Promise<string> {
  await switchPlugins(store, plugins)
  await store.sql.query(
    `INSERT INTO "PageChange" ("tag") VALUES ('plugins')
     ON CONFLICT ("tag") DO UPDATE SET "version" = nextval('"PageChange_version_seq"')`,
  )
  await store.sql.query(`SELECT pg_notify('page_changes', '')`)
  return eventually(async () => {
    const policy = await policyOf('/contact')
    return isKnown(policy) && policy
  })
}

// After a start: page-changes.test.ts.
describe('the policy of storefront pages', () => {
  it('allows the hosts of the plugins that are on, on every page, and removes them', async () => {
    expect(await policyOf('/')).toBe(PLAIN_POLICY)
    const turnstile = turnstileOn({ onContact: true, onLogin: false }, '0x4AAAAAAASecretKey')
    const policy = await turnOn({ ...PLUGINS_ON.google, ...turnstile }, (text) =>
      text.includes('googletagmanager'),
    )
    expect(policy).toContain("script-src 'self' https://*.googletagmanager.com")
    expect(policy).toContain('https://challenges.cloudflare.com')
    expect(policy).not.toMatch(
      /facebook|hotjar|ahrefs|crisp|tawk|intercom|tidio|cookielaw|cookiebot|unsafe-eval/,
    )
    for (const path of ['/', '/de/products', '/nonsense', '/checkout/nonsense'])
      expect(await policyOf(path)).toBe(policy)
    expect(await turnOn({}, (text) => !text.includes('google'))).toBe(PLAIN_POLICY)
  })

  it('belongs to pages that ask for no consent while nothing needs it', async () => {
    const asks = async () => {
      const { all } = await readPage(store, '/contact')
      return all.queryByRole('button', { name: 'Cookie settings' }) !== null
    }
    expect(await asks()).toBe(false)
    await turnOn(PLUGINS_ON.crisp, (text) => text.includes('crisp'))
    // A page that was kept is shown once more.
    await eventually(asks)
    const look = { 'cookie-consent': { settings: { position: 'bottom', months: 6 } } }
    expect(await turnOn(look, (text) => !text.includes('crisp'))).toBe(PLAIN_POLICY)
    await eventually(async () => !(await asks()))
    await turnOn({}, (text) => text === PLAIN_POLICY)
  })

  it.each(['/', '/admin/products'])(
    'needs nothing of the description of the API: %s',
    async (path) => {
      const { html } = await wholePolicyOf(path)
      expect(html.match(/<(?:script|link)[^>]*(?:swagger|openapi|api\/docs)[^>]*>/g)).toBeNull()
    },
  )

  it.each([
    ['/', {}],
    ['/de', {}],
    ['/products', {}],
    ['/category/norton', {}],
    ['/de/contact', {}],
    ['/knowledge', {}],
    ['/nonsense', {}],
    ['/nonsense.html', {}],
    ['/checkout/nonsense', {}],
    ['/products', { cookie: '__prerender_bypass=x' }],
  ])('allows exactly the inline scripts of %s (%j)', async (path, headers) => {
    // As it was rendered, as it was kept.
    for (let visit = 0; visit < 2; visit++) {
      const { policy, html } = await wholePolicyOf(path, headers)
      const scripts = [...html.matchAll(/<script(?![^>]* src=)([^>]*)>([\s\S]*?)<\/script>/g)]
        .filter(([, attributes = '']) => !attributes.includes('ld+json'))
        .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'))
      expect(scripts.length).toBeGreaterThan(0)
      const named = [...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash)
      expect(new Set(named)).toEqual(new Set(scripts))
      expect(policy).toMatch(/script-src 'self' 'sha256-/)
      expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain(
        'unsafe',
      )
      expect(Buffer.byteLength(policy)).toBeLessThan(6000)
    }
  })

  it('is never that of pages that take a card or belong to the back office', async () => {
    const strict = await policyOf('/checkout/review')
    await turnOn({ ...PLUGINS_ON.google, ...PLUGINS_ON.meta, ...PLUGINS_ON.crisp }, (text) =>
      text.includes('crisp'),
    )
    const withoutNonce = (policy: string) => policy.replace(/'nonce-[^']+'/, '')
    for (const path of ['/checkout/review', '/de/checkout/payment', '/admin/products'])
      expect(withoutNonce(await policyOf(path))).toBe(withoutNonce(strict))
    await turnOn({}, (text) => text === PLAIN_POLICY)
  })
})
