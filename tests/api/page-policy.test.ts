import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PLAIN_POLICY } from '@/lib/platform/content-security-policy.mjs'
import { eventually } from '@/tests/setup/api-client'
import { PLUGINS_ON, type PluginsOn, switchPlugins, turnstileOn } from '@/tests/setup/plugins'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const policyOf = async (path: string) =>
  (await fetch(store.url + path, { redirect: 'manual' })).headers.get('content-security-policy') ??
  ''

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

describe('the policy of storefront pages', () => {
  it('allows the hosts of the plugins that are on, on every page, and removes them', async () => {
    expect(await policyOf('/')).toBe(PLAIN_POLICY)
    const turnstile = turnstileOn({ onContact: true, onLogin: false }, '0x4AAAAAAASecretKey')
    const policy = await turnOn({ ...PLUGINS_ON.google, ...turnstile }, (text) =>
      text.includes('googletagmanager'),
    )
    expect(policy).toContain("script-src 'self' 'unsafe-inline' https://*.googletagmanager.com")
    expect(policy).toContain('https://challenges.cloudflare.com')
    expect(policy).not.toMatch(/facebook|crisp|tawk|intercom|unsafe-eval/)
    for (const path of ['/', '/de/products', '/nonsense', '/checkout/nonsense'])
      expect(await policyOf(path)).toBe(policy)
    expect(await turnOn({}, (text) => !text.includes('google'))).toBe(PLAIN_POLICY)
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

  it('applies after a start, whatever was on before', async () => {
    await turnOn(PLUGINS_ON.intercom, (text) => text.includes('intercom'))
    await store.kill()
    await store.start()
    await eventually(async () => (await policyOf('/')).includes('https://widget.intercom.io'))
    await turnOn({}, (text) => text === PLAIN_POLICY)
  })
})
