import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'
import { SIMULATED_RECAPTCHA } from '@/scripts/simulators/recaptcha'
import { SIMULATED_SECRET } from '@/scripts/simulators/turnstile'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
  plugins = pluginClient(admin)
})
afterAll(() => store.stop())
afterEach(() => resetPlugins(store))

const auditOf = async (id: string) =>
  (
    await store.sql.query(
      `SELECT * FROM "AuditEntry" WHERE "entityType" = 'plugin' AND "entityId" = $1 ORDER BY "id"`,
      [id],
    )
  ).rows

/** Everything that is stored about plugins, as text. */
const traces = async () =>
  JSON.stringify([
    (await store.sql.query('SELECT row_to_json(p)::text AS row FROM "Plugin" p')).rows,
    (await store.sql.query('SELECT row_to_json(a)::text AS row FROM "AuditEntry" a')).rows,
  ])

const paths = (answer: { body: { issues?: { path: string }[] } }) =>
  answer.body.issues?.map(({ path }) => path)

describe('the catalogue', () => {
  it('lists its integrations in the categories of the spec', async () => {
    const all = await plugins.all()
    expect(all).toHaveLength(48)
    expect([...new Set(all.map(({ category }) => category))]).toEqual([
      'Payment',
      'Email',
      'SEO',
      'WordPress',
      'Marketing',
      'CRM',
      'Support',
      'Chat',
      'Privacy',
      'Security',
      'Backup',
    ])
  })

  it('counts what the environment sets up as on', async () => {
    const all = await plugins.all()
    const active = all.filter((plugin) => plugin.active).map(({ id }) => id)
    expect(active).toEqual(['paypal', 'authorize-net'])
    expect((await plugins.one('paypal')).environment).toMatch(/environment \(test mode\)/)
    expect((await plugins.one('smtp')).environment).toMatch(
      /mails go through localhost:|127\.0\.0\.1:/,
    )
  })

  it('counts for those that are on what went wrong in the last day, and is told what leaves', async () => {
    const [slack] = (await plugins.all()).filter(({ id }) => id === 'slack')
    expect(slack).toMatchObject({ shares: ['orders', 'products'], learns: [], recentErrors: 0 })
    await store.sql.query(
      `INSERT INTO "Notification" ("id", "pluginId", "event", "payload", "dedupeKey", "status", "lastError", "createdAt")
       SELECT gen_random_uuid(), 'slack', 'order.created', '{}', 'slack:error:' || hours, 'failed', 'It said no',
         now() - make_interval(hours => hours) FROM unnest(ARRAY[1, 20, 25]) hours`,
    )
    try {
      expect((await plugins.one('slack')).recentErrors).toBe(0)
      const webhookUrl =
        'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX'
      await plugins.set('slack', { active: true, settings: { webhookUrl } })
      expect((await plugins.one('slack')).recentErrors).toBe(2)
    } finally {
      await store.sql.query(`DELETE FROM "Notification" WHERE "pluginId" = 'slack'`)
    }
  })

  it('says which put a script into pages, and weighs none that is not known yet', async () => {
    const all = await plugins.all()
    const withScript = all.filter(({ hasScript }) => hasScript).map(({ id }) => id)
    expect(withScript).toContain('hotjar')
    for (const id of ['cookie-consent', 'stripe', 'mailchimp']) expect(withScript).not.toContain(id)
    for (const id of ['cookie-consent', 'hotjar'])
      expect(await admin.call(`/api/admin/plugins/${id}/script`)).toMatchObject({
        status: 200,
        body: { bytes: null },
      })
    expect((await admin.call('/api/admin/plugins/unknown/script')).status).toBe(404)
  })

  it('is for administrators', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call('/api/admin/plugins')).status).toBe(403)
    const refused = await moderator.call('/api/admin/plugins/slack', {
      method: 'PATCH',
      body: { active: true, expectedUpdatedAt: null },
    })
    expect(refused.status).toBe(403)
    expect((await moderator.post('/api/admin/plugins/slack/test')).status).toBe(403)
  })
})

describe('changes', () => {
  it('are refused of what is no plugin', async () => {
    for (const id of ['nothing', '__proto__', 'constructor', '%00', "'; DROP TABLE"]) {
      const answer = await admin.call(`/api/admin/plugins/${encodeURIComponent(id)}`, {
        method: 'PATCH',
        body: { active: true, expectedUpdatedAt: null },
      })
      expect([id, answer.status]).toEqual([id, id === '%00' ? expect.any(Number) : 404])
      expect(answer.status).toBeLessThan(500)
    }
  })
})

describe('settings', () => {
  it('leave one security check on: switching one on switches the other off', async () => {
    const turnstile = { siteKey: '0x4AAAAAAASimulatedSiteKey', secretKey: SIMULATED_SECRET }
    await plugins.set('turnstile', { active: true, settings: turnstile })
    const changed = await plugins.set('recaptcha', { active: true, settings: SIMULATED_RECAPTCHA })
    expect(changed).toMatchObject({ active: true, oneOf: 'captcha' })
    expect(changed.settings).toEqual({ siteKey: SIMULATED_RECAPTCHA.siteKey, forms: ['contact'] })
    expect(await plugins.one('turnstile')).toMatchObject({ active: false, oneOf: 'captcha' })
  })

  it('are stored, shown and audited; a plugin is on once nothing is missing', async () => {
    const refused = await plugins.change('google-analytics', { active: true })
    expect(refused.status).toBe(409)
    expect(paths(refused)).toEqual(['measurementId'])
    const changed = await plugins.set('google-analytics', {
      active: true,
      settings: { measurementId: 'G-ABC123DEF4' },
    })
    expect(changed).toMatchObject({
      active: true,
      missing: [],
      settings: { measurementId: 'G-ABC123DEF4' },
    })
    const [entry] = (await auditOf('google-analytics')).slice(-1)
    expect(entry).toMatchObject({
      username: 'admin',
      action: 'plugin.update',
      before: { active: false, measurementId: null },
      after: { active: true, measurementId: 'G-ABC123DEF4' },
    })
    const { rows } = await store.sql.query(`SELECT 1 FROM "PageChange" WHERE "tag" = 'plugins'`)
    expect(rows).toHaveLength(1)
  })

  it('that are needed stay while it is on', async () => {
    await plugins.set('meta-pixel', { active: true, settings: { pixelId: '1234567890' } })
    const cleared = await plugins.change('meta-pixel', { settings: { pixelId: null } })
    expect(cleared.status).toBe(409)
    expect(paths(cleared)).toEqual(['pixelId'])
    expect((await plugins.one('meta-pixel')).settings.pixelId).toBe('1234567890')
    await plugins.set('meta-pixel', { active: false, settings: { pixelId: null } })
    expect((await plugins.one('meta-pixel')).settings).toEqual({})
  })

  it.each([
    ['google-analytics', { measurementId: "G-1');alert(1)//" }, 'measurementId'],
    ['google-tag-manager', { containerId: '<script>' }, 'containerId'],
    ['smtp', { host: 'mail.example\r\nRCPT TO:<eve>' }, 'host'],
    ['smtp', { fromName: 'A\nBcc: eve@evil.example' }, 'fromName'],
    ['smtp', { port: 1e9 }, 'port'],
    ['smtp', { host: '169.254.169.254' }, 'host'],
    ['webhook', { url: 'file:///etc/passwd' }, 'url'],
    ['webhook', { url: 'http://169.254.169.254/latest/meta-data' }, 'url'],
    ['webhook', { url: 'http://[fe80::1]/' }, 'url'],
    ['webhook', { url: 'http://[::ffff:169.254.169.254]/' }, 'url'],
    ['webhook', { url: 'http://2852039166/' }, 'url'],
    ['webhook', { url: 'https://user:pass@receiver.example/' }, 'url'],
    ['webhook', { events: ['order.created', 'x'] }, 'events'],
    ['paypal', { apiUrl: 'https://evil.example' }, 'apiUrl'],
    ['paypal', { clientId: { $ne: '' } }, 'clientId'],
    ['crisp', { websiteId: ['a'] }, 'websiteId'],
    ['slack', { newOrders: 'yes' }, 'newOrders'],
    ['cookie-consent', { message: 'x'.repeat(500) }, 'message'],
  ])('%s refuses %j', async (id, settings, path) => {
    const answer = await plugins.change(id, { settings })
    expect([answer.status, paths(answer)]).toEqual([400, [path]])
    expect((await plugins.one(id)).updatedAt).toBeNull()
  })

  it.each([
    [{}],
    [{ expectedUpdatedAt: null }],
    [{ active: 'yes', expectedUpdatedAt: null }],
    [{ active: true }],
    [{ active: true, expectedUpdatedAt: 'yesterday' }],
    [{ settings: ['x'], expectedUpdatedAt: null }],
    [{ settings: 'x', expectedUpdatedAt: null }],
  ])('a body like %j is no change', async (body) => {
    const answer = await admin.call('/api/admin/plugins/slack', { method: 'PATCH', body })
    expect(answer.status).toBe(400)
  })

  it('of one administrator are not overwritten by another', async () => {
    const first = await plugins.set('intercom', { settings: { appId: 'ab12cd34' } })
    await plugins.set('intercom', { settings: { appId: 'zz99zz99' } })
    const late = await admin.call('/api/admin/plugins/intercom', {
      method: 'PATCH',
      body: { settings: { appId: 'mine1234' }, expectedUpdatedAt: first.updatedAt },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(late.body.message).toBe(
      'Somebody else changed this plugin. Reload to see their version.',
    )
    expect((await plugins.one('intercom')).settings.appId).toBe('zz99zz99')
    const { updatedAt: expectedUpdatedAt } = await plugins.one('intercom')
    const both = await Promise.all(
      ['one11111', 'two22222'].map((appId) =>
        admin.call('/api/admin/plugins/intercom', {
          method: 'PATCH',
          body: { settings: { appId }, expectedUpdatedAt },
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('secrets', () => {
  const PASSWORD = 'sm7p-p4ss-w0rd'
  const SMTP = { host: 'mail.example', username: 'shop', fromAddress: 'shop@mail.example' }

  it('never come back: not in answers, not in the trail, not in clear in the database', async () => {
    const answers = [
      await plugins.set('smtp', { settings: { ...SMTP, password: PASSWORD } }),
      await plugins.set('smtp', { active: true }),
      await plugins.all(),
    ]
    expect((await plugins.one('smtp')).secrets).toEqual({ password: { set: true } })
    expect((await plugins.one('smtp')).settings).not.toHaveProperty('password')
    expect(JSON.stringify(answers)).not.toContain(PASSWORD)
    expect(await traces()).not.toContain(PASSWORD)
    expect((await auditOf('smtp'))[0]).toMatchObject({
      before: { password: 'not set' },
      after: { password: 'set anew', host: 'mail.example' },
    })
    expect(JSON.stringify((await admin.call('/api/admin/settings/mail')).body)).not.toContain(
      PASSWORD,
    )
  })

  it('are unchanged when left empty, replaced when entered, and cleared by null', async () => {
    const sealed = async () =>
      (await store.sql.query(`SELECT "secretsEncrypted" AS s FROM "Plugin" WHERE "id" = 'smtp'`))
        .rows[0].s
    await plugins.set('smtp', { settings: { ...SMTP, password: PASSWORD } })
    await plugins.set('smtp', { settings: { password: '', username: 'other' } })
    expect((await plugins.one('smtp')).secrets.password).toEqual({ set: true })
    expect(await sealed()).not.toBeNull()
    await plugins.set('smtp', { settings: { password: null } })
    expect((await plugins.one('smtp')).secrets.password).toEqual({ set: false })
    expect(await sealed()).toBeNull()
  })

  it('go to no other server than the one that they were typed for', async () => {
    await plugins.set('smtp', { settings: { ...SMTP, password: PASSWORD } })
    for (const elsewhere of [{ host: 'evil.example' }, { port: 25 }, { encryption: 'optional' }]) {
      const saved = await plugins.change('smtp', { settings: elsewhere })
      expect([saved.status, paths(saved)]).toEqual([400, ['password']])
      const tested = await plugins.test('smtp', elsewhere)
      expect([tested.status, paths(tested)]).toEqual([400, ['password']])
    }
    await plugins.set('smtp', { settings: { host: 'new.example', password: 'typed-again' } })
  })

  it('of one plugin are of no use in the place of another', async () => {
    await plugins.set('slack', {
      settings: { webhookUrl: 'https://hooks.slack.com/services/T/B/x' },
    })
    await plugins.set('turnstile', { settings: { onLogin: true } })
    await store.sql.query(
      `UPDATE "Plugin" SET "secretsEncrypted" =
         (SELECT "secretsEncrypted" FROM "Plugin" WHERE "id" = 'slack') WHERE "id" = 'turnstile'`,
    )
    expect((await plugins.one('turnstile')).secrets).toEqual({ secretKey: { set: false } })
  })

  it('the signing secret is made by the server and shown once', async () => {
    const secret = await plugins.newSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect((await plugins.one('webhook')).secrets).toEqual({ signingSecret: { set: true } })
    expect(JSON.stringify(await plugins.all())).not.toContain(secret)
    expect(await traces()).not.toContain(secret)
    expect(await plugins.newSecret()).not.toBe(secret)
    const stale = await admin.post('/api/admin/plugins/webhook/secret', { expectedUpdatedAt: null })
    expect(stale.status).toBe(409)
    const other = await admin.post('/api/admin/plugins/slack/secret', { expectedUpdatedAt: null })
    expect(other.status).toBe(409)
  })
})

describe('Test Connection', () => {
  const { paypal, authorizeNet } = SIMULATOR_CREDENTIALS
  const result = async (id: string, settings: object = {}) => {
    const answer = await plugins.test(id, settings)
    expect(answer.status).toBe(200)
    return answer.body
  }

  it('asks PayPal and Authorize.Net with the form’s values', async () => {
    expect(await result('paypal')).toMatchObject({ ok: true })
    expect(await result('paypal', paypal)).toEqual({
      ok: true,
      message: 'PayPal accepted the credentials (test mode).',
    })
    expect(await result('paypal', { ...paypal, clientSecret: 'wrong' })).toEqual({
      ok: false,
      message: 'PayPal refused these credentials.',
    })
    expect(await result('authorize-net', authorizeNet)).toMatchObject({ ok: true })
    expect(await result('authorize-net', { ...authorizeNet, transactionKey: 'wrong' })).toEqual({
      ok: false,
      message: 'Authorize.Net refused these credentials.',
    })
    const incomplete = await plugins.test('paypal', { clientId: paypal.clientId })
    expect([incomplete.status, paths(incomplete)]).toEqual([400, ['clientSecret']])
    expect((await plugins.one('paypal')).updatedAt).toBeNull()
  })

  it('uses a stored secret where the form leaves it empty', async () => {
    await plugins.set('paypal', { settings: paypal })
    expect(await result('paypal', { clientId: paypal.clientId, clientSecret: '' })).toMatchObject({
      ok: true,
    })
    await plugins.set('paypal', { settings: { clientSecret: 'wrong' } })
    expect(await result('paypal')).toMatchObject({ ok: false })
    expect(await result('paypal', paypal)).toMatchObject({ ok: true })
  })

  it('signs in at the mail server', async () => {
    const { hostname, port } = new URL(store.simulators.smtp)
    const smtp = {
      host: hostname,
      port: Number(port),
      encryption: 'optional',
      fromAddress: 'shop@mail.example',
    }
    expect(await result('smtp', smtp)).toMatchObject({ ok: true })
    // Another service of the store listens there, or nobody: that is not told.
    const others = await Promise.all(
      [9, Number(new URL(store.url).port)].map((port) => result('smtp', { ...smtp, port })),
    )
    expect(others[0]).toMatchObject({ ok: false })
    expect(others[0].message).toContain('The mail server could not be reached')
    expect(others[1]).toEqual(others[0])
    expect(await result('smtp', { ...smtp, encryption: 'starttls' })).toMatchObject({ ok: false })
    expect(await result('smtp', { ...smtp, host: 'nowhere.invalid' })).toEqual({
      ok: false,
      message: 'There is no host nowhere.invalid.',
    })
  })

  it('has Cloudflare say whether it knows the Secret Key', async () => {
    const siteKey = '0x4AAAAAAASimulatedSiteKey'
    expect(await result('turnstile', { siteKey, secretKey: SIMULATED_SECRET })).toEqual({
      ok: true,
      message: 'Cloudflare knows the Secret Key.',
    })
    expect(await result('turnstile', { siteKey, secretKey: '0x4AAAAAAASomebodyElses' })).toEqual({
      ok: false,
      message: 'Cloudflare does not know this Secret Key.',
    })
  })

  it('has Google say whether it knows the Secret Key', async () => {
    const { siteKey, secretKey } = SIMULATED_RECAPTCHA
    expect(await result('recaptcha', { siteKey, secretKey })).toEqual({
      ok: true,
      message: 'Google knows the Secret Key.',
    })
    expect(await result('recaptcha', { siteKey, secretKey: siteKey })).toEqual({
      ok: false,
      message: 'Google does not know this Secret Key.',
    })
  })

  it('looks at the format where there is nobody to ask', async () => {
    expect(await result('google-analytics', { measurementId: 'G-ABC123DEF4' })).toEqual({
      ok: true,
      message: 'The format is right. The provider was not asked.',
    })
    const wrong = await plugins.test('google-analytics', { measurementId: 'ABC' })
    expect([wrong.status, paths(wrong)]).toEqual([400, ['measurementId']])
  })

  it('leaves a trace without secrets', async () => {
    await plugins.test('paypal', { ...paypal, clientSecret: 'a-secret-that-was-only-tried' })
    const entries = await auditOf('paypal')
    expect(entries.at(-1)).toMatchObject({ action: 'plugin.test', after: { ok: false } })
    expect(await traces()).not.toContain('a-secret-that-was-only-tried')
  })
})
