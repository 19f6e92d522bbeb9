import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { AdminPlugin } from '@/lib/plugins/contracts'
import { SIMULATED_SECRET } from '@/scripts/simulators/turnstile'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { switchPlugins, turnstileOn } from '@/tests/setup/plugins'
import { startOwnStore, type TestStore } from '@/tests/setup/store'
import { TEST_ADMIN } from '@/tests/setup/template'

/** What an environment other than that of all tests changes: none of these variables means anything to the others. */
let store: TestStore

beforeAll(async () => {
  store = await startOwnStore({
    env: {
      CAPTCHA: 'off',
      TRUST_PROXY: 'off',
      PRIVATE_RECEIVERS: 'off',
      PAYPAL_API_URL: '',
      AUTHORIZENET_API_URL: '',
      STRIPE_API_URL: '',
      SQUARE_API_URL: '',
    },
  })
})
afterAll(() => store.stop())

describe('a store on the open net', () => {
  let owner: PluginClient
  beforeAll(async () => {
    owner = pluginClient(await adminClient(store))
  })
  afterEach(() => resetPlugins(store))

  it.each(['http://127.0.0.1:9/', 'http://10.0.0.1/', 'http://[::1]/', 'http://192.168.1.1/x'])(
    'sends nothing to %s',
    async (url) => {
      const answer = await owner.change('webhook', { settings: { url } })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'url' }] } })
    },
  )

  it('sees where a name leads', async () => {
    const signingSecret = await owner.newSecret()
    const { port } = new URL(store.url)
    const answer = await owner.test('webhook', { url: `http://localhost:${port}/`, signingSecret })
    expect(answer.body).toEqual({
      ok: false,
      message: 'The receiver is in a private network, which this store may not reach.',
    })
  })

  it('does not take test cards beside real money', async () => {
    const card = { loginId: 'my-login', transactionKey: 'my-key' }
    const wallet = { clientId: 'my-client-id', clientSecret: 'my-secret' }
    const off: AdminPlugin = await owner.one('paypal')
    expect(off).toMatchObject({ active: false, environment: null })
    await owner.set('paypal', { active: true, settings: { ...wallet, mode: 'live' } })
    const mixed = await owner.change('authorize-net', {
      active: true,
      settings: { ...card, mode: 'test' },
    })
    expect(mixed.status).toBe(409)
    expect((await owner.one('authorize-net')).updatedAt).toBeNull()
    await owner.set('authorize-net', { active: true, settings: { ...card, mode: 'live' } })
    expect((await owner.change('paypal', { settings: { mode: 'test' } })).status).toBe(409)
    await owner.set('authorize-net', { active: false })
    await owner.set('paypal', { settings: { mode: 'test' } })
  })
})

describe('CAPTCHA=off', () => {
  it('opens a login that a wrong key has closed', async () => {
    await switchPlugins(store, turnstileOn({ onContact: true, onLogin: true }, SIMULATED_SECRET))
    const answer = await apiClient(store.url).call('/api/auth/login', {
      method: 'POST',
      body: TEST_ADMIN,
    })
    expect(answer.status).toBe(200)
  })
})

describe('TRUST_PROXY=off', () => {
  it('takes no word of a caller for their address', async () => {
    let limited = false
    for (let call = 0; call < 140 && !limited; call++) {
      const response = await fetch(`${store.url}/api/orders/SH-1767225600000-AAAAA`, {
        headers: { 'x-forwarded-for': `203.0.113.${call}` },
      })
      limited = response.status === 429
    }
    expect(limited).toBe(true)
  })
})
