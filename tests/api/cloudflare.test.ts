import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Product } from '@/lib/catalog/contracts'
import {
  type CloudflareSimulator,
  PERMISSIONS,
  SIMULATED_CLOUDFLARE,
  startCloudflareSimulator,
} from '@/scripts/simulators/cloudflare'
import { adminClient } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { finishJob } from '@/tests/setup/jobs'
import { type PluginClient, pluginClient, resetPlugins } from '@/tests/setup/plugin-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const KEPT_FOR = 'cloudflare-cdn-cache-control'
const STATE = '/api/admin/cloudflare'
const ATTACK_MODE = `${STATE}/attack-mode`

let cloudflare: CloudflareSimulator
let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>
let plugins: PluginClient
let product: Product

beforeAll(async () => {
  cloudflare = await startCloudflareSimulator()
  store = await startStore({ CLOUDFLARE_API_URL: cloudflare.url })
  admin = await adminClient(store)
  plugins = pluginClient(admin)
  product = (await apiClient(store.url).call('/api/products')).body[0]
})
afterAll(async () => {
  await store?.stop()
  await cloudflare?.close()
})

beforeEach(async () => {
  await plugins.set('cloudflare', { active: false })
  await resetPlugins(store)
  await store.sql.query('DELETE FROM "OuterCache"')
  cloudflare.fail(null)
  cloudflare.setRules(null)
  cloudflare.setLevel('medium')
  cloudflare.purged.length = 0
  cloudflare.permissions.clear()
  for (const permission of PERMISSIONS) cloudflare.permissions.add(permission)
  Object.assign(cloudflare.zone, {
    name: new URL(store.url).hostname,
    status: 'active',
    paused: false,
  })
})

/** Once the store's process has said that it took in what changed. */
async function purge() {
  await eventually(async () => {
    const { rows } = await store.sql.query(
      `SELECT 1 FROM "ServerProcess" WHERE "pagesVersion" < (SELECT max("version") FROM "PageChange")`,
    )
    return rows.length === 0
  })
  await finishJob(store, 'purge_changed_pages')
}
const switchOn = () => plugins.set('cloudflare', { active: true, settings: SIMULATED_CLOUDFLARE })
const state = async () => (await admin.call(STATE)).body
const attack = (isUnderAttack: boolean) =>
  admin.call(ATTACK_MODE, { method: 'PUT', body: { isUnderAttack } })

/** Switches it on, and lets it say what it says at first. */
async function begin() {
  await switchOn()
  await purge()
  await purge()
  await purge()
  cloudflare.purged.length = 0
}

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(store.url + path, { headers, redirect: 'manual' })
  await answer.text()
  return {
    status: answer.status,
    keptFor: answer.headers.get(KEPT_FOR),
    tags: answer.headers.get('cache-tag')?.split(',') ?? [],
    cacheControl: answer.headers.get('cache-control'),
  }
}

/** What a page is kept under; the first time it may come from the framework, which keeps nothing. */
const kept = async (path: string) =>
  eventually(async () => {
    const { keptFor, tags } = await page(path)
    return keptFor !== null && tags
  })

async function rename(name: string) {
  const path = `/api/admin/products/${product.id}`
  const { body } = await admin.call(path)
  const answer = await admin.call(path, {
    method: 'PATCH',
    body: { name, expectedUpdatedAt: body.updatedAt },
  })
  expect(answer.status).toBe(200)
}

describe('Test Connection', () => {
  const said = async (settings: object = {}) =>
    (await plugins.test('cloudflare', { ...SIMULATED_CLOUDFLARE, ...settings })).body

  it('tries the token, the zone and what the token may do', async () => {
    expect(await said()).toEqual({ ok: true, message: 'Cloudflare takes the credentials.' })
    expect(await said({ apiToken: 'x'.repeat(40) })).toEqual({
      ok: false,
      message: 'Cloudflare does not take these credentials.',
    })
    expect(await said({ zoneId: 'f'.repeat(32) })).toMatchObject({
      message: 'Cloudflare does not know this zone.',
    })
    for (const permission of ['Cache Purge', 'Cache Rules'] as const) {
      cloudflare.permissions.delete(permission)
      expect(await said()).toEqual({
        ok: false,
        message: `Cloudflare takes the token, but it lacks the permission ${permission}.`,
      })
      cloudflare.permissions.add(permission)
    }
    cloudflare.permissions.delete('Zone Settings')
    expect(await said()).toEqual({
      ok: true,
      message:
        'Cloudflare takes the token. Only the switch for attacks needs the permission Zone Settings, too.',
    })
  })

  it('asks for the zone of the store, at work', async () => {
    cloudflare.zone.paused = true
    expect(await said()).toMatchObject({
      message: 'Cloudflare knows this zone, but it is not active there.',
    })
    cloudflare.zone.name = 'other.example'
    expect(await said()).toMatchObject({
      message: 'Cloudflare knows this zone, but the store is not in it.',
    })
    cloudflare.fail(503)
    expect(await said()).toMatchObject({
      message: 'Cloudflare cannot be reached at the moment.',
    })
  })

  it('asks for settings of the right form', async () => {
    const answer = await plugins.change('cloudflare', { settings: { zoneId: 'shop.example' } })
    expect(answer.status).toBe(400)
  })
})

describe('while it is off', () => {
  it('nothing is kept, and Cloudflare hears of nothing', async () => {
    const before = cloudflare.calls()
    expect(await page('/')).toMatchObject({ status: 200, keptFor: null, tags: [] })
    await rename('Renamed quietly')
    await purge()
    expect(await state()).toEqual({
      purgedAt: null,
      problem: null,
      isUnderAttack: null,
      attackProblem: null,
    })
    expect((await attack(true)).status).toBe(409)
    expect(cloudflare.calls()).toBe(before)
  })
})

describe('pages', () => {
  it('may be kept by Cloudflare, by nobody else, and say under what', async () => {
    await begin()
    const tags = await kept(`/products/${product.slug}`)
    expect(tags.length).toBeGreaterThan(2)
    const answer = await page(`/products/${product.slug}`)
    expect(answer.keptFor).toMatch(/^public, max-age=\d+, stale-if-error=86400$/)
    expect(answer.cacheControl).toBe('public, max-age=0, must-revalidate')
    expect(await kept('/de')).toContain(tags[0])
  })

  it('are not kept where they are one visitor’s, or not the same for all at their address', async () => {
    await begin()
    await kept('/')
    await kept('/de')
    const others: [string, Record<string, string>?][] = [
      ['/', { cookie: 'NEXT_LOCALE=de' }],
      ['/', { 'accept-language': 'de' }],
      ['/de', { cookie: '__prerender_bypass=x' }],
      ['/de?_rsc=abc'],
      ['/de', { rsc: '1' }],
      ['/checkout'],
      ['/de/checkout'],
      ['/admin'],
      ['/orders/lookup'],
      ['/api/products'],
      ['/api/cart'],
      ['/api/admin/plugins'],
      ['/no-such-page'],
    ]
    for (const [path, headers] of others) {
      await page(path, headers)
      const { keptFor, tags } = await page(path, headers)
      expect([path, headers, keptFor, tags]).toEqual([path, headers, null, []])
    }
  })

  it('that changed are purged by what they are kept under, twice, and no others', async () => {
    await begin()
    await purge()
    expect(cloudflare.purged).toEqual([])
    const ofProduct = await kept(`/products/${product.slug}`)
    await rename('Renamed for all')
    // The store's own run may come between them, and meet some of the changes only.
    for (let run = 0; run < 4; run += 1) await purge()
    const told = cloudflare.purged.flatMap(({ tags }) => tags)
    const times = new Map(told.map((tag) => [tag, told.filter((each) => each === tag).length]))
    expect([...times.values()].every((count) => count === 2)).toBe(true)
    expect(ofProduct.some((tag) => times.has(tag))).toBe(true)
    expect(told).not.toContain(ofProduct[0])
    const before = cloudflare.purged.length
    await purge()
    expect(cloudflare.purged).toHaveLength(before)
    expect((await state()).purgedAt).toEqual(expect.any(String))
  })

  it('are all purged when it is switched on, and when too much changed', async () => {
    await switchOn()
    await purge()
    const [all] = await kept('/')
    expect(cloudflare.purged[0]).toEqual({ tags: [all] })
    await begin()
    await store.sql.query(
      `INSERT INTO "PageChange" ("tag") SELECT 'changed:' || n FROM generate_series(1, 100) n`,
    )
    try {
      await store.sql.query(`SELECT pg_notify('page_changes', '')`)
      await purge()
      expect(cloudflare.purged[0]).toEqual({ tags: [all] })
    } finally {
      await store.sql.query(`DELETE FROM "PageChange" WHERE "tag" LIKE 'changed:%'`)
    }
  })

  it('are purged later while Cloudflare is in trouble, and not before it wants to be asked', async () => {
    await begin()
    cloudflare.fail(503)
    await rename('Renamed in a storm')
    await purge()
    expect(await state()).toMatchObject({ problem: 'not_reached', attackProblem: 'not_reached' })
    cloudflare.fail(429)
    await purge()
    expect(await state()).toMatchObject({ problem: 'busy' })
    cloudflare.fail(null)
    await purge()
    expect(cloudflare.purged).toEqual([])
    await store.sql.query(`UPDATE "OuterCache" SET "notBefore" = now()`)
    await purge()
    expect(cloudflare.purged.length).toBeGreaterThan(0)
    expect(await state()).toMatchObject({ problem: null })
  })

  it('are no longer kept once it is off: all are purged, and its rules taken away', async () => {
    const ofOwner = {
      id: 'owner',
      ref: 'owner',
      expression: 'true',
      action: 'set_cache_settings',
    }
    cloudflare.setRules([ofOwner])
    await begin()
    expect(cloudflare.rules()?.map(({ ref }) => ref)).toEqual([
      'owner',
      'softhaven_personal',
      'softhaven_pages',
    ])
    const [all] = await kept('/')
    await plugins.set('cloudflare', { active: false })
    expect(await page('/')).toMatchObject({ keptFor: null, tags: [] })
    cloudflare.fail(503)
    await purge()
    cloudflare.fail(null)
    await purge()
    expect(cloudflare.purged).toEqual([{ tags: [all] }])
    expect(cloudflare.rules()).toEqual([ofOwner])
    const calls = cloudflare.calls()
    await purge()
    expect(cloudflare.calls()).toBe(calls)
  })

  it('say why they were not purged where the token may not', async () => {
    cloudflare.permissions.delete('Cache Rules')
    await switchOn()
    await purge()
    expect(cloudflare.purged).toEqual([])
    expect(await state()).toMatchObject({ purgedAt: null, problem: 'denied' })
  })
})

describe('the check of all visitors', () => {
  it('is switched on and off, to the level from before, and leaves a trace', async () => {
    cloudflare.setLevel('high')
    await begin()
    expect(await state()).toMatchObject({ isUnderAttack: false })
    expect((await attack(true)).body).toMatchObject({ isUnderAttack: true })
    expect((await attack(true)).status).toBe(200)
    expect(cloudflare.level()).toBe('under_attack')
    expect((await attack(false)).body).toMatchObject({ isUnderAttack: false })
    expect(cloudflare.level()).toBe('high')
    const { rows } = await store.sql.query(
      `SELECT "before", "after" FROM "AuditEntry" WHERE "action" = 'cloudflare.attack_mode' ORDER BY "id"`,
    )
    expect(rows).toEqual([
      { before: { securityLevel: 'high' }, after: { securityLevel: 'under_attack' } },
      { before: { securityLevel: 'under_attack' }, after: { securityLevel: 'high' } },
    ])
  })

  it('is refused where the token may not', async () => {
    await switchOn()
    cloudflare.permissions.delete('Zone Settings')
    const answer = await attack(true)
    expect(answer.status).toBe(409)
    expect(answer.body.message).toBe(
      'Cloudflare does not let the API token do this: it needs the permission Zone Settings (edit)',
    )
    expect(await state()).toMatchObject({ isUnderAttack: null, attackProblem: 'denied' })
  })
})
